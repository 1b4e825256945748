import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { customerColumns } from '#contract/sales/customer.ts';
import { draftColumns } from '#contract/sales/draft.ts';
import { orderColumns } from '#contract/sales/order.ts';
import type { SalesFigures } from '#contract/sales/sales-figures.ts';
import { monthOfDay } from '#domain/date/calendar-day.ts';
import { addMonths } from '#domain/date/months.ts';
import { sortKey } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { commissionStatements } from '#server/db/tables/commission-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { withValues } from './condition.ts';
import { scopeConditions } from './record-filter.ts';

/** Keys that restrict the caller's lists, by type. */
type KeysOf = (type: string) => readonly string[] | undefined;

const n = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;
const valueIs = (column: SQL, value: string) => sql`${column} = sort_key(${value})`;

/** Customers, drafts and orders by how far they have come, of what the caller's lists hold. */
export async function salesFiguresOf(
  db: Db,
  trid: string,
  keysOf: KeysOf,
  today: string,
): Promise<Omit<SalesFigures, 'commission'>> {
  const listed = (type: string) =>
    sql`${withValues(scopeConditions({ trid, type, keys: keysOf(type) }))} and not ${records.archived}`;
  const [kind, followUp] = [sortKey(records[customerColumns.kind]), records[customerColumns.followUp]];
  const customers = db
    .select({
      count: n(sql`true`),
      prospects: n(valueIs(kind, 'interested')),
      undated: n(sql`${valueIs(kind, 'interested')} and coalesce(${followUp}, '') = ''`),
    })
    .from(records)
    .where(listed('hfo.vp.customer'));
  const draftState = sortKey(records[draftColumns.state]);
  const drafts = db
    .select({ open: n(valueIs(draftState, 'open')), complete: n(valueIs(draftState, 'complete')) })
    .from(records)
    .where(listed('hfo.vp.draft'));
  const state = records[orderColumns.state];
  const confirmed = records[orderColumns.confirmedDate];
  const open = db
    .select({
      state: sql<string>`${state}`,
      count: sql<number>`count(*)::int`,
      next: sql<string | null>`min(${confirmed}) filter (where ${confirmed} >= ${today})`,
    })
    .from(records)
    .where(sql`${listed('hfo.vp.order')} and ${valueIs(sortKey(records[orderColumns.group]), 'open')}`)
    .groupBy(state);
  const month = monthOfDay(today);
  const before = addMonths(month, -1);
  const active = db
    .select({
      count: n(sql`${confirmed} like ${`${month}%`} and ${confirmed} <= ${today}`),
      before: n(sql`${confirmed} like ${`${before}%`}`),
    })
    .from(records)
    .where(
      sql`${listed('hfo.vp.order')} and ${sortKey(confirmed)} >= sort_key(${`${before}-01`}) and ${valueIs(sortKey(records[orderColumns.group]), 'active')}`,
    );
  const [[customerRow], [draftRow], openRows, [activeRow]] = await Promise.all([customers, drafts, open, active]);
  const sum = (...states: string[]) =>
    openRows.reduce((all, row) => (states.includes(row.state) ? all + row.count : all), 0);
  const reviewStates = ['received', 'inReview', 'clarification'];
  const progressRows = openRows.filter((row) => !reviewStates.includes(row.state));
  const [next] = progressRows.flatMap((row) => row.next ?? []).sort();
  return {
    customers: customerRow?.count ?? 0,
    prospects: { count: customerRow?.prospects ?? 0, undated: customerRow?.undated ?? 0 },
    drafts: { count: (draftRow?.open ?? 0) + (draftRow?.complete ?? 0), complete: draftRow?.complete ?? 0 },
    inReview: { count: sum(...reviewStates), clarification: sum('clarification') },
    inProgress: { count: progressRows.reduce((all, row) => all + row.count, 0), ...(next && { next }) },
    active: { month, count: activeRow?.count ?? 0, before: activeRow?.before ?? 0 },
  };
}

/** What the statements of the newest month come to. */
export async function lastCommission(db: Db, trid: string): Promise<SalesFigures['commission']> {
  const own = commissionStatements;
  const [row] = await db
    .select({ month: own.month, amount: sql<number>`sum(${own.amount})::float8` })
    .from(own)
    .where(eq(own.trid, trid))
    .groupBy(own.month)
    .orderBy(desc(own.month))
    .limit(1);
  return row;
}
