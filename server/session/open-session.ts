import { randomUUID } from 'node:crypto';
import type { SessionAnswer } from '../../src/contract/session.ts';
import { accountDisabled, passwordResetNeeded, termsChanged } from '../core/errors.ts';
import { settingsOf } from '../queries/me/settings.ts';
import { keepSession } from '../queries/session/sessions.ts';
import { noteActive, type User } from '../queries/session/users.ts';
import { issuePurposeToken } from './purpose-tokens.ts';
import { isFactorDue } from './second-factor/demand-factor.ts';
import type { SessionServices } from './session-services.ts';
import { endOfToken, signToken } from './tokens.ts';

const day = 86_400_000;

/** The session to go on with, or a new one, the browser it belongs to, and from which network (`network.ts`). */
export interface SessionPlace {
  readonly session?: string;
  readonly client: string;
  readonly network: string;
}

/** A session for a user who has proved who they are; throws 900, 901 or 902 where something stands in the way (§8). */
export async function openSession(
  services: SessionServices,
  user: User,
  timeout: number,
  { session = randomUUID(), client, network }: SessionPlace,
): Promise<SessionAnswer> {
  const { db, keys, clock, config } = services;
  const now = clock();
  if (user.disabled) throw accountDisabled();
  if (user.mustResetPassword) throw passwordResetNeeded(await issuePurposeToken(db, user.id, 'reset', now));
  if (user.acceptedTerms !== config.termsVersion)
    throw termsChanged(await issuePurposeToken(db, user.id, 'terms', now), config.termsVersion, user.acceptedTerms);
  if ((user.lastActive ?? 0) < now - day || user.idleNoticed !== null) await noteActive(db, user.id, now);
  // Before the moment that ended the sessions of before lies no new one, whatever the clock says meanwhile.
  const expires = endOfToken(now, timeout);
  await keepSession(db, { id: session, userId: user.id, created: now, expires, client, network, lastUsed: now });
  const { account, username, displayName, email, phone, roles } = user;
  const { language, startPage, defaultFoundation, rowsPerPage } = await settingsOf(db, user.id);
  return {
    token: await signToken(keys, user, { session, now: Math.max(now, user.sessionsSince), expires }),
    roles,
    user: { account, username, displayName, email, ...(phone !== null && { phone }) },
    settings: { language, startPage, rowsPerPage, ...(defaultFoundation && { defaultFoundation }) },
    ...((await isFactorDue(services, user)) && { mustSetUpSecondFactor: true }),
  };
}
