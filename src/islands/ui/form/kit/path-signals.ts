/** Notifies only the listeners of a changed path, because a large form has thousands of fields. */
export interface PathSignals {
  on: (paths: readonly string[], listener: () => void) => () => void;
  /** Reports a change at, above or below the path; without a path, everywhere. */
  emit: (path?: string) => void;
}

const touches = (watchedPath: string, changed: string) =>
  watchedPath === changed || watchedPath.startsWith(`${changed}.`) || changed.startsWith(`${watchedPath}.`);

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
      for (const [watchedPath, those] of listeners)
        if (path === undefined || touches(watchedPath, path)) for (const listener of [...those]) listener();
    },
  };
}

/** The message key of each field that is wrong; a field hears of its own error alone. */
export interface ErrorSignals {
  of: (path: string) => string | undefined;
  on: PathSignals['on'];
  /** All of them, for a part with many fields; the same map until something changes. */
  all: () => ReadonlyMap<string, string>;
  onAny: (listener: () => void) => () => void;
  set: (faults: readonly { path: string; key: string }[]) => void;
}

export function errorSignals(): ErrorSignals {
  const listeners: Listeners = new Map();
  const listenersOfAll = new Set<() => void>();
  let currentValues: ReadonlyMap<string, string> = new Map();
  return {
    all: () => currentValues,
    onAny(listener) {
      listenersOfAll.add(listener);
      return () => listenersOfAll.delete(listener);
    },
    of: (path) => currentValues.get(path),
    on: listen(listeners),
    set(faults) {
      const before = currentValues;
      currentValues = new Map(faults.map(({ path, key }) => [path, key]));
      const changed = [...new Set([...before.keys(), ...currentValues.keys()])].filter(
        (path) => before.get(path) !== currentValues.get(path),
      );
      for (const path of changed) for (const listener of listeners.get(path) ?? []) listener();
      if (changed.length > 0) for (const listener of listenersOfAll) listener();
    },
  };
}
