import { type PersistentEvents, setPersistentEngine } from '@nanostores/persistent';
import { forgetCaches } from './storage.ts';
import { storageFallback } from './storage-fallback.ts';
import { storageModeMark } from './storage-mode.ts';

const elsewhere: Record<string, string> = {};

/** During the export there is none. */
function storage(): Record<string, string> {
  try {
    return (globalThis.localStorage as Record<string, string> | undefined) ?? elsewhere;
  } catch {
    return elsewhere;
  }
}

/**
 * Entries of persistent stores take precedence over cached ones, and stay in the page's memory if no storage accepts
 * them.
 */
function write(key: string, value: string): void {
  try {
    storage()[key] = value;
  } catch {
    try {
      forgetCaches();
      storage()[key] = value;
    } catch {
      const storageMode = storageFallback();
      if (globalThis.document) document.documentElement.dataset[storageModeMark] = storageMode;
      storage()[key] = value;
    }
  }
}

/** Also where there is no window, as during the export. */
const events: PersistentEvents = {
  addEventListener(_key, listener, restore) {
    globalThis.addEventListener?.('storage', listener as unknown as EventListener);
    globalThis.addEventListener?.('pageshow', restore);
  },
  removeEventListener(_key, listener, restore) {
    globalThis.removeEventListener?.('storage', listener as unknown as EventListener);
    globalThis.removeEventListener?.('pageshow', restore);
  },
};

setPersistentEngine(
  new Proxy(
    {},
    {
      get: (_, key: string) => storage()[key],
      has: (_, key: string) => key in storage(),
      set(_, key: string, value: string) {
        write(key, value);
        return true;
      },
      deleteProperty: (_, key: string) => delete storage()[key],
    },
  ),
  events,
);
