import { type SQL, sql } from 'drizzle-orm';
import type { CommissionGap } from '#contract/commissions/statement.ts';
import { addMonths } from '#domain/date/months.ts';
import type { Db } from '#server/db/open.ts';
import { plannedAnew } from '#server/db/statement-names.ts';
import { commissionLines, commissionSums } from '#server/db/tables/commission-tables.ts';

/** So many months one after the other make what is paid each month. */
const monthly = 3;
/** What ended earlier is no news any more. */
const lookBack = 12;

/** A month as a number; those that follow each other differ by one. */
const numberOf = (month: SQL): SQL => sql`(left(${month}, 4)::int * 12 + right(${month}, 2)::int)`;

type GapRow = Omit<CommissionGap, 'lineId' | 'missingSince'> & { lineId: number; total: number; sum: number };

/**
 * Contracts for which each of some months before paid something, and which this month does not, or pays less for. Only where the
 * month's statement of that operator and VO number is there: else everything would be missing.
 */
export async function gapsOf(db: Db, trid: string, month: string, limit: number) {
  const [first, before] = [addMonths(month, -lookBack), addMonths(month, -1)];
  // One bit for each month, from the first on.
  const place = (of: SQL) => sql`(${numberOf(of)} - ${numberOf(sql`${first}::text`)})`;
  const run = sql.raw(String(2 ** monthly - 1));
  const gapResult = await db.execute(sql`${sql.raw(plannedAnew)}
    with paid as (
      select contract, operator, vo, kind, bit_or(1 << ${place(sql`month`)}) as months,
        max(month) filter (where month < ${month}) as last, sum(amount) filter (where month = ${month}) as now,
        sum(amount) filter (where month = ${before}) as before
      from ${commissionLines}
      where trid = ${trid} and month >= ${first} and month <= ${month} and contract is not null and amount > 0
      group by 1, 2, 3, 4
    ), gaps as (
      select paid.*, line.amount, line.id from paid cross join lateral (
        select sum(l.amount) as amount, max(l.id) as id from ${commissionLines} l
        where l.trid = ${trid} and l.contract = paid.contract and l.month = paid.last and l.operator = paid.operator
          and l.vo = paid.vo and l.kind = paid.kind and l.amount > 0) line
      where (now is null or (last = ${before} and now < before)) and ${place(sql`last`)} >= ${monthly - 1}::int
        and (months >> (${place(sql`last`)} - ${monthly - 1}::int)) & ${run} = ${run}
        and exists (select 1 from ${commissionSums} s where s.trid = ${trid} and s.month = ${month}
          and s.operator = paid.operator and s.vo = paid.vo and s.lines > 0)
    ), page as (
      select *, count(*) over ()::int as total, sum(amount - coalesce(now, 0)) over ()::float8 as sum
      from gaps order by amount desc, contract, kind ${sql.raw(`limit ${Math.trunc(limit)}`)}
    )
    select p.operator, p.vo, p.kind, p.contract, l.customer, l.tariff, p.last as "lastMonth", p.amount::float8 as "lastAmount",
      p.id::float8 as "lineId", p.now::float8 as amount, p.total, p.sum
    from page p join ${commissionLines} l on l.trid = ${trid} and l.id = p.id
    order by p.amount desc, p.contract, p.kind`);
  const { rows } = gapResult as unknown as { rows: GapRow[] };
  const items = rows.map(({ total: _total, sum: _sum, lineId, customer, tariff, amount, ...gap }) => ({
    ...gap,
    lineId: String(lineId),
    missingSince: addMonths(gap.lastMonth, 1),
    ...(customer && { customer }),
    ...(tariff && { tariff }),
    ...(amount !== null && amount !== undefined && { amount }),
  }));
  return { items, total: rows[0]?.total ?? 0, amount: rows[0]?.sum ?? 0 };
}
