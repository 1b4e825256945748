import { attempt } from './attempt.ts';
import { forgetItem, storedItem, storeItem } from './stored-item.ts';

/** Names under which the portal keeps things in the browser's storage; the guard in the page head reads them too. */
export const storageKeys = {
  session: 'portal.session',
  foundation: 'portal.foundation',
  language: 'portal.language',
  /** What of the user's settings every page follows from its first moment on. */
  settings: 'portal.settings',
  /** Set while the last session is known to have expired, so that the login says so in every tab (§8-7). */
  expired: 'portal.expired',
} as const;

/** §9-2: remembers the selected foundation across logins. */
export const foundationIdKey = 'storedFoundationId';

/** What islands alone read; apart, because every page carries the names that its guard knows. They outlive a logout. */
export const islandKeys = {
  /** How files are shown, as tiles or as a table. */
  fileView: 'portal.fileView',
  /** Which columns a user sees in a list, and in which order. */
  columns: 'portal.columns',
  /** How high a user wants the rows of lists. */
  density: 'portal.density',
  /** What columns and words of imported tables mean to a user. */
  tableImport: 'portal.tableImport',
  /** A random name of this browser, by which the server knows it for one that the user signed in with before. */
  device: 'portal.device',
  /** Which users see their commissions where products are chosen. */
  commission: 'portal.commission',
  /** `off` where single keys do nothing. */
  shortcuts: 'portal.shortcuts',
} as const;

/** Lists kept for the next page load; all of them go at logout. */
export const cachePrefix = 'portal.cache.';
/** What a logout takes away. The foundation's id and the language stay for the next login. */
export const isPersonal = (key: string): boolean =>
  [storageKeys.session, storageKeys.foundation, storageKeys.settings].some((personal) => personal === key) ||
  key.startsWith(cachePrefix);

export function forgetPersonal(storage: Storage): void {
  for (const key of Object.keys(storage)) if (isPersonal(key)) storage.removeItem(key);
}

/** Empties every list at once, also to make room in a storage that is full. */
export function forgetCaches(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(cachePrefix)) localStorage.removeItem(key);
  });
}

/** Forgets the user in the storage that all tabs share. */
export const forgetUser = (): void => attempt(() => forgetPersonal(localStorage));

/**
 * The message of the login page about the last session, until the next one begins; a tab with blocked storage passes it
 * in the address.
 */
export const recordExpiry = (expired: boolean): void =>
  expired ? storeItem(storageKeys.expired, '1') : forgetItem(storageKeys.expired);

/** True from an expiry until the next login. */
export const hasExpired = (): boolean => storedItem(storageKeys.expired) !== undefined;

/** For persistent stores; what cannot be read counts as nothing. */
export const asJson = {
  encode: (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value)),
  decode: (text: string) => attempt(() => JSON.parse(text)),
};

/** By which a user's choice is found again in this browser: after a logout no trace of the user may remain. */
export function disguise(user: string): string {
  let hash = 5381;
  for (const character of user) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 2 ** 32;
  return hash.toString(36);
}
