import { createHash } from 'node:crypto';
import { takeFrom } from '#server/queries/session/login-budgets.ts';
import { networkOf } from '#server/session/login-guard.ts';
import type { SignOnServices } from './sign-on-services.ts';

const budgetOf = (address: string) => ({
  key: createHash('sha256')
    .update(`signOn\0${networkOf(address)}`)
    .digest('base64url'),
  ...{ most: 100, every: 10_000 },
});

/** Whether a network may make the portal call a provider once more: a hundred times at once, then six a minute. */
export const mayCallProvider = (
  { db, clock }: Pick<SignOnServices, 'db' | 'clock'>,
  address: string,
): Promise<boolean> => takeFrom(db, budgetOf(address), clock());
