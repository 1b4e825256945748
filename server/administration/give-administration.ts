import { approvalEnd } from '#domain/staff/approval-rules.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { hadSecondAdministrator, lockAdministrators } from '#server/queries/administration/administrators.ts';
import { insertApproval } from '#server/queries/administration/approvals.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { approvalRules } from './approval-kinds.ts';
import { prepareApproval } from './approvals.ts';

interface Gift {
  readonly user: string;
  readonly reason: string;
}

/** The first administrator of a new portal has no one to release it, and gives the right to the second alone. */
async function giveToSecond(tx: Tx, services: AdministrationServices, by: Administrator, { user, reason }: Gift) {
  await lockAdministrators(tx);
  if (await hadSecondAdministrator(tx, by.id)) return false;
  const now = services.clock();
  const subject = { subject: user, before: '', after: '', reason, preparedBy: by.id };
  const name = await approvalRules.administration.check(tx, subject);
  await approvalRules.administration.apply(tx, services, subject, by);
  await insertApproval(tx, {
    ...{ id: uuidv7(now), kind: 'administration', ...subject, state: 'released' },
    ...{ prepared: now, expires: approvalEnd(now), decidedBy: by.id, decided: now },
  });
  await auditAct(tx, now, by, { act: 'approval.release.administration', subject: name, reason });
  return true;
}

/** Prepares that an employee gets the right; the very first time it is given at once. */
export async function giveAdministration(services: AdministrationServices, by: Administrator, gift: Gift) {
  const isGiven = await services.db.transaction((tx) => giveToSecond(tx, services, by, gift));
  if (isGiven) return services.sendMails();
  const { user: subject, reason } = gift;
  await prepareApproval(services, by, { kind: 'administration', subject, reason });
}
