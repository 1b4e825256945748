import { adminRoles, hasRole } from '#domain/access/roles.ts';
import type { MailboxRow } from '../queries/integrations/mailboxes.ts';
import { foundationsFor } from '../queries/me/notifications.ts';
import { findUser, type User } from '../queries/session/users.ts';
import { standingIn } from '../session/actor.ts';
import type { Judges } from './notification-services.ts';

/** The user behind a mailbox, as long as this user administers the organisation. */
export async function backerOf(
  { db }: Pick<Judges, 'db'>,
  { trid, setBy }: Pick<MailboxRow, 'trid' | 'setBy'>,
): Promise<User | undefined> {
  const user = setBy === null ? undefined : await findUser(db, setBy);
  if (!user || user.disabled) return undefined;
  const [place] = await foundationsFor(db, user.id, [trid]);
  const standing = place && standingIn(user, place);
  return standing && !standing.employee && hasRole(adminRoles, standing.roles) ? user : undefined;
}
