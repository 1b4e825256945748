import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { portingColumns } from '#contract/wholesale/porting.ts';
import type { NumberSpan } from '#domain/wholesale/numbers/number-range.ts';
import type { Db } from '#server/db/open.ts';
import { recordNumbers, records } from '#server/db/tables/record-tables.ts';

interface Found {
  readonly trid: string;
  readonly id: string;
  readonly type: string;
}

/** The porting of some foundations, incoming or outgoing, that a VA-ID names. */
export async function findPortingOf(db: Db, trids: string[], vaId: string): Promise<Found | undefined> {
  const { trid, id, type } = records;
  const named = and(
    inArray(trid, trids),
    inArray(type, ['ws.porting', 'ws.portingOut']),
    eq(records[portingColumns.vaId], vaId),
  );
  const [found] = await db.select({ trid, id, type }).from(records).where(named).limit(1);
  return found;
}

/** The first of these foundations with a record that holds a part of the spans. */
export async function findHolder(db: Db, trids: string[], spans: readonly NumberSpan[]): Promise<string | undefined> {
  const { trid, held, span } = recordNumbers;
  const wanted: SQL = sql`any (${sql.param(spans.map(({ from, to }) => `[${from},${to})`))}::int8range[])`;
  const [found] = await db
    .select({ trid })
    .from(recordNumbers)
    .where(and(inArray(trid, trids), held, sql`${span} && ${wanted}`))
    .limit(1);
  return found?.trid;
}
