import { and, eq, gt, inArray, not, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { searchEntries } from '#server/db/tables/search-tables.ts';
import type { RecordPlace } from '../records/attachments.ts';

type SearchEntry = typeof searchEntries.$inferInsert;

/** Replaces the search entries of a record with its present ones. */
export async function putEntry(tx: Db | Tx, { words, ...entry }: SearchEntry): Promise<void> {
  const written = { ...entry, words: sql`to_tsvector('german', ${words})` };
  const { trid: _trid, recordId: _recordId, ...set } = written;
  await tx
    .insert(searchEntries)
    .values(written)
    .onConflictDoUpdate({ target: [searchEntries.trid, searchEntries.recordId], set });
}

export async function dropEntry(tx: Db | Tx, { trid, recordId }: RecordPlace): Promise<void> {
  await tx.delete(searchEntries).where(and(eq(searchEntries.trid, trid), eq(searchEntries.recordId, recordId)));
}

const batchSize = 500;

/** Ids of some records of a foundation that should have an entry and have none, in order, beginning behind one. */
export async function recordsWithoutEntry(
  db: Db,
  { trid, types }: { readonly trid: string; readonly types: readonly string[] },
  after: string,
): Promise<string[]> {
  const entry = db
    .select({ one: sql`1` })
    .from(searchEntries)
    .where(and(eq(searchEntries.trid, trid), eq(searchEntries.recordId, records.id)));
  const rows = await db
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        eq(records.trid, trid),
        inArray(records.type, [...types]),
        not(records.archived),
        gt(records.id, after),
        notExists(entry),
      ),
    )
    .orderBy(records.id)
    .limit(batchSize);
  return rows.map(({ id }) => id);
}
