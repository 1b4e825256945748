import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../db/fold.ts';
import type { Db, Tx } from '../../db/open.ts';
import { counters, records, recordTallies } from '../../db/tables/record-tables.ts';
import type { SearchField } from '../../search/search-terms.ts';
import { type RecordRow, recordColumns, type WireField, type WireRow, wireColumns } from './record-columns.ts';
import { type RecordFilter, recordCondition, tallyCondition } from './record-filter.ts';
import { tally } from './record-tallies.ts';

export interface RecordOrder {
  readonly field: SearchField;
  readonly descending: boolean;
}
export interface RecordWindow {
  readonly order: RecordOrder;
  readonly limit: number;
  readonly offset: number;
  readonly fields: readonly WireField[];
}

const sortedAsText = /^value/;

function orderBy({ field, descending }: RecordOrder): SQL[] {
  const direction = descending ? desc : asc;
  const column = records[field];
  if (field === 'foreignid') return [direction(records.number)];
  return [direction(sortedAsText.test(field) ? folded(column) : column), direction(records.number)];
}

/** From the tallies where they can tell, else by counting. */
const totalOf = (db: Db, filter: RecordFilter) => {
  const tallied = tallyCondition(filter);
  return tallied
    ? db
        .select({ n: sql<number>`coalesce(sum(${recordTallies.n}), 0)::int` })
        .from(recordTallies)
        .where(tallied)
    : db.select({ n: count() }).from(records).where(recordCondition(filter));
};

/**
 * One window of the matching records as they go over the wire, and how many there are in all. The database answers one
 * JSON value instead of fifty rows: the embedded one takes a third of the time for it.
 */
export async function listRecords(db: Db, filter: RecordFilter, window: RecordWindow) {
  const rows = db
    .select(wireColumns(window.fields))
    .from(records)
    .where(recordCondition(filter))
    .orderBy(...orderBy(window.order))
    .limit(window.limit)
    .offset(window.offset);
  const [page] = await db
    .select({
      total: sql<number>`(${totalOf(db, filter)})::int`,
      items: sql<WireRow[]>`(select coalesce(json_agg(r), '[]') from (${rows}) r)`,
    })
    .from(sql`(select) one`);
  return page ?? { total: 0, items: [] };
}

export type CountedField = `value${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** Number of matching records per value of a field; the search's own terms for that field do not count. */
export async function countRecords(db: Db, filter: RecordFilter, field: CountedField): Promise<Record<string, number>> {
  const terms = { ...filter.terms, fields: filter.terms.fields.filter((term) => term.field !== field) };
  const rest = { ...filter, terms };
  const tallied = field === 'value2' || field === 'value5' ? tallyCondition(rest) : undefined;
  const rows =
    tallied && (field === 'value2' || field === 'value5')
      ? await db
          .select({ value: recordTallies[field], n: sql<number>`sum(${recordTallies.n})::int` })
          .from(recordTallies)
          .where(tallied)
          .groupBy(recordTallies[field])
      : await db
          .select({ value: sql<string>`coalesce(${records[field]}, '')`, n: count() })
          .from(records)
          .where(recordCondition(rest))
          .groupBy(records[field]);
  return Object.fromEntries(rows.filter((row) => row.n > 0).map((row) => [row.value, row.n]));
}

/** Reads a record of a foundation; inside a transaction with `lock` nobody else changes it meanwhile. */
export async function findRecord(db: Db | Tx, trid: string, id: string, lock = false): Promise<RecordRow | undefined> {
  const query = db
    .select(recordColumns)
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Draws the next of a counter, which begins with `first`. Whoever draws in a transaction makes others wait until its end. */
export async function nextOf(db: Db | Tx, name: string, first: number): Promise<number> {
  const [drawn] = await db
    .insert(counters)
    .values({ name, last: first })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  if (!drawn) throw new Error(`no number from ${name}`);
  return drawn.last;
}

type StoredRecord = Omit<typeof records.$inferInsert, 'searchText'> & { searchText: string };
const indexed = (words: string) => sql<string>`to_tsvector('german', ${words})`;

/** Deletes a record that has no locks, events and files any more. */
export async function deleteRecord(tx: Tx, was: RecordRow): Promise<void> {
  await tx.delete(records).where(and(eq(records.trid, was.trid), eq(records.id, was.id)));
  await tally(tx, was.trid, { from: was });
}

export async function insertRecord(db: Db | Tx, record: StoredRecord): Promise<void> {
  await db.insert(records).values({ ...record, searchText: indexed(record.searchText) });
  await tally(db, record.trid, { to: record });
}

/** `was` is the record as its transaction read and locked it; what `change` does not name stays. */
export async function updateRecord(
  tx: Tx,
  was: RecordRow,
  change: Partial<Omit<StoredRecord, 'trid' | 'id'>> & { searchText: string },
): Promise<void> {
  await tx
    .update(records)
    .set({ ...change, searchText: indexed(change.searchText) })
    .where(and(eq(records.trid, was.trid), eq(records.id, was.id)));
  await tally(tx, was.trid, { from: was, to: { ...was, ...change } });
}
