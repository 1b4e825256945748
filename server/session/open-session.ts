import { randomUUID } from 'node:crypto';
import type { SessionAnswer } from '#contract/session.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { longestSession } from '#domain/access/sign-in-rules.ts';
import { isOutdated, requiredVersion } from '#domain/legal/terms-in-force.ts';
import { currentTerms, termsNow } from '../brand/terms-source.ts';
import { accountDisabled, noSession, passwordResetNeeded, termsChanged } from '../core/errors.ts';
import { kindsOfUser } from '../queries/administration/terms-overview.ts';
import { signedOnBy } from '../queries/integrations/sign-on-users.ts';
import { settingsOf } from '../queries/me/settings.ts';
import { keepSession, replaceToken, sessionBegin } from '../queries/session/sessions.ts';
import { rulesOfUser } from '../queries/session/sign-in-rules.ts';
import { recordActivity, type User } from '../queries/session/users.ts';
import { issuePurposeToken } from './purpose-tokens.ts';
import { isFactorDue } from './second-factor/demand-factor.ts';
import type { SessionServices } from './session-services.ts';
import { checkSignInAddress } from './sign-in-rules.ts';
import { signToken } from './tokens.ts';

const day = 86_400_000;

/** How long (ms) a token still counts beside the one that replaced it: for calls under way and other tabs. */
const tokenOverlap = 60_000;

/** A token that asks for another one of its session. */
export interface RenewedToken {
  readonly session: string;
  readonly jti: string;
}

/** The token to go on from, where it is no new session, the browser it belongs to, and from which network (`network.ts`). */
export interface SessionPlace {
  readonly renewed?: RenewedToken;
  /** A provider signed the user in: the id of the session to be, whether it asked for a second factor, and ends with it. */
  readonly bySignOn?: { readonly session: string; readonly hasFactor: boolean; readonly signOutProvider?: string };
  readonly client: string;
  readonly network: string;
  /** The whole address, which is kept nowhere. */
  readonly address: string;
}

/** Kinds of organisations are asked for only where some versions are for some of them alone. */
async function mustAcceptTerms({ db, clock, config }: SessionServices, { id, acceptedTerms }: User): Promise<boolean> {
  const inForce = termsNow(config, clock());
  if (isOutdated(acceptedTerms, requiredVersion(inForce, []))) return true;
  const isForSome = inForce.some(({ audience }) => audience !== 'all' && audience !== 'none');
  return isForSome && isOutdated(acceptedTerms, requiredVersion(inForce, await kindsOfUser(db, id)));
}

/** A session for a user who has proved who they are; throws 900, 901 or 902 where something stands in the way (§8-3..5). */
export async function openSession(
  services: SessionServices,
  user: User,
  timeout: number,
  { renewed, bySignOn, client, network, address }: SessionPlace,
): Promise<SessionAnswer> {
  const { db, keys, clock, config } = services;
  const now = clock();
  const session = renewed?.session ?? bySignOn?.session ?? randomUUID();
  const begin = (renewed && (await sessionBegin(db, session))) ?? now;
  const rules = await rulesOfUser(db, user.id);
  const longest = isEmployee(user.roles) ? config.employeeSessionMaxMs : config.sessionMaxMs;
  const sessionEnd = begin + Math.min(longest, longestSession(rules));
  if (now >= sessionEnd) throw noSession();
  if (user.disabled) throw accountDisabled();
  checkSignInAddress(rules, address);
  if (user.mustResetPassword && !bySignOn && !(renewed && (await signedOnBy(db, session))))
    throw passwordResetNeeded(await issuePurposeToken(db, user.id, 'reset', now));
  if (await mustAcceptTerms(services, user))
    throw termsChanged(
      await issuePurposeToken(db, user.id, 'terms', now),
      currentTerms(config, now),
      user.acceptedTerms,
    );
  if ((user.lastActive ?? 0) < now - day || user.idleNoticed !== null) await recordActivity(db, user.id, now);
  // No new session starts before the moment that ended the earlier ones, even if the clock was changed meanwhile.
  const expires = Math.min(now + Math.min(timeout, config.sessionIdleMs), sessionEnd);
  await keepSession(db, { id: session, userId: user.id, created: now, expires, client, network, lastUsed: now });
  const token = await signToken(keys, user, { session, now: Math.max(now, user.sessionsSince), expires });
  if (renewed) await replaceToken(db, renewed.jti, now + tokenOverlap);
  const { account, username, displayName, email, phone, roles } = user;
  const { language, startPage, defaultFoundation, rowsPerPage } = await settingsOf(db, user.id);
  return {
    token,
    roles,
    user: { account, username, displayName, email, ...(phone !== null && { phone }) },
    settings: { language, startPage, rowsPerPage, ...(defaultFoundation && { defaultFoundation }) },
    ...(bySignOn?.signOutProvider && { signOutProvider: bySignOn.signOutProvider }),
    ...(!bySignOn?.hasFactor && (await isFactorDue(services, user, begin, session)) && { mustSetUpSecondFactor: true }),
  };
}
