/** Why the last session ended, for the login page that follows; `other` where another user signed in meanwhile, `view` where an employee goes on as himself, `deputy` where a deputy does. */
export type EndReason = 'logout' | 'expired' | 'other' | 'view' | 'deputy';
/** `provider` is the one that opened the session and ends its own too. */
type EndListener = (reason: EndReason, provider?: string) => void;
const endListeners = new Set<EndListener>();
let lastEnd: Parameters<EndListener> | undefined;
/**
 * Runs when this tab ends the session; other tabs see `$session` become undefined. Islands start one by one, so that the
 * session may have ended before the one that listens: it is told then.
 */
export const onSessionEnd = (listener: EndListener): void => {
  endListeners.add(listener);
  if (lastEnd) listener(...lastEnd);
};
export const announceEnd: EndListener = (reason, provider) => {
  lastEnd = [reason, provider];
  for (const listener of endListeners) listener(reason, provider);
};

/** A session has begun: the end of an earlier one is no longer reported. */
export const forgetEnd = (): void => {
  lastEnd = undefined;
};
