import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import type { ApprovalRow } from '#server/queries/administration/approvals.ts';
import { changeRequest, lockRequest } from '#server/queries/retention/person-requests.ts';
import { insertRun, putPeriod } from '#server/queries/retention/runs.ts';
import { dueOf } from '#server/retention/due-lists.ts';
import { dueAt, rulesInForce } from '#server/retention/periods.ts';
import { AdministrationFault } from './administration-fault.ts';
import type { AdministrationServices, Administrator } from './administrator.ts';

type Subject = Pick<ApprovalRow, 'subject' | 'before' | 'after' | 'reason'>;

async function ruleOf(tx: Tx, { subject }: Subject) {
  const rule = (await rulesInForce(tx)).find(({ id }) => id === subject);
  if (!rule) throw new AdministrationFault('changedMeanwhile');
  return rule;
}

/** Another period, never shorter than the law asks. */
export const retentionPeriod = {
  check: async (tx: Tx, subject: Subject) => {
    const { months, minMonths } = await ruleOf(tx, subject);
    if (`${months}` !== subject.before || Number(subject.after) < minMonths)
      throw new AdministrationFault('changedMeanwhile');
    return subject.subject;
  },
  apply: async (tx: Tx, { clock }: AdministrationServices, subject: Subject, by: Administrator) => {
    const { id, version } = await ruleOf(tx, subject);
    const row = { rule: id, months: Number(subject.after), version: version + 1, changed: clock(), changedBy: by.id };
    await putPeriod(tx, row);
  },
};

/** What is due at the release is done by a background job. */
export const retention = {
  check: async (tx: Tx, subject: Subject) => (await ruleOf(tx, subject)).id,
  apply: async (tx: Tx, { clock }: AdministrationServices, subject: Subject, by: Administrator) => {
    const rule = await ruleOf(tx, subject);
    const now = clock();
    const { count: total } = await dueOf(tx, rule, now);
    const { before } = dueAt(rule, now);
    await insertRun(tx, {
      ...{ id: uuidv7(now), rule: rule.id, before, state: 'running', total },
      ...{ releasedBy: by.id, started: now },
    });
  },
};

async function submitted(tx: Tx, { subject, before }: Subject) {
  const request = await lockRequest(tx, subject);
  if (request?.state !== 'open' || String(request.version) !== before)
    throw new AdministrationFault('changedMeanwhile');
  return request;
}

/** What was chosen of a person is handed out or erased. */
const personRequest = {
  check: async (tx: Tx, subject: Subject) => (await submitted(tx, subject)).number,
  apply: async (tx: Tx, { clock }: AdministrationServices, subject: Subject, by: Administrator) => {
    const request = await submitted(tx, subject);
    await changeRequest(tx, request, { state: 'released', released: clock(), releasedBy: by.id });
  },
};
export const [personExport, personErasure] = [personRequest, personRequest];
