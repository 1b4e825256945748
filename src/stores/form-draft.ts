import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { ApiError } from '../api/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../api/drafts.ts';
import { type Draft, draft } from '../contract/draft.ts';
import { keepsNothing } from './keeping.ts';
import { forgetKept, type Kept, type KeptPlace, readKept, writeKept } from './kept.ts';
import { $owner } from './owner.ts';

/** After the last change, in ms, the draft goes to the server. */
const pause = 3000;
/** Until the next try where the server did not take it. */
const nextTry = 10_000;

export interface DraftState {
  /** When the input was kept last, in ms, and where. */
  saved?: { at: number; where: 'here' | 'server' };
  /** A draft on the server that this browser does not know. */
  offered?: Draft;
  /** What another window made of the draft; nothing is sent until the user has chosen. */
  conflict?: Draft;
}

/** Keeps the input of one form: in the browser at once, on the server some seconds after the last change. */
export interface FormDraft {
  $state: ReadableAtom<DraftState>;
  read(): Kept | undefined;
  write(kept: Kept): void;
  /** Forgets it everywhere, sent or discarded, and answers what it was: `write` brings it back. */
  drop(): Kept | undefined;
  /** Follows the form while it is shown: asks the server for its draft, and sends what is left when the form goes. */
  follow(): () => void;
  /** Takes the offered draft, or the one of the other window. */
  takeTheirs(): void;
  /** Lets the own input overwrite that of the other window. */
  keepMine(): void;
}

/**
 * The draft of a form of the present user for the selected organisation; undefined while either is not known. What is
 * said about a record stays with the record's organisation when another one is selected; a new request goes along.
 */
