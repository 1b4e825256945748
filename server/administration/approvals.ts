import type { Approval, ApprovalAction, ApprovalKind, ApprovalState } from '#contract/staff/approvals.ts';
import { href } from '#domain/access/routes.ts';
import { approvalEnd, approvalObstacle, approvalStateAt, stateAfter } from '#domain/staff/approval-rules.ts';
import { notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db } from '#server/db/open.ts';
import { approvalDecidedMail, approvalWaitingMail } from '#server/mail/administration-mails.ts';
import { lockAdministrators } from '#server/queries/administration/administrators.ts';
import {
  decideApproval,
  expireApprovals,
  insertApproval,
  listApprovals,
  lockApproval,
} from '#server/queries/administration/approvals.ts';
import { notify } from '#server/queries/me/notify.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { approvalRules } from './approval-kinds.ts';

export interface Preparation {
  readonly kind: ApprovalKind;
  readonly subject: string;
  readonly before?: string;
  readonly after?: string;
  readonly reason: string;
}

const rulesOf = (kind: string) => {
  const rules = approvalRules[kind as ApprovalKind];
  if (!rules) throw notFound();
  return rules;
};
const page = href('Approvals', 'de');

/** Prepares an act that another administrator releases; the others are notified. */
export async function prepareApproval(
  services: AdministrationServices,
  by: Administrator,
  { kind, subject, before = '', after = '', reason }: Preparation,
): Promise<void> {
  const { db, clock, config } = services;
  const now = clock();
  await db.transaction(async (tx) => {
    const others = (await lockAdministrators(tx)).filter(({ id }) => id !== by.id && id !== subject);
    if (others.length === 0) throw new AdministrationFault('secondPerson');
    await expireApprovals(tx, now);
    const name = await rulesOf(kind).check(tx, { subject, before, after, reason });
    const isNew = await insertApproval(tx, {
      ...{ id: uuidv7(now), kind, subject, before, after, reason, state: 'prepared' },
      ...{ preparedBy: by.id, prepared: now, expires: approvalEnd(now) },
    });
    if (!isNew) throw new AdministrationFault('alreadyPrepared');
    await auditAct(tx, now, by, { act: `approval.prepare.${kind}`, subject: name, before, after, reason });
    for (const { email: recipient } of others) {
      const news = { recipient, by: by.displayName, link: config.publicBaseUrl + page };
      await notify(tx, approvalWaitingMail(news), { link: page }, now);
    }
  });
  services.sendMails();
}

/** Releases, refuses or withdraws what was prepared; of two at once the first wins. */
export async function decide(
  services: AdministrationServices,
  by: Administrator,
  id: string,
  action: ApprovalAction,
): Promise<void> {
  const { db, clock, config } = services;
  const now = clock();
  await db.transaction(async (tx) => {
    const holders = await lockAdministrators(tx);
    const row = await lockApproval(tx, id);
    if (!row) throw notFound();
    const { preparedBy, subject, before, after, reason } = row;
    const kind = row.kind as ApprovalKind;
    const state = approvalStateAt(row.state as ApprovalState, row.expires, now);
    const obstacle = approvalObstacle({ state, preparedBy, subject, actor: by.id, action });
    if (obstacle) throw new AdministrationFault(obstacle);
    const preparer = holders.find((one) => one.id === preparedBy);
    let name = subject;
    if (action === 'release') {
      if (!preparer) throw new AdministrationFault('preparerGone');
      name = await rulesOf(kind).check(tx, row);
      await rulesOf(kind).apply(tx, services, row, by);
    }
    await decideApproval(tx, id, { state: stateAfter[action], decidedBy: by.id, decided: now });
    await auditAct(tx, now, by, { act: `approval.${action}.${kind}`, subject: name, before, after, reason });
    if (action === 'withdraw' || !preparer) return;
    const news = { recipient: preparer.email, by: by.displayName, link: config.publicBaseUrl + page };
    await notify(tx, approvalDecidedMail(news, stateAfter[action]), { link: page }, now);
  });
  services.sendMails();
}

const maxApprovals = 60;
const personOf = (one: { id: string; name: string; userId: string | null }) => ({ ...one, userId: one.userId ?? '' });

export async function approvalsOf(db: Db, now: number): Promise<Approval[]> {
  const rows = await listApprovals(db, maxApprovals);
  return rows.map(({ approval: row, subjectName, subjectUserId, preparedBy, decidedBy }) => ({
    ...{ id: row.id, before: row.before, after: row.after, reason: row.reason },
    ...{ prepared: row.prepared, expires: row.expires, kind: row.kind as ApprovalKind },
    subject: { id: row.subject, name: subjectName, ...(subjectUserId !== null && { userId: subjectUserId }) },
    state: approvalStateAt(row.state as ApprovalState, row.expires, now),
    preparedBy: personOf(preparedBy),
    ...(decidedBy && { decidedBy: personOf(decidedBy) }),
    ...(row.decided !== null && { decided: row.decided }),
  }));
}

/** What waits for this administrator to release it. */
export const releasableBy = async (db: Db, now: number, actor: string): Promise<Approval[]> =>
  (await approvalsOf(db, now)).filter(
    ({ state, preparedBy, subject }) =>
      !approvalObstacle({ state, preparedBy: preparedBy.id, subject: subject.id, actor, action: 'release' }),
  );
