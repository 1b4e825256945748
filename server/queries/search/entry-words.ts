import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { plannedAnew } from '#server/db/statement-names.ts';
import { type EntryScope, entries, inScopeOf, inScopes, maxGathered, rowsOf } from './entry-scopes.ts';

/** Words are looked for in so many records of each type, the newest. */
const newest = 400;

/** Which of some words, as queries for `to_tsquery('german', …)`, any record has; such as texts are searched without among them. */
export async function knownQueries(
  db: Db,
  scopes: readonly EntryScope[],
  queries: readonly string[],
): Promise<boolean[]> {
  const columns = queries.map((query) => {
    const parts = scopes.map((scope) => {
      const holders = inScopeOf(
        scope,
        (where) =>
          sql`select 1 from ${entries} where ${where} and e.words @@ to_tsquery('german', ${query}) limit ${maxGathered}`,
      );
      return sql`(select count(*) from (${holders}) found) > 0`;
    });
    return sql`(numnode(to_tsquery('german', ${query})) = 0 or ${sql.join(parts, sql` or `)})`;
  });
  const knownResult = await db.execute(
    sql`${sql.raw(plannedAnew)} select array[${sql.join(columns, sql`, `)}] as known`,
  );
  return rowsOf<{ known: boolean[] }>(knownResult)[0]?.known ?? [];
}

/** Words of the newest records that look like one, most alike first. */
export async function similarEntryWords(db: Db, scopes: readonly EntryScope[], word: string): Promise<string[]> {
  const parts = inScopes(
    scopes,
    (where) => sql`select e.words from ${entries} where ${where} order by e.modified desc limit ${newest}`,
  );
  const similarResult = await db.execute(sql`
    select word from (
      select distinct unnest(tsvector_to_array(words)) as word from (${sql.join(parts, sql` union all `)}) r) w
    where word !~ '[0-9]' and similarity(word, ${word}) > 0.2
    order by similarity(word, ${word}) desc, word limit 20`);
  return rowsOf<{ word: string }>(similarResult).map(({ word: one }) => one);
}
