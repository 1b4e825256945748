import { type SQL, sql } from 'drizzle-orm';
import { draftColumns } from '#contract/sales/draft.ts';
import { orderColumns } from '#contract/sales/order.ts';
import type { SubPartnerLines, SubPartnerOrders } from '#contract/sub-partners.ts';
import type { Db } from '#server/db/open.ts';
import { commissionLines } from '#server/db/tables/commission-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';

/** Organisations by the codes under which they sell. */
export interface SoldUnder {
  readonly trids: readonly string[];
  readonly codes: readonly string[];
}
interface Page {
  readonly code?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;
const list = (values: readonly string[]): SQL => sql`any (${sql.param([...values])}::text[])`;
const summed = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0);
const chosen = <T extends { code: string }>(rows: readonly T[], code: string | undefined) =>
  code === undefined ? rows : rows.filter((row) => row.code === code);
const countsOf = (rows: readonly { code: string; n: number }[]) =>
  Object.fromEntries(rows.map(({ code, n }) => [code, n]));
const filled = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T;

/** Orders or drafts that sub-partners made under their codes, the latest first. */
export async function subPartnerOrdersOf(
  db: Db,
  { trids, codes }: SoldUnder,
  { kind, code, limit, offset }: Page & { readonly kind: 'order' | 'draft' },
): Promise<SubPartnerOrders> {
  const columns = kind === 'order' ? orderColumns : draftColumns;
  const where = sql`${records.trid} = ${list(trids)} and ${records.type} = ${`hfo.vp.${kind}`}
    and not ${records.archived} and ${records.partnerCode} = ${list(codes)}`;
  const counted = await db.execute(
    sql`select partner_code as code, count(*)::int as n from ${records} where ${where} group by partner_code`,
  );
  const counts = rowsOf<{ code: string; n: number }>(counted);
  const page = await db.execute(sql`
    select ${records.id} as id, ${records.trid} as trid, partner_code as code, ${records.foreignid} as number,
      ${records.created}::float8 as created, ${records[columns.customer]} as customer, ${records[columns.caption]} as caption,
      ${records[columns.state]} as state
    from ${records} where ${where} and ${code === undefined ? sql`true` : sql`${records.partnerCode} = ${code}`}
    order by ${records.created} desc, ${records.id} desc limit ${limit}::int offset ${offset}::int`);
  const items = rowsOf<SubPartnerOrders['items'][number]>(page).map(filled);
  return { items, total: summed(chosen(counts, code)), counts: countsOf(counts) };
}

/** Commission lines that sub-partners got under their codes, the latest month first. */
export async function subPartnerLinesOf(
  db: Db,
  { trids, codes }: SoldUnder,
  { code, limit, offset }: Page,
): Promise<SubPartnerLines> {
  const where = sql`${commissionLines.trid} = ${list(trids)} and ${commissionLines.partnerCode} = ${list(codes)}`;
  const counted = await db.execute(sql`
    select partner_code as code, count(*)::int as n, sum(${commissionLines.amount})::float8 as amount
    from ${commissionLines} where ${where} group by partner_code`);
  const counts = rowsOf<{ code: string; n: number; amount: number }>(counted);
  const page = await db.execute(sql`
    select ${commissionLines.id}::text as id, trid, partner_code as code, month, operator, vo, kind, state, contract, customer,
      tariff, ${commissionLines.amount}::float8 as amount
    from ${commissionLines} where ${where} and ${code === undefined ? sql`true` : sql`partner_code = ${code}`}
    order by month desc, ${commissionLines.id} desc limit ${limit}::int offset ${offset}::int`);
  const items = rowsOf<SubPartnerLines['items'][number]>(page).map(filled);
  const mine = chosen(counts, code);
  return {
    ...{ items, total: summed(mine), counts: countsOf(counts) },
    amount: mine.reduce((sum, { amount }) => sum + amount, 0),
  };
}
