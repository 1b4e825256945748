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
/** Each by itself: no index over spans answers `any` of several, and all numbers would be read. */
const eachOf = (spans: readonly NumberSpan[]): SQL =>
  sql`unnest(${sql.param(spans.map(textOf))}::int8range[]) wanted(span)`;

export async function numbersOf(db: Db | Tx, place: RecordPlace): Promise<StoredNumbers[]> {
  const { span, held: heldColumn, until } = recordNumbers;
  const rows = await db
    .select({ from: sql<string>`lower(${span})`, to: sql<string>`upper(${span})`, held: heldColumn, until })
    .from(recordNumbers)
    .where(ofRecord(place));
  return rows.map(({ from, to, ...row }) => ({ ...row, span: spanText({ from, to }) }));
}

export async function dropNumbers(tx: Tx, place: RecordPlace, spans: readonly NumberSpan[]): Promise<void> {
  if (spans.length > 0)
    await tx.delete(recordNumbers).where(and(ofRecord(place), inArray(recordNumbers.span, spans.map(textOf))));
}

/** The record that names numbers, with what is kept of it beside them. */
interface NamingRecord extends RecordPlace {
  readonly type: string;
  readonly archived: boolean;
}

export async function insertNumbers(
  tx: Tx,
  record: NamingRecord,
  storedNumbers: readonly StoredNumbers[],
): Promise<void> {
  if (storedNumbers.length > 0)
    await tx
      .insert(recordNumbers)
      .values(storedNumbers.map(({ span, ...rest }) => ({ ...record, ...rest, span: textOf(span) })));
}

/** Says of all that a record names whether it is in the archive. */
export async function archiveNumbers(tx: Tx, place: RecordPlace, archived: boolean): Promise<void> {
  await tx.update(recordNumbers).set({ archived }).where(ofRecord(place));
}

/** The first records of a type that name a number of a span, by their numbers, and how many do. */
interface NamingRecords {
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
  const namingResult = await db.execute(sql`
    with naming as materialized (
      select n.type, n.record_id, min(lower(n.span)) as first from ${recordNumbers} n
      where n.trid = ${trid} and n.span && ${textOf(span)}::int8range and n.type = any (${sql.param(types)}::text[]) and not n.archived
      group by 1, 2)
    select type, (select count(*)::int from naming n where n.type = t.type) as total,
      array(select record_id from naming n where n.type = t.type order by first, record_id limit ${limit}) as ids
    from unnest(${sql.param(types)}::text[]) t(type)`);
  return rowsOf<NamingRecords>(namingResult);
}

export async function deleteNumbers(tx: Tx, place: RecordPlace): Promise<void> {
  await tx.delete(recordNumbers).where(ofRecord(place));
}

/** Numbers with the same first six digits, those of a country and an area, are taken one after the other. */
const numbersOfArea = 1e9;
const areasOf = (spans: readonly NumberSpan[]): number[] => {
  const areas = spans.flatMap(({ from, to }) => {
    const first = Math.floor(from / numbersOfArea);
    return Array.from({ length: Math.ceil(to / numbersOfArea) - first }, (_none, index) => first + index);
  });
  return [...new Set(areas)];
};

/**
 * Until the transaction ends, no other transaction takes numbers of the same areas: two that take the same ones at the same
 * moment would wait for each other at the constraint.
 */
export async function lockAreas(tx: Tx, spans: readonly NumberSpan[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${'numbers '} || area, 0))
    from (select area from unnest(${sql.param(areasOf(spans))}::int[]) area order by area offset 0) areas`);
}

/** The same for numbers that are taken at once: expired reservations release them. */
export async function lockNumbers(tx: Tx, requestedSpans: readonly NumberSpan[], now: number): Promise<void> {
  await lockAreas(tx, requestedSpans);
  await tx.execute(sql`
    update ${recordNumbers} n set held = false from ${eachOf(requestedSpans)}
    where n.held and n.until <= ${now} and n.span && wanted.span`);
}

/** Whether any record holds any of the spans, or a part of one; called while no other transaction takes numbers of their areas. */
export async function isHeld(tx: Tx, spans: readonly NumberSpan[]): Promise<boolean> {
  const heldResult = await tx.execute(sql`
    select exists (select 1 from ${eachOf(spans)},
      lateral (select 1 from ${recordNumbers} n where n.held and n.span && wanted.span limit 1) held) as "isHeld"`);
  return rowsOf<{ isHeld: boolean }>(heldResult)[0]?.isHeld ?? false;
}

/** The parts of a span that are free at a moment (ms), in order. */
export async function freeSpans(db: Db | Tx, whole: NumberSpan, now: number): Promise<NumberSpan[]> {
  const { held: heldColumn, until, span } = recordNumbers;
  const range = sql`${textOf(whole)}::int8range`;
  const takenSpans = sql`select range_agg(${span}) from ${recordNumbers}
    where ${heldColumn} and (${until} is null or ${until} > ${now}) and ${span} && ${range}`;
  const free = await db.execute(sql`
    select lower(g) as from, upper(g) as to
    from unnest(multirange(${range}) - coalesce((${takenSpans}), '{}'::int8multirange)) g order by 1`);
  return rowsOf<{ from: string; to: string }>(free).map(spanText);
}