export function formDraft(form: string, about: 'record' | 'new'): FormDraft | undefined {
  const owner = $owner.get();
  if (!owner) return undefined;
  let place: KeptPlace = { ...owner, form };
  const key = form.replaceAll(/[^\w.-]/g, '.');
  const $state = atom<DraftState>({});
  let version = 0;
  let latest: Kept | undefined;
  let unsent = false;
  let running: Promise<void> | undefined;
  let wait = pause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (event: Event) => event.preventDefault();
  const change = (state: DraftState) => {
    $state.set(state);
    // Asked only while it is needed: some browsers keep a page with such a listener out of the back/forward cache.
    if (latest && !state.saved) globalThis.addEventListener?.('beforeunload', ask);
    else globalThis.removeEventListener?.('beforeunload', ask);
  };

  /** When what this window loaded and sent was written: a version of ours whose answer was lost is no conflict. */
  const own = new Set<unknown>();
  const isOwn = (theirs: Draft) => own.has(theirs.data['savedAt']);
  /** The same for later pages of this browser, until an answer says what the server has. */
  let unanswered: readonly number[] = [];

  function keepHere(kept: Kept): boolean {
    latest = { ...kept, version, unanswered };
    return writeKept(place, latest) && !keepsNothing();
  }

  function hold(kept: Kept): void {
    const isHere = keepHere(kept);
    const { saved: _before, ...state } = $state.get();
    change({ ...state, ...(isHere && { saved: { at: kept.savedAt, where: 'here' } }) });
  }

  function serverHas(is: number, savedAt: unknown): void {
    if (!latest) return;
    version = is;
    unanswered = [];
    keepHere(latest);
    if (latest.savedAt === savedAt) change({ saved: { at: latest.savedAt, where: 'server' } });
    else unsent = true;
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => save(false), ms);
  }

  async function put(kept: Kept, outlive: boolean): Promise<void> {
    const [at, { version: _local, unanswered: _here, ...data }] = [place, kept];
    wait = pause;
    own.add(kept.savedAt);
    unanswered = [...unanswered, kept.savedAt];
    if (latest) keepHere(latest);
    try {
      const answer = await keepDraft(at.trid, key, { version, data: { ...data } }, outlive);
      if (at !== place || !latest) return;
      serverHas(answer.version, kept.savedAt);
    } catch (cause) {
      if (at !== place || !latest) return;
      const error = ApiError.from(cause);
      const theirs = z.safeParse(draft, error.answer?.['draft']);
      if (error.status === 409 && theirs.success && isOwn(theirs.data))
        serverHas(theirs.data.version, theirs.data.data['savedAt']);
      else if (error.status === 409 && theirs.success) change({ ...$state.get(), conflict: theirs.data });
      else if (error.status === 0 || error.status >= 500) {
        unsent = true;
        wait = nextTry;
      }
    }
  }

  function save(outlive: boolean): void {
    clearTimeout(timer);
    const { conflict, offered } = $state.get();
    // A page that goes away cannot wait for the answer to what it sent before.
    if (!latest || !unsent || (running && !outlive) || conflict || offered) return;
    unsent = false;
    const mine = put(latest, outlive).finally(() => {
      if (running !== mine) return;
      running = undefined;
      if (unsent && latest) later(wait);
    });
    running = mine;
  }

  function forget(): void {
    clearTimeout(timer);
    const [at, isThere] = [place, version > 0 || unanswered.length > 0];
    latest = undefined;
    unsent = false;
    unanswered = [];
    version = 0;
    forgetKept(at);
    if (isThere) void (running ?? Promise.resolve()).then(() => dropDraft(at.trid, key)).catch(() => undefined);
  }

  async function look(): Promise<void> {
    const at = place;
    const theirs = await readDraft(at.trid, key);
    if (!theirs || at !== place || theirs.version <= version || running) return;
    if (isOwn(theirs)) {
      serverHas(theirs.version, theirs.data['savedAt']);
      if (unsent) later(pause);
    } else if (latest) change({ ...$state.get(), conflict: theirs });
    else change({ offered: theirs });
  }

  return {
    $state,
    read() {
      latest = readKept(place) ?? latest;
      version = latest?.version ?? 0;
      unanswered = latest?.unanswered ?? [];
      for (const savedAt of latest ? [latest.savedAt, ...unanswered] : []) own.add(savedAt);
      if (latest && !$state.get().saved && !keepsNothing())
        change({ saved: { at: latest.savedAt, where: version > 0 ? 'server' : 'here' } });
      return latest;
    },
    write(kept) {
      const { offered, ...state } = $state.get();
      if (offered) change({ ...state, conflict: offered });
      hold(kept);
      unsent = true;
      later(pause);
    },
    drop() {
      const { offered } = $state.get();
      const dropped = latest ?? (offered?.data as unknown as Kept | undefined);
      version ||= offered?.version ?? 0;
      forget();
      change({});
      return dropped;
    },
    follow() {
      look().catch(() => undefined);
      const leave = () => save(true);
      // Phones end pages that they have put aside without another word.
      const putAside = () => document.visibilityState === 'hidden' && !running && save(true);
      addEventListener('pagehide', leave);
      globalThis.document?.addEventListener('visibilitychange', putAside);
      const stop = $owner.listen((next) => {
        if (about === 'record' || !next || next.user !== place.user || next.trid === place.trid) return;
        // The form goes on for another organisation, and its draft with it.
        const kept = latest;
        forget();
        place = { ...next, form };
        if (kept) this.write(kept);
      });
      return () => {
        stop();
        removeEventListener('pagehide', leave);
        globalThis.document?.removeEventListener('visibilitychange', putAside);
        save(false);
      };
    },
    takeTheirs() {
      const { offered, conflict } = $state.get();
      const theirs = offered ?? conflict;
      if (!theirs) return;
      version = theirs.version;
      unsent = false;
      hold(theirs.data as unknown as Kept);
      change({ saved: { at: theirs.modified, where: 'server' } });
    },
    keepMine() {
      const { conflict, ...state } = $state.get();
      if (!conflict) return;
      version = conflict.version;
      change(state);
      unsent = true;
      save(false);
    },
  };
}
