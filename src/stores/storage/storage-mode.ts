import type { StorageMode } from './storage-fallback.ts';

/** Set on the page's root before any island; the guard reads it too. */
export const storageModeMark = 'storageMode';

/** What outlives this page; said before any island. */
export const storageMode = (): StorageMode =>
  (globalThis.document?.documentElement.dataset[storageModeMark] as StorageMode | undefined) ?? 'browser';

/** True where a login is lost with the page, so that each page asks for it (decision "browsers that keep nothing"). */
export const storesNothing = (): boolean => storageMode() === 'page';
