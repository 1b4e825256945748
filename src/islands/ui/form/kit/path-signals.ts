/** Tells who asked for a path that something changed there, and nobody else: a large form has thousands of fields. */
export interface PathSignals {
  on: (paths: readonly string[], listener: () => void) => () => void;
  /** Whatever lies at, above or below the path has changed; everything where none is named. */
  emit: (path?: string) => void;
}

const touches = (asked: string, changed: string) =>
  asked === changed || asked.startsWith(`${changed}.`) || changed.startsWith(`${asked}.`);

type Listeners = Map<string, Set<() => void>>;

const listen =
  (listeners: Listeners): PathSignals['on'] =>
  (paths, listener) => {
    for (const path of paths) listeners.set(path, (listeners.get(path) ?? new Set()).add(listener));
    return () => {
      for (const path of paths) listeners.get(path)?.delete(listener);
    };
  };

export function pathSignals(): PathSignals {
  const listeners: Listeners = new Map();
  return {
    on: listen(listeners),
    emit(path) {
      for (const [asked, those] of listeners)
        if (path === undefined || touches(asked, path)) for (const listener of [...those]) listener();
    },
  };
}

/** The message key of each field that is wrong; a field hears of its own error alone. */
export interface ErrorSignals {
  of: (path: string) => string | undefined;
  on: PathSignals['on'];
  set: (faults: readonly { path: string; key: string }[]) => void;
}

export function errorSignals(): ErrorSignals {
  const listeners: Listeners = new Map();
  let known = new Map<string, string>();
  return {
    of: (path) => known.get(path),
    on: listen(listeners),
    set(faults) {
      const before = known;
      known = new Map(faults.map(({ path, key }) => [path, key]));
      for (const path of new Set([...before.keys(), ...known.keys()]))
        if (before.get(path) !== known.get(path)) for (const listener of listeners.get(path) ?? []) listener();
    },
  };
}
