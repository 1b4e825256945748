import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { ApiError } from '#api/api-error.ts';
import { dropFormInput, keepFormInput, readFormInput } from '#api/form-inputs.ts';
import { maxUnanswered, type StoredFormInput, storedFormInput } from '#contract/form-input.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $viewedUser } from '../session/session.ts';
import { storesNothing } from '../storage/storage-mode.ts';
import {
  closedWindowKey,
  forgetClosedWindow,
  forgetSavedInput,
  readClosedWindow,
  readSavedInput,
  type SavedInput,
  type SavedInputPlace,
  writeClosedWindow,
  writeSavedInput,
} from './saved-input.ts';

/** After the last change, in ms, the form input goes to the server. */
const pause = 3000;
/** Until the next try where the server did not take it. */
const nextTry = 10_000;

export interface FormInputState {
  /** When the input was kept last, in ms, and where. */
  saved?: { at: number; where: 'here' | 'server' };
  /** A form input on the server that this browser does not know. */
  offered?: StoredFormInput;
  /** What another window made of the form input; nothing is sent until the user has chosen. */
  conflict?: StoredFormInput;
}

/** Keeps the input of one form: in the browser at once, on the server some seconds after the last change. */
export interface FormInput {
  $state: ReadableAtom<FormInputState>;
  /** Goes on with what this browser kept, whichever window wrote it. */
  read(): SavedInput | undefined;
  /** What this window holds, whatever another one has written since. */
  mine(): SavedInput | undefined;
  write(kept: SavedInput): void;
  /** Forgets it everywhere, sent or discarded, and answers what it was: `write` brings it back. */
  drop(): SavedInput | undefined;
  /** Follows the form while it is shown: asks the server for its form input, and sends what is left when the form goes. */
  follow(): () => void;
  /** Takes the offered form input, or the one of the other window. */
  takeTheirs(): void;
  /** Lets the own input overwrite that of the other window. */
  keepMine(): void;
}

/**
 * The form input of a form of the present user for the selected organisation; undefined while either is not known. What is
 * said about a record stays with the record's organisation when another one is selected; a new request goes along.
 */
