import type { SessionAnswer } from '../../src/contract/session.ts';
import { accountDisabled, passwordResetNeeded, termsChanged } from '../errors.ts';
import type { User } from '../queries/users.ts';
import type { Services } from '../services.ts';
import { issuePurposeToken } from './purpose-tokens.ts';
import { signToken } from './tokens.ts';

/** A session for a user who has proved who they are; throws 900, 901 or 902 where something stands in the way (§8). */
export async function openSession(services: Services, user: User, timeout: number): Promise<SessionAnswer> {
  const { db, keys, clock, config } = services;
  const now = clock();
  if (user.disabled) throw accountDisabled();
  if (user.mustResetPassword) throw passwordResetNeeded(await issuePurposeToken(db, user.id, 'reset', now));
  if (user.acceptedTerms !== config.termsVersion)
    throw termsChanged(await issuePurposeToken(db, user.id, 'terms', now), config.termsVersion);
  const { account, username, displayName, email, phone, roles } = user;
  return {
    token: await signToken(keys, user, timeout, now),
    roles,
    user: { account, username, displayName, email, ...(phone !== null && { phone }) },
  };
}
