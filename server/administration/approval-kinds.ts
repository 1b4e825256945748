import type { ApprovalKind } from '#contract/staff/approvals.ts';
import { isAdministrator, isEmployee } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { userName } from '#server/audit/append-audit.ts';
import { notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { administrationRightMail } from '#server/mail/administration-mails.ts';
import type { ApprovalRow } from '#server/queries/administration/approvals.ts';
import { notify } from '#server/queries/me/notify.ts';
import { findUser } from '#server/queries/session/users.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, changeRoles } from './administrator.ts';

type Subject = Pick<ApprovalRow, 'subject' | 'before' | 'after' | 'reason'>;

interface KindRules {
  /** Throws where it cannot be done as things stand; answers how the audit log names the subject. */
  readonly check: (tx: Tx, subject: Subject) => Promise<string>;
  /** Does it, once a second person has released it. */
  readonly apply: (tx: Tx, services: AdministrationServices, subject: Subject, by: Administrator) => Promise<void>;
}

async function employeeWithoutRight(tx: Tx, { subject }: Subject) {
  const user = await findUser(tx, subject);
  if (!user) throw notFound();
  if (isAdministrator(user.roles)) throw new AdministrationFault('holdsAlready');
  if (!isEmployee(user.roles) || user.disabled) throw new AdministrationFault('notEmployee');
  return user;
}

const administration: KindRules = {
  check: async (tx, subject) => userName(await employeeWithoutRight(tx, subject)),
  apply: async (tx, { config, clock }, subject, by) => {
    const user = await employeeWithoutRight(tx, subject);
    await changeRoles(tx, user, [...user.roles, 'PORTAL_ADMIN']);
    const link = href('Approvals', 'de');
    const news = { recipient: user.email, by: by.displayName, link: config.publicBaseUrl + link };
    await notify(tx, administrationRightMail(news, true), { link }, clock());
  },
};

/** What needs two persons: a further kind is a row here. */
export const approvalRules: Partial<Record<ApprovalKind, KindRules>> = { administration };
