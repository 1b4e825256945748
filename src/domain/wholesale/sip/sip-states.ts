import type { RegistrationState, SipState } from '#contract/wholesale/sip-account.ts';

/** Accounts that further numbers can be put on. */
export const takesNumbers = (state: SipState): boolean => state === 'active' || state === 'inSetup';

/** Accounts with editable settings and password. */
export const isChangeable = (state: SipState): boolean => state !== 'lockedForAbuse' && state !== 'terminated';

/** Accounts that a PBX gets into with a password; one with fixed addresses is known by them. */
export const usesPassword = (state: SipState, registration: RegistrationState): boolean =>
  state !== 'terminated' && registration !== 'static';

/** Who is being set up, locked or gone need not be registered. */
export const isMissed = (state: SipState, registration: RegistrationState): boolean =>
  state === 'active' && registration === 'offline';
