import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { draftColumns } from '#contract/sales/draft.ts';
import { orderColumns } from '#contract/sales/order.ts';
import type { subPartnerLineSorts, subPartnerOrderSorts } from '#contract/sub-partner-queries.ts';
import type { SubPartnerLines, SubPartnerOrders } from '#contract/sub-partners.ts';
import { folded } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { commissionLines } from '#server/db/tables/commission-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';

/** Organisations by the codes under which they sell. */
export interface SoldUnder {
  readonly trids: readonly string[];
  readonly codes: readonly string[];
}
interface Page<Sort> {
  readonly code?: string | undefined;
  readonly search?: string | undefined;
  readonly sort: Sort;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}
type OrderSort = (typeof subPartnerOrderSorts)[number];
type LineSort = (typeof subPartnerLineSorts)[number];

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;
const list = (values: readonly string[]): SQL => sql`any (${sql.param([...values])}::text[])`;
const summed = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0);
const chosen = <T extends { code: string }>(rows: readonly T[], code: string | undefined) =>
  code === undefined ? rows : rows.filter((row) => row.code === code);
const countsOf = (rows: readonly { code: string; n: number }[]) =>
  Object.fromEntries(rows.map(({ code, n }) => [code, n]));
const filled = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T;
const conditions = (all: readonly (SQL | undefined)[]): SQL => {
  const conditions = all.filter((one) => one !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};
/** Each word stands somewhere in one of the columns. */
const hasWords = (search: string | undefined, columns: readonly SQLWrapper[]) =>
  (search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const places = columns.map((column) => sql`position(fold_plain(${word}) in ${folded(column)}) > 0`);
      return sql`(${sql.join(places, sql` or `)})`;
    });
const direction = (descending: boolean) => sql.raw(descending ? 'desc' : 'asc');
const hasCode = (column: SQLWrapper, code: string | undefined) =>
  code === undefined ? undefined : sql`${column} = ${code}`;

interface OrderFilter {
  readonly kind: 'order' | 'draft';
  readonly state?: string | undefined;
  /** Moments (ms), both within. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}
type OrderItem = Omit<SubPartnerOrders['items'][number], 'title'>;

/** Orders or drafts that sub-partners made under their codes. */
export async function subPartnerOrdersOf(
  db: Db,
  { trids, codes }: SoldUnder,
  { kind, state, from, to, code, search, sort, descending, limit, offset }: Page<OrderSort> & OrderFilter,
) {
  const columns = kind === 'order' ? orderColumns : draftColumns;
  const column = {
    created: records.created,
    customer: records[columns.customer],
    caption: records[columns.caption],
    state: records[columns.state],
    code: records.partnerCode,
    number: records.foreignid,
  } as const;
  const where = conditions([
    sql`${records.trid} = ${list(trids)} and ${records.type} = ${`hfo.vp.${kind}`}
      and not ${records.archived} and ${records.partnerCode} = ${list(codes)}`,
    state === undefined ? undefined : sql`${column.state} = ${state}`,
    from === undefined ? undefined : sql`${records.created} >= ${from}::bigint`,
    to === undefined ? undefined : sql`${records.created} <= ${to}::bigint`,
    ...hasWords(search, [column.customer, column.caption, column.number, column.code]),
  ]);
  const counted = await db.execute(
    sql`select partner_code as code, count(*)::int as n from ${records} where ${where} group by partner_code`,
  );
  const counts = rowsOf<{ code: string; n: number }>(counted);
  const by = sort === 'created' ? sql`${records.created}` : folded(column[sort]);
  const page = await db.execute(sql`
    select ${records.id} as id, ${records.trid} as trid, partner_code as code, ${records.foreignid} as number,
      ${records.created}::float8 as created, ${column.customer} as customer, ${column.caption} as caption,
      ${column.state} as state
    from ${records} where ${conditions([where, hasCode(records.partnerCode, code)])}
    order by ${by} ${direction(descending)}, ${records.id} ${direction(descending)} limit ${limit}::int offset ${offset}::int`);
  const items = rowsOf<OrderItem>(page).map(filled);
  return { items, total: summed(chosen(counts, code)), counts: countsOf(counts) };
}

interface LineFilter {
  /** Months, both within. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: string | undefined;
  readonly state?: string | undefined;
}
type LineItem = Omit<SubPartnerLines['items'][number], 'title'>;

/** Commission lines that sub-partners got under their codes. */
export async function subPartnerLinesOf(
  db: Db,
  { trids, codes }: SoldUnder,
  { from, to, kind, state, code, search, sort, descending, limit, offset }: Page<LineSort> & LineFilter,
) {
  const column = { ...commissionLines, code: commissionLines.partnerCode };
  const theirs = sql`${column.trid} = ${list(trids)} and ${column.code} = ${list(codes)}`;
  const where = conditions([
    theirs,
    from === undefined ? undefined : sql`${column.month} >= ${from}`,
    to === undefined ? undefined : sql`${column.month} <= ${to}`,
    kind === undefined ? undefined : sql`${column.kind} = ${kind}`,
    state === undefined ? undefined : sql`${column.state} = ${state}`,
    ...hasWords(search, [column.customer, column.contract, column.tariff, column.code]),
  ]);
  const counted = await db.execute(sql`
    select partner_code as code, count(*)::int as n, sum(${column.amount})::float8 as amount
    from ${commissionLines} where ${where} group by partner_code`);
  const counts = rowsOf<{ code: string; n: number; amount: number }>(counted);
  const months = await db.execute(sql`
    select month, count(*)::int as lines, sum(${column.amount})::float8 as amount
    from ${commissionLines} where ${conditions([theirs, hasCode(column.code, code)])} group by month order by month desc`);
  const by = sort === 'amount' || sort === 'month' ? sql`${column[sort]}` : folded(column[sort]);
  const page = await db.execute(sql`
    select ${column.id}::text as id, trid, partner_code as code, month, operator, vo, kind, state, contract, customer,
      tariff, ${column.amount}::float8 as amount
    from ${commissionLines} where ${conditions([where, hasCode(column.code, code)])}
    order by ${by} ${direction(descending)}, ${column.id} ${direction(descending)} limit ${limit}::int offset ${offset}::int`);
  const mine = chosen(counts, code);
  return {
    ...{ items: rowsOf<LineItem>(page).map(filled), total: summed(mine), counts: countsOf(counts) },
    amount: mine.reduce((sum, { amount }) => sum + amount, 0),
    months: rowsOf<SubPartnerLines['months'][number]>(months),
  };
}
