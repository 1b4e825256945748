import type { Tx } from '#server/db/open.ts';
import { securityMail } from '#server/mail/security-mails.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { changeUser } from '#server/queries/session/administration.ts';
import { deletePurposeTokens } from '#server/queries/session/purpose-tokens.ts';
import { deleteFactorsOf, lockFactors } from '#server/queries/session/second-factors.ts';
import { endSessionsOf } from '#server/queries/session/sessions.ts';
import type { User } from '#server/queries/session/users.ts';
import type { AdministrationServices } from './administrator.ts';

type Named = Pick<User, 'id' | 'account' | 'username' | 'email'>;
/** What a command of an operator has too. */
type UserServices = Pick<AdministrationServices, 'config' | 'clock'>;

/** Every session ends, and none of before goes on. */
export async function endAllSessions(tx: Tx, { clock }: UserServices, { id }: Pick<User, 'id'>): Promise<void> {
  await changeUser(tx, id, { sessionsSince: clock() });
  await endSessionsOf(tx, id);
}

/** Removes second factors and recovery codes, ends sessions and tells the user; answers how many factors there were. */
export async function resetFactors(tx: Tx, services: UserServices, user: Named): Promise<number> {
  await lockFactors(tx, user.id);
  const removed = await deleteFactorsOf(tx, user.id);
  if (removed === 0) return 0;
  await deletePurposeTokens(tx, user.id);
  await endAllSessions(tx, services, user);
  await insertMail(tx, securityMail(services, user, { event: 'factorsReset' }), services.clock());
  return removed;
}

/** Lets a user sign in again; the sessions of before stay ended. */
export async function enableUser(tx: Tx, services: UserServices, user: Pick<User, 'id'>): Promise<void> {
  const now = services.clock();
  await changeUser(tx, user.id, { disabled: false, lastActive: now, idleNoticed: null });
  await endAllSessions(tx, services, user);
}
