import { attempt } from './attempt.ts';

// What one tab alone remembers: in its session storage, or nowhere where that is blocked. Each use by itself, so that the
// scripts in the markup of pages bring what they call alone.

/** Input of forms that was not sent yet. */
export const keptInputPrefix = 'kept:';
const ownerKey = 'portal.tabOwner';
/** What a logout takes away besides input; pages without islands know the prefix alone. */
const tabPrefix = 'tab:';
const stepKey = `${tabPrefix}step`;
const noticeKey = `${tabPrefix}noticeSeen`;
const messageKey = `${tabPrefix}message`;
const foundationKey = `${tabPrefix}foundationBefore`;
const signOnKey = `${tabPrefix}signOn`;
const signOutKey = `${tabPrefix}signOut`;
const refusedKey = `${tabPrefix}refused`;

const inTab = <T>(work: (storage: Storage) => T): T | undefined => attempt(() => work(sessionStorage));

const take = (key: string): string | undefined =>
  inTab((storage) => {
    const value = storage.getItem(key) ?? undefined;
    storage.removeItem(key);
    return value;
  });

export const readPendingLoginStep = (): string | undefined => inTab((storage) => storage.getItem(stepKey) ?? undefined);
export const writePendingLoginStep = (step: string): void => inTab((storage) => storage.setItem(stepKey, step));
export const forgetPendingLoginStep = (): void => inTab((storage) => storage.removeItem(stepKey));
export const isNoticeSeen = (): boolean => inTab((storage) => storage.getItem(noticeKey) !== null) ?? false;
export const noteNoticeSeen = (): void => inTab((storage) => storage.setItem(noticeKey, '1'));
/** What a page leaves to be said by the next one. */
export const leaveMessage = (message: string): void => inTab((storage) => storage.setItem(messageKey, message));
export const takeMessage = (): string | undefined => take(messageKey);
/** What proves that this tab left for the provider that it comes back from. */
export const leaveSignOn = (verifier: string): void => inTab((storage) => storage.setItem(signOnKey, verifier));
export const takeSignOn = (): string | undefined => take(signOnKey);
/** The same for a sign-out at the provider. */
export const leaveSignOut = (state: string): void => inTab((storage) => storage.setItem(signOutKey, state));
export const takeSignOut = (): string | undefined => take(signOutKey);
/** A link has chosen another organisation than this one. */
export const leaveFoundation = (trid: string): void => inTab((storage) => storage.setItem(foundationKey, trid));
export const foundationBefore = (): string | undefined =>
  inTab((storage) => storage.getItem(foundationKey) ?? undefined);
export const forgetFoundation = (): void => inTab((storage) => storage.removeItem(foundationKey));
/** A page was wished that is not for the organisation. */
export const leaveRefusal = (): void => inTab((storage) => storage.setItem(refusedKey, '1'));
export const takeRefusal = (): boolean => take(refusedKey) !== undefined;

function forgetAll(storage: Storage, prefix: string, except?: string): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(prefix) && !(except && key.startsWith(except))) storage.removeItem(key);
}

/** Where a user's input is kept in this browser. */
export const inputPrefix = (userId: string): string => `${keptInputPrefix}${userId}/`;

/** Forgets what the user typed and did not send, at logout; what the server keeps as a form input is offered again. */
export function forgetTab(): void {
  inTab((storage) => {
    forgetAll(storage, keptInputPrefix);
    forgetAll(storage, tabPrefix);
  });
  attempt(() => forgetAll(localStorage, keptInputPrefix));
}

/** Keeps one user's input from the next one in this tab; the same user finds it again after a new login. */
export function claimTab(userId: string): void {
  inTab((storage) => {
    const owner = storage.getItem(ownerKey);
    if (owner !== null && owner !== userId) forgetTab();
    storage.setItem(ownerKey, userId);
  });
  attempt(() => forgetAll(localStorage, keptInputPrefix, inputPrefix(userId)));
}
