/** Names under which the portal keeps things in the browser's storage; the guard in the page head reads them too. */
export const storageKeys = {
  session: 'portal.session',
  foundation: 'portal.foundation',
  /** §9: remembers the selected foundation across logins. */
  foundationId: 'storedFoundationId',
  language: 'portal.language',
  debugAjax: 'debugAjax',
} as const;

/** Lists kept for the next page load; all of them go at logout. */
export const cachePrefix = 'portal.cache.';
/** What a logout takes away. The foundation's id and the language stay for the next login. */
export const isPersonal = (key: string): boolean =>
  key === storageKeys.session || key === storageKeys.foundation || key.startsWith(cachePrefix);

export function forgetPersonal(storage: Storage): void {
  for (const key of Object.keys(storage)) if (isPersonal(key)) storage.removeItem(key);
}
