import type { LoginRefusal } from '#contract/staff/audit.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { appendAudit, userName } from '../audit/append-audit.ts';
import { wrongCredentials } from '../core/errors.ts';
import { countThrottled } from '../queries/audit/audit-entries.ts';
import { insertActivities } from '../queries/records/activities.ts';
import { sessionOf } from '../queries/session/sessions.ts';
import { findUser, findUserByLogin, type User } from '../queries/session/users.ts';
import { callerOf } from './actor.ts';
import { guessPassword } from './login-guard.ts';
import type { RenewedToken } from './open-session.ts';
import type { SessionServices } from './session-services.ts';

const ticketPattern = /^([^/\0]+)\/([^:\0]+):(.+)$/s;

/** Reads `base64(utf8("account/username:password"))`. */
function readTicket(ticket: string) {
  const [, account = '', username = '', password = ''] =
    ticketPattern.exec(Buffer.from(ticket, 'base64').toString('utf8')) ?? [];
  return { account: account.trim(), username: username.trim(), password };
}

/** `address` identifies the client that made the guess. */
export async function userOfTicket(services: SessionServices, ticket: string, address: string): Promise<User> {
  const { account, username, password } = readTicket(ticket);
  const user = await findUserByLogin(services.db, account, username);
  const outcome = await guessPassword(services, { account, username, password, address, user });
  if (outcome === 'right' && user) return user;
  await recordRefusal(services, user, outcome === 'throttled' ? 'throttled' : user ? 'wrong' : 'unknown', address);
  services.log.warn({ address, user: user && `${account}/${user.username}` }, 'login failed');
  throw wrongCredentials();
}

/** The text typed for an unknown user may be a password in the wrong field, so it is not logged. */
export async function recordRefusal(
  services: SessionServices,
  user: Pick<User, 'id' | 'account' | 'username'> | undefined,
  text: LoginRefusal,
  address: string,
): Promise<void> {
  // Endless guessing must not fill the log: the first guess of a day leaves an entry, and the day's total another one.
  if (text === 'throttled' && (await countThrottled(services.db, address, berlinDay(services.clock()))) > 1) return;
  await appendAudit(services, {
    kind: 'loginRefused',
    by: user && { id: user.id, name: userName(user) },
    text,
    address,
  });
}

/** Also answers disabled users: why they get no new token is told by a code (§8-3). */
export async function userOfToken(
  services: SessionServices,
  token: string | undefined,
): Promise<{ user: User; renewed: RenewedToken }> {
  const { caller, claims } = await callerOf(services, token);
  const user = await findUser(services.db, caller.user.id);
  if (!user) throw wrongCredentials();
  return { user, renewed: { session: sessionOf(claims.jti), jti: claims.jti } };
}

export async function recordLogin(
  services: SessionServices,
  user: User,
  { address, client }: { address: string; client: string },
): Promise<void> {
  await appendAudit(services, { kind: 'login', by: { id: user.id, name: userName(user) }, text: client, address });
  const entry = { time: services.clock(), actor: user.displayName, kind: 'login', text: '' } as const;
  await insertActivities(services.db, [{ ...entry, userId: user.id, trid: undefined }]);
}
