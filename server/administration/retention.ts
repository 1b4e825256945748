import type { HoldAction, RetentionOverview, RuleAction } from '#contract/staff/retention.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { isReleased } from '#domain/retention/rules.ts';
import { invalidFields, notFound } from '#server/core/errors.ts';
import { listAdministrators } from '#server/queries/administration/administrators.ts';
import { openApprovals } from '#server/queries/administration/approvals.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { dropHold, listHolds, putMark } from '#server/queries/retention/marks.ts';
import { listRuns } from '#server/queries/retention/runs.ts';
import { allTrids, titlesOfFoundations } from '#server/queries/session/foundations.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { dueOf, dueRecords } from '#server/retention/due-lists.ts';
import { dueAt, type RuleInForce, rulesInForce } from '#server/retention/periods.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { prepareApproval } from './approvals.ts';

const maxRuns = 20;
const maxHolds = 200;
const maxDue = 100;

type OverviewServices = Pick<AdministrationServices, 'db' | 'clock'>;

/** Names of the others who may release. */
export async function otherAdministrators({ db }: Pick<OverviewServices, 'db'>, by: Administrator): Promise<string[]> {
  const all = await listAdministrators(db);
  return all.filter(({ id, isAdministrator }) => isAdministrator && id !== by.id).map(({ name }) => name);
}

async function holdsOf({ db, clock }: OverviewServices): Promise<RetentionOverview['holds']> {
  const rows = [];
  for await (const trids of allTrids(db)) {
    rows.push(...(await listHolds(db, trids, berlinDay(clock()), maxHolds - rows.length)));
    if (rows.length >= maxHolds) break;
  }
  const titles = await titlesOfFoundations(db, [...new Set(rows.map(({ trid }) => trid))]);
  return rows.map(({ foreignid, until, reason, ...row }) => ({
    ...{ ...row, organisation: titles.get(row.trid) ?? row.trid, until: until ?? '', reason: reason ?? '' },
    ...(foreignid !== null && { number: foreignid }),
  }));
}

/** All rules with what is due by them, what runs, and what is held. */
export async function retentionOverview(services: OverviewServices, by: Administrator): Promise<RetentionOverview> {
  const { db, clock } = services;
  const now = clock();
  const waiting = new Map<string, { id: string; kind: 'retention' | 'retentionPeriod'; after: string }>();
  for (const kind of ['retentionPeriod', 'retention'] as const)
    for (const { id, subject, after, expires } of await openApprovals(db, kind))
      if (expires > now) waiting.set(subject, { id, kind, after });
  const rules = [];
  for (const rule of await rulesInForce(db)) {
    const { types = [], tables = [], fromYearEnd = false, closed: _closed, isAutomatic: _automatic, ...rest } = rule;
    const due = await dueOf(db, rule, now);
    const wait = waiting.get(rule.id);
    rules.push({
      ...{ ...rest, types: [...types], tables: [...tables], laws: [...rule.laws], fromYearEnd },
      ...{ isReleased: isReleased(rule), due: due.count },
      ...(due.oldest !== undefined && { oldest: berlinDay(due.oldest) }),
      ...(wait && { waiting: wait }),
    });
  }
  const runs = (await listRuns(db, maxRuns)).map(({ run, by: name }) => ({
    ...{ id: run.id, rule: run.rule, state: run.state, total: run.total, done: run.done, failed: run.failed },
    ...{ by: name ?? 'CLI', started: run.started, ...(run.finished !== null && { finished: run.finished }) },
  }));
  const [holds, others] = [await holdsOf(services), await otherAdministrators(services, by)];
  return { today: berlinDay(now), rules, runs, holds, others };
}

async function ruleInForce({ db }: Pick<OverviewServices, 'db'>, id: string): Promise<RuleInForce> {
  const rule = (await rulesInForce(db)).find((one) => one.id === id);
  if (!rule) throw notFound();
  return rule;
}

/** The records that are due by a rule, as far as one looks at them. */
export async function dueListOf(services: Pick<RecordServices, 'db' | 'clock' | 'records'>, id: string) {
  const { db, clock, records } = services;
  const rows = await dueRecords(db, await ruleInForce(services, id), clock(), maxDue);
  const titles = await titlesOfFoundations(db, [...new Set(rows.map(({ trid }) => trid))]);
  const items = [];
  for (const { foreignid, ...row } of rows) {
    const record = await findRecord(db, row.trid, row.id);
    const title = (record && records.get(row.type)?.title?.(record.data)) ?? '';
    items.push({
      ...{ ...row, title, organisation: titles.get(row.trid) ?? row.trid },
      ...(foreignid !== null && { number: foreignid }),
    });
  }
  return { items };
}

/** A period and a deletion need a second administrator. */
export async function actOnRule(
  services: AdministrationServices,
  by: Administrator,
  id: string,
  action: RuleAction,
): Promise<void> {
  const rule = await ruleInForce(services, id);
  if (!isReleased(rule)) throw new AdministrationFault('automaticRule');
  const now = services.clock();
  if (action._action === 'period') {
    if (rule.version !== action.version) throw new AdministrationFault('changedMeanwhile');
    if (action.months < rule.minMonths) throw invalidFields({ months: 'belowLaw' });
    if (action.months === rule.months) throw invalidFields({ months: 'periodUnchanged' });
    return prepareApproval(services, by, {
      ...{ kind: 'retentionPeriod', subject: id, reason: action.reason },
      ...{ before: `${rule.months}`, after: `${action.months}` },
    });
  }
  const { count } = await dueOf(services.db, rule, now);
  if (count === 0) throw new AdministrationFault('nothingDue');
  const before = dueAt(rule, now).before;
  return prepareApproval(services, by, {
    ...{ kind: 'retention', subject: id, reason: action.reason },
    ...{ before: formatDay(before, 'de'), after: `${count}` },
  });
}

/** A hold keeps a record, and all that names it as its customer, whatever a rule says. */
export async function actOnHold(services: OverviewServices, by: Administrator, action: HoldAction): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const { trid, record: recordId, reason } = action;
  if (action._action === 'hold' && action.until <= berlinDay(now)) throw invalidFields({ until: 'notInPast' });
  await db.transaction(async (tx) => {
    const row = await findRecord(tx, trid, recordId, true);
    if (!row) throw notFound();
    if (action._action === 'hold') {
      const { until } = action;
      await putMark(tx, { trid, recordId, kind: 'hold', until, reason, by: by.displayName, at: now });
    } else if (!(await dropHold(tx, trid, recordId))) throw new AdministrationFault('changedMeanwhile');
    const act = action._action === 'hold' ? 'retention.hold' : 'retention.unhold';
    const after = action._action === 'hold' ? action.until : '';
    await auditAct(tx, now, by, { act, subject: `${row.type} ${row.foreignid ?? row.id}`, trid, after, reason });
  });
}