export function openFormInput(form: string, about: 'record' | 'new'): FormInput | undefined {
  const owner = $dataScope.get();
  // What somebody else typed is his alone.
  if (!owner || $viewedUser.get()) return undefined;
  let place: SavedInputPlace = { ...owner, form };
  const key = form.replaceAll(/[^\w.-]/g, '.');
  const $state = atom<FormInputState>({});
  let version = 0;
  let latest: SavedInput | undefined;
  let unsent = false;
  let running: Promise<void> | undefined;
  let closedWindow: SavedInput | undefined;
  let wait = pause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (event: Event) => event.preventDefault();
  const change = (state: FormInputState) => {
    $state.set(state);
    // Asked only while it is needed: some browsers keep a page with such a listener out of the back/forward cache.
    if (latest && !state.saved) globalThis.addEventListener?.('beforeunload', ask);
    else globalThis.removeEventListener?.('beforeunload', ask);
  };

  const isSame = (theirs: Record<string, unknown>, mine: SavedInput) =>
    isSameAnswer(theirs['values'], mine.values) && isSameAnswer(theirs['beside'], mine.beside);

  /**
   * What this window loaded and sent, by when it was written: a version of ours whose answer was lost is no conflict. Of
   * earlier pages only the time is known.
   */
  const own = new Map<unknown, SavedInput | undefined>();
  const isOwn = ({ data }: StoredFormInput) => {
    const mine = own.get(data['savedAt']);
    return mine ? isSame(data, mine) : own.has(data['savedAt']);
  };
  /** Ours, or the same input from another window. */
  const isKnown = (theirs: StoredFormInput) => isOwn(theirs) || (latest !== undefined && isSame(theirs.data, latest));
  /** The same for later pages of this browser, until an answer says what the server has. */
  let unanswered: readonly number[] = [];

  function keepHere(kept: SavedInput): boolean {
    latest = { ...kept, version, unanswered };
    return writeSavedInput(place, latest) && !storesNothing();
  }

  function hold(kept: SavedInput): void {
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

  async function put(kept: SavedInput, outlive: boolean): Promise<void> {
    const [at, { version: _local, unanswered: _here, ...data }] = [place, kept];
    wait = pause;
    own.set(kept.savedAt, kept);
    const before = unanswered.slice(-maxUnanswered);
    unanswered = [...unanswered, kept.savedAt];
    if (latest) keepHere(latest);
    try {
      const answer = await keepFormInput(
        at.trid,
        key,
        { version, data: { ...data }, ...(before.length > 0 && { unanswered: before }) },
        outlive,
      );
      if (at !== place || !latest) return;
      serverHas(answer.version, kept.savedAt);
    } catch (cause) {
      if (at !== place || !latest) return;
      const error = ApiError.from(cause);
      const theirs = z.safeParse(storedFormInput, error.answer?.['formInput']);
      if (error.status === 409 && theirs.success && isKnown(theirs.data))
        serverHas(theirs.data.version, theirs.data.data['savedAt']);
      else if (error.status === 409 && theirs.success) change({ ...$state.get(), conflict: theirs.data });
      else if (error.isTransient) {
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

  /** Asks about the input of a window that was closed, before this one overwrites the last copy of it. */
  function heedClosedWindow(): void {
    const theirs = readClosedWindow(place);
    const state = $state.get();
    if (!theirs) {
      if (!closedWindow) return;
      closedWindow = undefined;
      const { conflict: _gone, ...rest } = state;
      change(rest);
      if (unsent) later(pause);
    } else if (!latest || isSame({ ...theirs }, latest)) forgetClosedWindow(place);
    else if (!state.conflict) {
      closedWindow = theirs;
      // Its last call may have come through.
      own.set(theirs.savedAt, theirs);
      change({ ...state, conflict: { key, version, modified: theirs.savedAt, data: { ...theirs } } });
    }
  }

  /** The user has chosen between this window and the closed one; the choice goes to the server. */
  function settle(): void {
    if (closedWindow) forgetClosedWindow(place);
    closedWindow = undefined;
  }

  function write(kept: SavedInput): void {
    const { offered, ...state } = $state.get();
    if (offered) change({ ...state, conflict: offered });
    latest = kept;
    heedClosedWindow();
    hold(kept);
    unsent = true;
    later(pause);
  }

  function forget(): void {
    clearTimeout(timer);
    const [at, isThere] = [place, version > 0 || unanswered.length > 0];
    latest = undefined;
    unsent = false;
    unanswered = [];
    version = 0;
    closedWindow = undefined;
    forgetSavedInput(at);
    forgetClosedWindow(at);
    if (isThere) void (running ?? Promise.resolve()).then(() => dropFormInput(at.trid, key)).catch(() => undefined);
  }

  async function look(): Promise<void> {
    const at = place;
    const theirs = await readFormInput(at.trid, key);
    if (!theirs || at !== place || theirs.version <= version || running) return;
    if (isKnown(theirs)) {
      serverHas(theirs.version, theirs.data['savedAt']);
      if (unsent) later(pause);
    } else if (latest) change({ ...$state.get(), conflict: theirs });
    else change({ offered: theirs });
  }

  return {
    $state,
    read() {
      latest = readSavedInput(place) ?? latest;
      version = latest?.version ?? 0;
      unanswered = latest?.unanswered ?? [];
      for (const savedAt of latest ? [latest.savedAt, ...unanswered] : [])
        own.set(savedAt, savedAt === latest?.savedAt ? latest : undefined);
      heedClosedWindow();
      if (latest && !$state.get().saved && !storesNothing())
        change({ ...$state.get(), saved: { at: latest.savedAt, where: version > 0 ? 'server' : 'here' } });
      return latest;
    },
    mine: () => latest,
    write,
    drop() {
      const { offered } = $state.get();
      const dropped = latest ?? (offered?.data as unknown as SavedInput | undefined);
      version ||= offered?.version ?? 0;
      forget();
      change({});
      return dropped;
    },
    follow() {
      look().catch(() => undefined);
      const leave = () => {
        const isOpen = unsent || running || $state.get().conflict;
        save(true);
        if (!latest || !isOpen) return;
        if (closedWindow) keepHere(latest);
        else writeClosedWindow(place, latest);
      };
      const hear = ({ key }: StorageEvent) => key === closedWindowKey(place) && heedClosedWindow();
      // Phones end pages that they have put aside without another word.
      const putAside = () => document.visibilityState === 'hidden' && !running && save(true);
      addEventListener('pagehide', leave);
      addEventListener('storage', hear);
      globalThis.document?.addEventListener('visibilitychange', putAside);
      const stop = $dataScope.listen((next) => {
        if (about === 'record' || !next || next.user !== place.user || next.trid === place.trid) return;
        // The form goes on for another organisation, and its form input with it.
        const kept = latest;
        forget();
        place = { ...next, form };
        if (kept) write(kept);
      });
      return () => {
        stop();
        removeEventListener('pagehide', leave);
        removeEventListener('storage', hear);
        globalThis.document?.removeEventListener('visibilitychange', putAside);
        save(false);
      };
    },
    takeTheirs() {
      const { offered, conflict } = $state.get();
      const theirs = offered ?? conflict;
      if (!theirs) return;
      if (closedWindow) {
        settle();
        change({});
        write(theirs.data as unknown as SavedInput);
        return;
      }
      version = theirs.version;
      unsent = false;
      hold(theirs.data as unknown as SavedInput);
      change({ saved: { at: theirs.modified, where: 'server' } });
    },
    keepMine() {
      const { conflict, ...state } = $state.get();
      if (!conflict) return;
      settle();
      version = conflict.version;
      change(state);
      unsent = true;
      save(false);
    },
  };
}
