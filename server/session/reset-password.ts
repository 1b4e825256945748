import { isUserId } from '#domain/access/password-rule.ts';
import { type AuditNote, appendAuditIn, userName } from '../audit/append-audit.ts';
import { expired, invalidFields, passwordChanged } from '../core/errors.ts';
import type { Tx } from '../db/open.ts';
import { newPasswordMail } from '../mail/account-mails.ts';
import { passwordResetMail } from '../mail/templates.ts';
import { insertMail } from '../queries/outbox.ts';
import { titlesOf } from '../queries/session/foundations.ts';
import {
  deletePurposeTokens,
  findPurposeToken,
  type Purpose,
  takePurposeToken,
} from '../queries/session/purpose-tokens.ts';
import { endSessionsOf } from '../queries/session/sessions.ts';
import { findUser, findUserByEmail, findUserByLogin, setPassword, type User } from '../queries/session/users.ts';
import { guessableFault } from './guessable-password.ts';
import { leakedPasswords } from './leaked-passwords.ts';
import { mayMailReset, trustAddress } from './login-guard.ts';
import { hashPassword } from './passwords.ts';
import { issuePurposeToken, secretHash } from './purpose-tokens.ts';
import type { SessionServices } from './session-services.ts';

const passwordNote = (user: User, text: 'changed' | 'reset'): AuditNote => ({
  kind: 'password',
  by: { id: user.id, name: userName(user) },
  text,
});

const opensReset: Purpose[] = ['invitation', 'resetMail', 'reset'];

function findByUserId(services: SessionServices, userId: string): Promise<User | undefined> {
  const [, account = '', username = ''] = /^([^/]+)\/(.+)$/.exec(userId) ?? [];
  return username ? findUserByLogin(services.db, account, username) : findUserByEmail(services.db, userId);
}

/** Sends a link if there is such a user; the response never reveals whether there is. */
export async function requestReset(services: SessionServices, userId: string): Promise<void> {
  const user = await findByUserId(services, userId);
  if (!user || user.disabled || !(await mayMailReset(services, user.id))) return;
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const secret = await issuePurposeToken(tx, user.id, 'resetMail', now);
    const link = `${services.config.publicBaseUrl}/reset-password?token=${secret}`;
    await insertMail(tx, passwordResetMail(user.email, link), now);
  });
  services.sendMails();
}

type AccountUser = Pick<User, 'id' | 'account' | 'username' | 'displayName' | 'email'>;

/** A password must differ from the user ID (domain rule 6.5), and be none of those that are tried first. */
export async function checkPassword(
  { db, config }: SessionServices,
  user: AccountUser,
  password: string,
): Promise<void> {
  const { account, username, displayName, email } = user;
  if (isUserId(password, `${account}/${username}`)) throw invalidFields({ password: 'passwordUserId' });
  const companies = [config.company, ...(await titlesOf(db, user.id))];
  const about = [account, username, displayName, email, ...companies];
  const fault = guessableFault(password, about, await leakedPasswords());
  if (fault) throw invalidFields({ password: fault });
}

/** Ends every session and every other open secret of a user with a new password, and notifies the user. */
async function followPassword({ clock, config }: SessionServices, tx: Tx, user: User): Promise<void> {
  await deletePurposeTokens(tx, user.id);
  await endSessionsOf(tx, user.id);
  // The invited person sets the first one.
  if (user.passwordSet === null) return;
  await insertMail(tx, newPasswordMail({ user, base: config.publicBaseUrl, now: clock() }), clock());
}

/** Sets a password in place of the one that `user` was read with; ends every session and every other open secret. */
export async function replacePassword(services: SessionServices, user: User, password: string): Promise<void> {
  await checkPassword(services, user, password);
  const passwordHash = await hashPassword(password);
  await services.db.transaction(async (tx) => {
    if (!(await setPassword(tx, user, passwordHash, services.clock()))) throw passwordChanged();
    await followPassword(services, tx, user);
    await appendAuditIn(tx, services.clock(), [passwordNote(user, 'changed')]);
  });
  services.sendMails();
}

/** With the secret of a mail or of a 901 answer; a refused password leaves the secret usable. */
export async function resetPassword(
  services: SessionServices,
  secret: string,
  password: string,
  address: string,
): Promise<void> {
  const { db, clock } = services;
  const hash = secretHash(secret);
  const userId = await findPurposeToken(db, hash, opensReset, clock());
  const user = userId && (await findUser(db, userId));
  if (!user || user.disabled) throw expired();
  await checkPassword(services, user, password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // The user comes first: two secrets of one user, each taken before it, would wait for each other.
    if (!(await setPassword(tx, user, passwordHash, clock()))) throw expired();
    if (!(await takePurposeToken(tx, hash, opensReset, clock()))) throw expired();
    await followPassword(services, tx, user);
    await appendAuditIn(tx, clock(), [{ ...passwordNote(user, 'reset'), address }]);
  });
  services.sendMails();
  await trustAddress(services, user, address);
}
