import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { sortKey } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { counters, records } from '#server/db/tables/record-tables.ts';
import { type RecordRow, recordColumns } from './record-columns.ts';
import type { Tallied } from './record-filter.ts';
import { tally } from './record-tallies.ts';

/** Reads a record of a foundation; inside a transaction with `lock`, no other transaction can change it meanwhile. */
export async function findRecord(db: Db | Tx, trid: string, id: string, lock = false): Promise<RecordRow | undefined> {
  const query = db
    .select(recordColumns)
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Those of these records that the foundation still has. */
export const recordsWithIds = (db: Db, trid: string, ids: readonly string[]): Promise<RecordRow[]> =>
  db
    .select(recordColumns)
    .from(records)
    .where(and(eq(records.trid, trid), inArray(records.id, [...ids])));

/** The record of a foundation with this key, in a type with unique keys. */
export async function findByKey(db: Db | Tx, trid: string, type: string, key: string): Promise<RecordRow | undefined> {
  const [row] = await db
    .select(recordColumns)
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.type, type), eq(records.uniqueKey, key)));
  return row;
}

/** All of a type that a foundation has, those in the archive among them. */
export const allOfType = (db: Db, trid: string, type: string): Promise<RecordRow[]> =>
  db
    .select(recordColumns)
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.type, type)))
    .orderBy(sortKey(records.value1), records.number);

const batchSize = 500;

/** Ids of some records of a type that a foundation has, in order, beginning behind one. */
export async function recordsAfter(
  db: Db,
  { trid, type }: { readonly trid: string; readonly type: string },
  after: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.type, type), gt(records.id, after)))
    .orderBy(records.id)
    .limit(batchSize);
  return rows.map(({ id }) => id);
}

/**
 * Draws the next number of a counter, which begins with `first`. A draw in a transaction makes other draws wait until
 * its end.
 */
export async function nextOf(db: Db | Tx, name: string, first: number): Promise<number> {
  const [drawnNumber] = await db
    .insert(counters)
    .values({ name, last: first })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  if (!drawnNumber) throw new Error(`no number from ${name}`);
  return drawnNumber.last;
}

type StoredRecord = Omit<typeof records.$inferInsert, 'searchText'> & { searchText: string };
const indexed = (words: string) => sql<string>`to_tsvector('german', ${words})`;

/** Deletes a record that has no locks, events and files any more. */
export async function deleteRecord(tx: Tx, was: RecordRow, tallied: Tallied): Promise<void> {
  await tx.delete(records).where(and(eq(records.trid, was.trid), eq(records.id, was.id)));
  await tally(tx, was.trid, tallied, { from: was });
}

/** Answers the record as it is stored. */
export async function insertRecord(db: Db | Tx, record: StoredRecord, tallied: Tallied): Promise<RecordRow> {
  const stored = { ...record, searchText: indexed(record.searchText) };
  const [row] = await db.insert(records).values(stored).returning(recordColumns);
  if (!row) throw new Error('a record vanished in its own transaction');
  await tally(db, record.trid, tallied, { to: record });
  return row;
}

/** `was` is the record as its transaction read and locked it; what `change` does not name stays. Answers the record as it is stored. */
export async function updateRecord(
  tx: Tx,
  was: RecordRow,
  change: Partial<Omit<StoredRecord, 'trid' | 'id'>> & { searchText: string },
  tallied: Tallied,
): Promise<RecordRow> {
  const [row] = await tx
    .update(records)
    .set({ ...change, searchText: indexed(change.searchText) })
    .where(and(eq(records.trid, was.trid), eq(records.id, was.id)))
    .returning(recordColumns);
  if (!row) throw new Error('a record vanished in its own transaction');
  await tally(tx, was.trid, tallied, { from: was, to: { ...was, ...change } });
  return row;
}
