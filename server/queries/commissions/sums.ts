import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CommissionKind, LineState } from '#contract/commissions/line.ts';
import type { CommissionSum, TariffSum } from '#contract/commissions/statement.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { commissionLines, commissionSums } from '#server/db/tables/commission-tables.ts';

const { trid, month, operator, vo, kind, state, tariff } = commissionSums;

/**
 * Adds the sum of some lines of a foundation (1), or subtracts it (-1), in the transaction that writes them. A change
 * of lines subtracts them before and adds them afterwards.
 */
export async function countLines(tx: Tx, foundation: string, which: SQL, sign: 1 | -1): Promise<void> {
  const times = sql.raw(String(sign));
  await tx.execute(sql`
    insert into commission_sums as s (trid, month, operator, vo, kind, state, tariff, lines, amount, won)
    select trid, month, operator, vo, kind, state, coalesce(tariff, ''),
      ${times} * count(*)::int, ${times} * sum(amount)::bigint, ${times} * coalesce(sum(won), 0)::bigint
    from ${commissionLines} where trid = ${foundation} and ${which}
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (trid, month, operator, vo, kind, state, tariff) do update
    set lines = s.lines + excluded.lines, amount = s.amount + excluded.amount, won = s.won + excluded.won`);
}

const own = (foundation: string) => and(eq(trid, foundation), sql`${commissionSums.lines} > 0`);
const lines = sql<number>`sum(${commissionSums.lines})::int`;
const amount = sql<number>`sum(${commissionSums.amount})::float8`;

/** What the lines of a foundation come to. */
export async function sumsOf(db: Db, foundation: string): Promise<CommissionSum[]> {
  const rows = await db
    .select({ month, operator, vo, kind, state, lines, amount, won: sql<number>`sum(${commissionSums.won})::float8` })
    .from(commissionSums)
    .where(own(foundation))
    .groupBy(month, operator, vo, kind, state)
    .orderBy(month, operator, vo, kind, state);
  return rows.map((row) => ({ ...row, kind: row.kind as CommissionKind, state: row.state as LineState }));
}

export const tariffSumsOf = (db: Db, foundation: string): Promise<TariffSum[]> =>
  db
    .select({ month, operator, vo, tariff, lines, amount })
    .from(commissionSums)
    .where(own(foundation))
    .groupBy(month, operator, vo, tariff)
    .orderBy(month, operator, vo, tariff);
