import { afterEach, expect, test, vi } from 'vitest';
import { storageFallback } from '#stores/storage/storage-fallback.ts';

const session = JSON.stringify({ token: 'a.b.c' });

/** A storage of the browser with so many characters of room. */
function browserStorage(room: number, entries: Record<string, string> = {}): Storage {
  const storage = {
    ...entries,
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem(key: string, value: string) {
      const used = Object.entries(storage).reduce((sum, [, text]) => sum + String(text).length, 0);
      const methods = 300;
      if (used - methods + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      Reflect.set(storage, key, value);
    },
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  for (const name of ['getItem', 'setItem', 'removeItem']) Object.defineProperty(storage, name, { enumerable: false });
  return storage as unknown as Storage;
}

function block(place: string): void {
  Object.defineProperty(globalThis, place, {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}
const give = (place: string, storage: Storage) =>
  Object.defineProperty(globalThis, place, { configurable: true, value: storage });

afterEach(() => {
  for (const place of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, place);
  vi.unstubAllGlobals();
});

test('§faults storages that work stay as they are', () => {
  const [common, tab] = [browserStorage(1e6), browserStorage(1e6)];
  give('localStorage', common);
  give('sessionStorage', tab);
  expect(storageFallback()).toBe('browser');
  expect([localStorage, sessionStorage]).toEqual([common, tab]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('§faults where both are blocked the page keeps everything in its memory', () => {
  block('localStorage');
  block('sessionStorage');
  expect(storageFallback()).toBe('page');
  localStorage.setItem('portal.session', session);
  Reflect.set(localStorage, 'portal.language', 'en');
  sessionStorage.setItem('kept:x', '{}');
  expect(localStorage.getItem('portal.session')).toBe(session);
  expect(Object.keys(localStorage)).toEqual(['portal.session', 'portal.language']);
  expect([localStorage.length, localStorage.key(1), localStorage.key(2)]).toEqual([2, 'portal.language', null]);
  localStorage.removeItem('portal.language');
  expect('portal.language' in localStorage).toBe(false);
  expect(localStorage.getItem('portal.language')).toBeNull();
  localStorage.clear();
  expect([localStorage.length]).toEqual([0]);
  expect(Object.keys(sessionStorage)).toEqual(['kept:x']);
});

test('§faults a tab that may store carries what is kept to its next page', () => {
  const tab = browserStorage(1e6);
  block('localStorage');
  give('sessionStorage', tab);
  expect(storageFallback()).toBe('tab');
  localStorage.setItem('portal.session', session);
  block('localStorage');
  expect(storageFallback()).toBe('tab');
  expect(localStorage.getItem('portal.session')).toBe(session);
  localStorage.removeItem('portal.session');
  block('localStorage');
  storageFallback();
  expect(localStorage.getItem('portal.session')).toBeNull();
});

test('§faults a full storage loses its caches first', () => {
  const common = browserStorage(6000, { 'portal.cache.tickets': 'x'.repeat(5000), 'portal.session': session });
  give('localStorage', common);
  give('sessionStorage', browserStorage(1e6));
  expect(storageFallback()).toBe('browser');
  expect(Object.keys(common)).toEqual(['portal.session']);
});

test('§faults a storage that stays full is read, written over in memory, and forgets at a logout', () => {
  const common = browserStorage(10, { 'portal.session': session, 'portal.language': 'en' });
  give('localStorage', common);
  give('sessionStorage', browserStorage(10));
  expect(storageFallback()).toBe('page');
  expect(localStorage.getItem('portal.session')).toBe(session);
  localStorage.setItem('portal.session', 'renewed');
  expect(localStorage.getItem('portal.session')).toBe('renewed');
  localStorage.removeItem('portal.session');
  expect(Object.keys(common)).toEqual(['portal.language']);
});
