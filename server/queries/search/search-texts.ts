import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { libraryFiles, libraryTexts } from '#server/db/tables/library-tables.ts';
import { counters, records } from '#server/db/tables/record-tables.ts';
import { searchEntries } from '#server/db/tables/search-tables.ts';
import type { RecordPlace } from '../records/attachments.ts';

const name = 'search-text-version';

/** By which version of the rules all texts that are searched were written; 0 where that is unknown. */
export async function searchTextVersion(db: Db): Promise<number> {
  const [row] = await db.select({ last: counters.last }).from(counters).where(eq(counters.name, name));
  return row?.last ?? 0;
}

export async function storeSearchTextVersion(db: Db, last: number): Promise<void> {
  await db.insert(counters).values({ name, last }).onConflictDoUpdate({ target: counters.name, set: { last } });
}

/** Gives a record other words where it has others: most stay as they are, and are not written. */
export async function renewWords(tx: Tx, { trid, recordId }: RecordPlace, words: string): Promise<void> {
  const vector = sql`to_tsvector('german', ${words})`;
  await tx
    .update(records)
    .set({ searchText: vector })
    .where(and(eq(records.trid, trid), eq(records.id, recordId), sql`${records.searchText} <> ${vector}`));
  await tx
    .update(searchEntries)
    .set({ words: vector })
    .where(
      and(eq(searchEntries.trid, trid), eq(searchEntries.recordId, recordId), sql`${searchEntries.words} <> ${vector}`),
    );
}

/** Invisible signs, joined letters and abbreviations with points, which were read in another way before. */
const readInAnotherWay = '[\\u00AD\\u200B-\\u200F\\u2060\\uFEFF\\uFB00-\\uFB06]|\\m[[:alpha:]]\\. ?[[:alpha:]]\\M';

/** Marks library files for another read if their text was extracted by an older version. */
export async function rereadFiles(db: Db): Promise<void> {
  const files = db
    .select({ file: libraryTexts.file })
    .from(libraryTexts)
    .where(sql`${libraryTexts.body} ~ ${readInAnotherWay}`);
  await db.update(libraryFiles).set({ pending: true }).where(sql`${libraryFiles.id} in ${files}`);
}
