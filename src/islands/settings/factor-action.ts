import type { Factor } from '#contract/me/second-factor.ts';

/** What the user is about to do with a second factor. */
export type FactorAct = 'authenticator' | 'passkey' | 'recoveryCodes' | { remove: Factor };
