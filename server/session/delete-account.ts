import { randomBytes } from 'node:crypto';
import { appendAuditIn, userName } from '../audit/append-audit.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/open.ts';
import { changeUser } from '../queries/session/administration.ts';
import { eraseUser } from '../queries/session/erase-user.ts';
import { deletePurposeTokens } from '../queries/session/purpose-tokens.ts';
import { endSessionsOf } from '../queries/session/sessions.ts';
import { findUser } from '../queries/session/users.ts';
import { refuseLastAdministrator } from './last-administrator.ts';
import { hashPassword } from './passwords.ts';

const day = 86_400_000;

interface Deleting {
  readonly tx: Tx;
  readonly config: Pick<Config, 'accountEraseDays' | 'distributor'>;
  readonly now: number;
  readonly by: { readonly id: string; readonly name: string };
}

/** As the audit log names who does something; the system has no user. */
async function actorOf({ tx, by }: Deleting) {
  const user = await findUser(tx, by.id);
  return user ? { id: user.id, name: userName(user) } : { name: by.name };
}

/** Refuses an account from now on, sessions under way included; answers when (ms) it is to be erased. */
export async function lockAccount(deleting: Deleting, userId: string): Promise<number> {
  const { tx, config, now } = deleting;
  const user = await findUser(tx, userId);
  if (user) {
    await refuseLastAdministrator(tx, userId);
    await changeUser(tx, userId, { disabled: true });
    await endSessionsOf(tx, userId);
    await deletePurposeTokens(tx, userId);
    await appendAuditIn(tx, now, [
      { kind: 'rights', by: await actorOf(deleting), text: `user disable ${userName(user)}` },
    ]);
  }
  return now + config.accountEraseDays * day;
}

/** Erases the personal data of a user; the audit log keeps the user's actions. Returns the new name of the account. */
export async function eraseAccount(deleting: Deleting, userId: string): Promise<string | undefined> {
  const { tx, config, now } = deleting;
  const user = await findUser(tx, userId);
  if (!user) return undefined;
  // The account may have been opened again since its deletion was approved.
  await refuseLastAdministrator(tx, userId);
  await endSessionsOf(tx, userId);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await eraseUser(tx, user, { distributor: config.distributor, passwordHash });
  await appendAuditIn(tx, now, [{ kind: 'rights', by: await actorOf(deleting), text: `user erase ${userName(user)}` }]);
  const erased = await findUser(tx, userId);
  return erased && userName(erased);
}
