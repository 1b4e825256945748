import { keptUntil } from '#domain/retention/periods.ts';
import { isReleased } from '#domain/retention/rules.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { countDue, listDue } from '#server/queries/retention/due-records.ts';
import { dueTables } from '#server/queries/retention/due-tables.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { dueAt, type RuleInForce } from './periods.ts';

export interface DueSum {
  readonly count: number;
  /** The earliest event (ms). */
  readonly oldest?: number | undefined;
}

const earliest = (a: number | undefined, b: number | null): number | undefined =>
  b === null ? a : Math.min(a ?? b, b);

/** How much is due by a rule over all organisations. */
export async function dueOf(db: Db | Tx, rule: RuleInForce, now: number): Promise<DueSum> {
  if (!isReleased(rule)) return { count: 0 };
  const at = dueAt(rule, now);
  const table = dueTables[rule.id];
  let sum: DueSum = { count: 0 };
  for await (const trids of allTrids(db)) {
    const some = table ? await table.count(db, trids, at.before) : await countDue(db, trids, rule, at);
    sum = { count: sum.count + some.count, oldest: earliest(sum.oldest, some.oldest) };
    if (table?.isGlobal) break;
  }
  return sum;
}

export interface DueRecord {
  readonly trid: string;
  readonly id: string;
  readonly type: string;
  readonly foreignid: string | null;
  /** The last day on which it was kept. */
  readonly until: string;
}

/** Some of the records that are due by a rule; of tables there are numbers alone. */
export async function dueRecords(db: Db, rule: RuleInForce, now: number, limit: number): Promise<DueRecord[]> {
  if (dueTables[rule.id] || !isReleased(rule)) return [];
  const rows: DueRecord[] = [];
  for await (const trids of allTrids(db)) {
    const some = await listDue(db, trids, { rule, at: dueAt(rule, now), limit: limit - rows.length });
    for (const { trid, id, type, foreignid, event } of some)
      rows.push({ trid, id, type, foreignid, until: keptUntil(event, rule) });
    if (rows.length >= limit) break;
  }
  return rows;
}
