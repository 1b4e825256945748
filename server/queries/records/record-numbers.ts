import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NumberSpan } from '#domain/wholesale/numbers/number-range.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { recordNumbers } from '#server/db/tables/record-tables.ts';
import type { RecordPlace } from './attachments.ts';

/** A span that a record names; `until` (ms) ends that it is held. */
export interface StoredNumbers {
  readonly span: NumberSpan;
  readonly held: boolean;
  readonly until: number | null;
}

const rowsOf = <T>(answer: unknown): T[] => (answer as { rows: T[] }).rows;
const textOf = ({ from, to }: NumberSpan): string => `[${from},${to})`;
const spanText = ({ from, to }: { from: string; to: string }): NumberSpan => ({ from: Number(from), to: Number(to) });
const ofRecord = ({ trid, recordId }: RecordPlace) =>
  and(eq(recordNumbers.trid, trid), eq(recordNumbers.recordId, recordId));
const anyOf = (spans: readonly NumberSpan[]): SQL => sql`any (${sql.param(spans.map(textOf))}::int8range[])`;

export async function numbersOf(db: Db | Tx, place: RecordPlace): Promise<StoredNumbers[]> {
  const { span, held, until } = recordNumbers;
  const rows = await db
    .select({ from: sql<string>`lower(${span})`, to: sql<string>`upper(${span})`, held, until })
    .from(recordNumbers)
    .where(ofRecord(place));
  return rows.map(({ from, to, ...row }) => ({ ...row, span: spanText({ from, to }) }));
}

export async function dropNumbers(tx: Tx, place: RecordPlace, spans: readonly NumberSpan[]): Promise<void> {
  if (spans.length > 0)
    await tx.delete(recordNumbers).where(and(ofRecord(place), inArray(recordNumbers.span, spans.map(textOf))));
}

/** The record that names numbers, with what is kept of it beside them. */
export interface NamingRecord extends RecordPlace {
  readonly type: string;
  readonly archived: boolean;
}

export async function insertNumbers(tx: Tx, record: NamingRecord, named: readonly StoredNumbers[]): Promise<void> {
  if (named.length > 0)
    await tx
      .insert(recordNumbers)
      .values(named.map(({ span, ...rest }) => ({ ...record, ...rest, span: textOf(span) })));
}

/** Says of all that a record names whether it is in the archive. */
export async function archiveNumbers(tx: Tx, place: RecordPlace, archived: boolean): Promise<void> {
  await tx.update(recordNumbers).set({ archived }).where(ofRecord(place));
}

/** The first records of a type that name a number of a span, by their numbers, and how many do. */
export interface NamingRecords {
  readonly type: string;
  readonly ids: readonly string[];
  readonly total: number;
}

/** Of each of these types. */
export async function recordsNaming(
  db: Db,
  trid: string,
  types: readonly string[],
  { span, limit }: { span: NumberSpan; limit: number },
): Promise<NamingRecords[]> {
  const found = await db.execute(sql`
    with naming as materialized (
      select n.type, n.record_id, min(lower(n.span)) as first from ${recordNumbers} n
      where n.trid = ${trid} and n.span && ${textOf(span)}::int8range and n.type = any (${sql.param(types)}::text[]) and not n.archived
      group by 1, 2)
    select type, (select count(*)::int from naming n where n.type = t.type) as total,
      array(select record_id from naming n where n.type = t.type order by first, record_id limit ${limit}) as ids
    from unnest(${sql.param(types)}::text[]) t(type)`);
  return rowsOf<NamingRecords>(found);
}

export async function deleteNumbers(tx: Tx, place: RecordPlace): Promise<void> {
  await tx.delete(recordNumbers).where(ofRecord(place));
}

/**
 * Until the transaction ends, nobody else takes numbers: two who take the same ones at the same moment would wait for each
 * other at the constraint. What was held until a moment (ms) that is over lets go of the spans that are wanted.
 */
export async function lockNumbers(tx: Tx, wanted: readonly NumberSpan[], now: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('numbers', 0))`);
  const { held, until, span } = recordNumbers;
  await tx
    .update(recordNumbers)
    .set({ held: false })
    .where(and(held, sql`${until} <= ${now}`, sql`${span} && ${anyOf(wanted)}`));
}

/** Whether any of the spans, or a part of one, is held by whomever; asked while nobody else takes numbers. */
export async function isHeld(tx: Tx, spans: readonly NumberSpan[]): Promise<boolean> {
  const { held, span } = recordNumbers;
  const found = await tx
    .select({ held })
    .from(recordNumbers)
    .where(and(held, sql`${span} && ${anyOf(spans)}`))
    .limit(1);
  return found.length > 0;
}

/** What of a span nobody holds at a moment (ms), in order. */
export async function freeSpans(db: Db | Tx, whole: NumberSpan, now: number): Promise<NumberSpan[]> {
  const { held, until, span } = recordNumbers;
  const range = sql`${textOf(whole)}::int8range`;
  const taken = sql`select range_agg(${span}) from ${recordNumbers}
    where ${held} and (${until} is null or ${until} > ${now}) and ${span} && ${range}`;
  const free = await db.execute(sql`
    select lower(g) as from, upper(g) as to
    from unnest(multirange(${range}) - coalesce((${taken}), '{}'::int8multirange)) g order by 1`);
  return rowsOf<{ from: string; to: string }>(free).map(spanText);
}
