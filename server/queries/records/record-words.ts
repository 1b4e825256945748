import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { fullTextQuery } from '#server/text-folding/full-text-query.ts';
import { withValues } from './condition.ts';
import { type RecordFilter, scopeConditions } from './record-filter.ts';

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

/** Words are looked for in so many records, the newest. */
const newest = 2000;

/** Whether any record of the foundation has a word, which may be one that texts are searched without (`und`). */
export async function hasWord(db: Db, filter: RecordFilter, word: string): Promise<boolean> {
  const query = fullTextQuery([word]) ?? '';
  const wordResult = await db.execute(sql`
    select numnode(to_tsquery('german', ${query})) = 0 or exists (
      select 1 from ${records} where ${withValues(scopeConditions(filter))}
        and ${records.searchText} @@ to_tsquery('german', ${query})) as has`);
  return rowsOf<{ has: boolean }>(wordResult)[0]?.has ?? true;
}

/** A word as texts are indexed by it. */
export async function stemOf(db: Db, word: string): Promise<string> {
  const stemResult = await db.execute(sql`select (tsvector_to_array(to_tsvector('german', ${word})))[1] as stem`);
  return rowsOf<{ stem: string | null }>(stemResult)[0]?.stem ?? word.toLowerCase();
}

/** Words of the foundation's newest records that look like one, most alike first. */
export async function knownWords(db: Db, filter: RecordFilter, stem: string): Promise<string[]> {
  const similarResult = await db.execute(sql`
    select word from (
      select distinct unnest(tsvector_to_array(r.search_text)) as word from (
        select ${records.searchText} as search_text from ${records}
        where ${withValues(scopeConditions(filter))}
        order by ${records.number} desc limit ${newest}::int) r) w
    where similarity(word, ${stem}) > 0.2
    order by similarity(word, ${stem}) desc, word limit 20`);
  return rowsOf<{ word: string }>(similarResult).map(({ word }) => word);
}
