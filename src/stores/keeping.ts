import type { Keeping } from './stand-in.ts';

/** Set on the page's root by the script in its head; the guard reads it too. */
export const keepingMark = 'keeping';

/** What outlives this page; said by the script in its head. */
export const keeping = (): Keeping =>
  (globalThis.document?.documentElement.dataset[keepingMark] as Keeping | undefined) ?? 'browser';

/** True where a login is lost with the page, so that each page asks for it (decision "browsers that keep nothing"). */
export const keepsNothing = (): boolean => keeping() === 'page';
