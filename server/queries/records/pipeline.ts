import { and, arrayOverlaps, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import { orderColumns } from '#contract/sales/order.ts';
import type { Pipeline } from '#contract/sales/pipeline.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { sortKey } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';

/** Keys that restrict the caller's lists, by type. */
type KeysOf = (type: string) => readonly string[] | undefined;

const draft = 'hfo.vp.draft';
const order = 'hfo.vp.order';
const created: SQL<string> = sql`to_char(to_timestamp(${records.created} / 1000.0) at time zone 'Europe/Berlin', 'YYYY-MM')`;

/** Drafts and orders of a foundation by the months in which they came, and active orders by that of their confirmed date. */
export async function pipelineOf(db: Db, trid: string, keysOf: KeysOf, months: readonly string[]): Promise<Pipeline> {
  const [first = ''] = months;
  const here = eq(records.trid, trid);
  const seen = (type: string) => {
    const keys = keysOf(type);
    return and(eq(records.type, type), keys && arrayOverlaps(records.audience, [...keys]));
  };
  const came = db
    .select({ type: records.type, month: created, n: sql<number>`count(*)::int` })
    .from(records)
    .where(and(here, or(seen(draft), seen(order)), gte(records.created, berlinMoment(`${first}-01`))))
    .groupBy(records.type, created);
  const live: SQL<string> = sql`left(${records[orderColumns.confirmedDate]}, 7)`;
  const status = ['active', 'partlyActive'].map(
    (one) => sql`${sortKey(records[orderColumns.state])} = sort_key(${one})`,
  );
  const went = db
    .select({ month: live, n: sql<number>`count(*)::int` })
    .from(records)
    .where(and(here, seen(order), or(...status), gte(records[orderColumns.confirmedDate], `${first}-01`)))
    .groupBy(live);
  const [cameRows, wentRows] = await Promise.all([came, went]);
  const countOf = (rows: readonly { month: string; n: number }[], month: string) =>
    rows.find((row) => row.month === month)?.n ?? 0;
  const ofType = (type: string) => cameRows.filter((row) => row.type === type);
  return {
    months: months.map((month) => ({
      month,
      drafts: countOf(ofType(draft), month),
      orders: countOf(ofType(order), month),
      active: countOf(wentRows, month),
    })),
  };
}
