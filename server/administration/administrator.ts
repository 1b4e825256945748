import { isAdministrator } from '#domain/access/roles.ts';
import { type AdministrationAct, type WrittenAct, writeAct } from '#domain/staff/administration-acts.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import type { Tx } from '#server/db/open.ts';
import type { MailServices } from '#server/mail/mail-services.ts';
import { changeUser } from '#server/queries/session/administration.ts';
import type { User } from '#server/queries/session/users.ts';
import { isLastAdministrator } from '#server/session/last-administrator.ts';
import { AdministrationFault } from './administration-fault.ts';

export type AdministrationServices = Pick<MailServices, 'config' | 'db' | 'clock' | 'sendMails'>;

/** Who acts on the pages of administration. */
export interface Administrator {
  readonly id: string;
  readonly account: string;
  readonly username: string;
  readonly displayName: string;
}

interface Act extends WrittenAct {
  readonly act: AdministrationAct;
  readonly trid?: string | undefined;
}

/** Each act leaves an entry in the transaction that it is part of. */
export const auditAct = (tx: Tx, now: number, by: Administrator, act: Act): Promise<void> =>
  appendAuditIn(tx, now, [
    { kind: 'rights', by: { id: by.id, name: userName(by) }, trid: act.trid, text: writeAct(act) },
  ]);

/** Throws if no administrator would be left without this user. */
export async function keepOneAdministrator(tx: Tx, userId: string): Promise<void> {
  if (await isLastAdministrator(tx, userId)) throw new AdministrationFault('lastAdministrator');
}

/** Throws where roles name the right to administration without employment. */
export function checkRoles(roles: readonly string[]): void {
  if (roles.includes('PORTAL_ADMIN') && !isAdministrator(roles)) throw new AdministrationFault('notEmployee');
}

/** Sets the roles of a user, by the rules of the right to administration. */
export async function changeRoles(tx: Tx, user: Pick<User, 'id'>, roles: string[]): Promise<void> {
  checkRoles(roles);
  if (!isAdministrator(roles)) await keepOneAdministrator(tx, user.id);
  await changeUser(tx, user.id, { roles });
}

/** Refuses the user from now on. */
export async function disableUser(tx: Tx, user: Pick<User, 'id'>): Promise<void> {
  await keepOneAdministrator(tx, user.id);
  await changeUser(tx, user.id, { disabled: true });
}
