import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { ApiError } from '#api/api-error.ts';
import { dropFormInput, keepFormInput, readFormInput } from '#api/form-inputs.ts';
import { maxUnanswered, storedFormInput } from '#contract/form-input.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $viewedUser } from '../session/session.ts';
import { storesNothing } from '../storage/storage-mode.ts';
import { watchClosedWindow } from './closed-window.ts';
import type { FormInput, FormInputState } from './form-input.ts';
import { OwnVersions } from './own-versions.ts';
import {
  forgetSavedInput,
  readSavedInput,
  type SavedInput,
  type SavedInputPlace,
  writeSavedInput,
} from './saved-input.ts';

/** After the last change, in ms, the form input goes to the server. */
const pause = 3000;
/** Until the next try where the server did not take it. */
const nextTry = 10_000;

/**
 * The form input of a form of the present user for the selected organisation; undefined while either is not known. What is
 * said about a record stays with the record's organisation when another one is selected; a new request goes along.
 */
export function openFormInput(form: string, about: 'record' | 'new'): FormInput | undefined {
  const owner = $dataScope.get();
  // Input of another user stays with that user.
  if (!owner || $viewedUser.get()) return undefined;
  let place: SavedInputPlace = { ...owner, form };
  const key = form.replaceAll(/[^\w.-]/g, '.');
  const $state = atom<FormInputState>({});
  let version = 0;
  let latest: SavedInput | undefined;
  let unsent = false;
  let running: Promise<void> | undefined;
  let wait = pause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (event: Event) => event.preventDefault();
  const change = (state: FormInputState) => {
    $state.set(state);
    // Asked only while it is needed: some browsers keep a page with such a listener out of the back/forward cache.
    if (latest && !state.saved) globalThis.addEventListener?.('beforeunload', ask);
    else globalThis.removeEventListener?.('beforeunload', ask);
  };

  const own = new OwnVersions();
  /** When the versions were written that were sent without an answer, for later pages of this browser. */
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
    own.add(kept);
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
      if (error.status === 409 && theirs.success && own.has(theirs.data, latest))
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

  const closedWindow = watchClosedWindow({
    getPlace: () => place,
    ask(theirs) {
      // Its last call may have come through.
      own.add(theirs);
      change({ ...$state.get(), conflict: { key, version, modified: theirs.savedAt, data: { ...theirs } } });
    },
    release() {
      const { conflict: _settled, ...state } = $state.get();
      change(state);
      if (unsent) later(pause);
    },
  });
  const checkClosedWindow = () => closedWindow.check(latest, $state.get().conflict !== undefined);

  function write(kept: SavedInput): void {
    const { offered, ...state } = $state.get();
    if (offered) change({ ...state, conflict: offered });
    latest = kept;
    checkClosedWindow();
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
    forgetSavedInput(at);
    closedWindow.forget(at);
    if (isThere) void (running ?? Promise.resolve()).then(() => dropFormInput(at.trid, key)).catch(() => undefined);
  }

  async function look(): Promise<void> {
    const at = place;
    const theirs = await readFormInput(at.trid, key);
    if (!theirs || at !== place || theirs.version <= version || running) return;
    if (own.has(theirs, latest)) {
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
      if (latest) own.add(latest);
      checkClosedWindow();
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
        if (closedWindow.isAsked()) keepHere(latest);
        else closedWindow.write(latest);
      };
      const hear = (event: StorageEvent) => closedWindow.isChangedBy(event) && checkClosedWindow();
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
      if (closedWindow.isAsked()) {
        closedWindow.forget(place);
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
      if (closedWindow.isAsked()) closedWindow.forget(place);
      version = conflict.version;
      change(state);
      unsent = true;
      save(false);
    },
  };
}
