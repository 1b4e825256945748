import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { fieldChanges, isSameAnswer, type Merged, mergeForms } from '#domain/form/form-merge.ts';
import { markDirty } from '../form-input/dirty-forms.ts';
import type { SavedInput } from '../form-input/saved-input.ts';

type Values = Record<string, unknown>;

/** A state of the record that the form works on. */
export interface SavedState {
  version: number;
  /** As the form's controls hold them. */
  values: Values;
  modified: number;
}

export interface AutosaveState {
  /** `waiting` and `saving` while something is not on the server yet. */
  step: 'rest' | 'waiting' | 'saving';
  /** When the server took the input last, in ms. */
  savedAt: number | undefined;
  /** When the unsent input was saved in this browser. */
  keptAt?: number;
  /** The last call failed, and another one follows. */
  isRetrying?: true;
  /** What others made of fields that were changed here too; nothing is sent until it is settled. */
  conflict?: { theirs: SavedState; disputed: readonly string[] };
  /** Why the server did not take it, where trying again changes nothing. */
  failure?: ApiError;
}

export interface Autosave {
  $state: ReadableAtom<AutosaveState>;
  /** What the form begins with: the record, with the input that did not reach it. */
  begin(): Values;
  /** The form that is shown: how its values are read, and how it takes over fields that others have changed. */
  bind(form: { read: () => Values; apply: (fields: Values) => void }): void;
  changed(): void;
  /** Sends at once what is left; false where it did not go through. */
  flush(outlive?: boolean): Promise<boolean>;
  /** Another state of the record became known: what others alone have changed is taken over. */
  follow(state: SavedState): void;
  settle(side: 'mine' | 'theirs'): void;
  /** Keeps the input here and lets go of the page. */
  leave(): void;
}

interface Options {
  start: SavedState;
  /** Throws the ApiError of a refusal; where the record has changed, `present` answers its new state by then. */
  send(changes: Values, version: number, outlive: boolean): Promise<SavedState>;
  present(): SavedState | undefined;
  /** The browser's own copy of what has not been saved. */
  copy: { read(): SavedInput | undefined; write(savedInput: SavedInput): boolean; forget(): void };
  now?: () => number;
}

/** After the last change, in ms, the input is kept in the browser, and goes to the server. */
const pauses = { copy: 300, send: 800 };

const pickFields = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** What a record answered by itself where nothing had been answered. */
const additionsTo = (sent: Values, answered: Values): Values =>
  pickFields(
    answered,
    Object.keys(answered).filter(
      (name) => isSameAnswer(sent[name], undefined) && !isSameAnswer(answered[name], undefined),
    ),
  );

/** Keeps the input of a form in its record as one goes: one call at a time, with the version that was seen, changed fields alone. */
export function autosave({ start, send, present, copy, now = Date.now }: Options): Autosave {
  const $state = atom<AutosaveState>({ step: 'rest', savedAt: start.modified });
  let savedState = start;
  let read = () => savedState.values;
  let apply: (fields: Values) => void = () => {};
  let running: Promise<boolean> | undefined;
  let release: (() => void) | undefined;
  const timers: Partial<Record<keyof typeof pauses, ReturnType<typeof setTimeout>>> = {};

  const set = (change: Partial<AutosaveState>) => $state.set({ ...$state.get(), ...change });
  const later = (what: keyof typeof pauses, run: () => void) => {
    clearTimeout(timers[what]);
    timers[what] = setTimeout(run, pauses[what]);
  };
  const isChanged = () => Object.keys(fieldChanges(savedState.values, read())).length > 0;

  function keepCopy(): void {
    clearTimeout(timers.copy);
    const savedAt = now();
    const savedCopy = {
      values: read(),
      step: 0,
      savedAt,
      beside: { base: savedState.values },
      version: savedState.version,
    };
    if (copy.write(savedCopy)) set({ keptAt: savedAt });
  }

  function rest(): void {
    clearTimeout(timers.copy);
    copy.forget();
    release?.();
    release = undefined;
    const { keptAt: _kept, failure: _failure, isRetrying: _over, ...state } = $state.get();
    $state.set({ ...state, step: 'rest' });
  }

  function take(state: SavedState, base: Values, mine: Values): Merged {
    const merged = mergeForms(base, mine, state.values);
    savedState = state;
    const { disputed } = merged;
    set({ savedAt: state.modified, ...(disputed.length > 0 && { conflict: { theirs: state, disputed } }) });
    return merged;
  }

  function follow(state: SavedState | undefined): boolean {
    if (!state || state.version <= savedState.version) return false;
    const { taken: takenNames, values } = take(state, savedState.values, read());
    apply(pickFields(values, takenNames));
    return true;
  }

  async function save(outlive: boolean): Promise<boolean> {
    clearTimeout(timers.send);
    const sent = structuredClone(read());
    const changes = fieldChanges(savedState.values, sent);
    if (Object.keys(changes).length === 0) {
      rest();
      return true;
    }
    set({ step: 'saving' });
    try {
      const answer = await send(changes, savedState.version, outlive);
      const added = additionsTo(sent, answer.values);
      savedState = { ...answer, values: { ...sent, ...added } };
      apply(
        pickFields(
          added,
          Object.keys(added).filter((name) => isSameAnswer(read()[name], undefined)),
        ),
      );
      const { failure: _failure, isRetrying: _over, ...state } = $state.get();
      $state.set({ ...state, savedAt: answer.modified });
    } catch (cause) {
      const failure = ApiError.from(cause);
      keepCopy();
      const isNews = follow(present());
      set({ step: 'waiting', ...(failure.isTransient || isNews ? { isRetrying: true as const } : { failure }) });
      if (failure.isTransient || isNews) later('send', () => void flush());
      return false;
    }
    if (!isChanged()) rest();
    else {
      set({ step: 'waiting' });
      later('send', () => void flush());
    }
    return true;
  }

  async function flush(outlive = false): Promise<boolean> {
    if ($state.get().conflict) return false;
    while (running) await running;
    if ($state.get().step === 'rest') return true;
    running = save(outlive).finally(() => {
      running = undefined;
    });
    return running;
  }

  function changed(): void {
    release ??= markDirty();
    set({ step: running ? 'saving' : 'waiting' });
    later('copy', keepCopy);
    if (!$state.get().conflict) later('send', () => void flush());
  }

  return {
    $state,
    changed,
    flush,
    bind(form) {
      ({ read, apply } = form);
    },
    begin() {
      const savedCopy = copy.read();
      if (!savedCopy) return savedState.values;
      const { base } = savedCopy.beside as { base?: Values };
      const { values } = take(savedState, base ?? savedState.values, savedCopy.values);
      read = () => values;
      if (isChanged()) changed();
      else rest();
      return values;
    },
    follow(state) {
      if (!running) follow(state);
    },
    settle(side) {
      const { conflict, ...state } = $state.get();
      if (!conflict) return;
      $state.set(state);
      if (side === 'theirs') apply(pickFields(conflict.theirs.values, conflict.disputed));
      changed();
      void flush();
    },
    leave() {
      if ($state.get().step !== 'rest') keepCopy();
      clearTimeout(timers.copy);
      clearTimeout(timers.send);
      void flush(true);
      release?.();
      release = undefined;
    },
  };
}
