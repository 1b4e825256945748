import { attempt } from './attempt.ts';
import { cachePrefix, forgetCaches } from './storage.ts';

/** What outlives this page of what the portal stores: all of it, what this tab holds, or nothing. */
export type StorageMode = 'browser' | 'tab' | 'page';

/** Where the stand-in of the common storage is kept for the next page in this tab. */
const tabKey = 'portal.tab';
const probe = `${cachePrefix}probe`;
/** More than a session needs. */
const filler = 'x'.repeat(4096);

type Entries = Record<string, string>;
type Place = 'localStorage' | 'sessionStorage';

function takes(place: Place): boolean {
  const took = attempt(() => {
    globalThis[place].setItem(probe, filler);
    globalThis[place].removeItem(probe);
    return true;
  });
  return took ?? false;
}

const entriesOf = (place: Place): Entries => attempt(() => ({ ...globalThis[place] })) ?? {};

const methods = {
  getItem(this: Entries, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: Entries, key: string, value: string) {
    this[key] = String(value);
  },
  removeItem(this: Entries, key: string) {
    delete this[key];
  },
  clear(this: Entries) {
    for (const key of Object.keys(this)) delete this[key];
  },
  key(this: Entries, index: number) {
    return Object.keys(this)[index] ?? null;
  },
};

/** A storage in the page's memory that says when it has changed. */
function pageStorage(first: Entries, changed: (entries: Entries, removed?: string) => void): Entries {
  const entries: Entries = Object.assign(Object.create(methods), first);
  return new Proxy(entries, {
    get: (target, key, self) => (key === 'length' ? Object.keys(target).length : Reflect.get(target, key, self)),
    set(target, key: string, value) {
      target[key] = String(value);
      changed(target);
      return true;
    },
    deleteProperty(target, key: string) {
      delete target[key];
      changed(target, key);
      return true;
    },
  });
}

const put = (place: Place, storage: Entries) =>
  Object.defineProperty(globalThis, place, { value: storage, configurable: true });

function standInForCommon(tab: Storage | undefined): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const real = (): Storage => before?.get?.call(globalThis) ?? before?.value;
  const tabEntries: Entries = attempt(() => JSON.parse(tab?.getItem(tabKey) ?? '{}')) ?? {};
  put(
    'localStorage',
    pageStorage({ ...entriesOf('localStorage'), ...tabEntries }, (entries, removed) => {
      attempt(() => tab?.setItem(tabKey, JSON.stringify(entries)));
      // A storage that is full still forgets, and must at a logout; a blocked one has nothing to forget.
      if (removed !== undefined) attempt(() => real().removeItem(removed));
    }),
  );
}

/**
 * Puts storages of the page's own in place of those that the browser blocks or that are full, so that all code finds
 * storages that work. What is written outlives the page where the tab's storage takes it.
 */
export function storageFallback(): StorageMode {
  let isUsable = takes('localStorage');
  if (!isUsable) {
    forgetCaches();
    isUsable = takes('localStorage');
  }
  const tab = takes('sessionStorage') ? sessionStorage : undefined;
  if (!tab)
    put(
      'sessionStorage',
      pageStorage(entriesOf('sessionStorage'), () => {}),
    );
  if (isUsable) return 'browser';
  standInForCommon(tab);
  return tab ? 'tab' : 'page';
}
