import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';

const ints = (values: readonly number[]): SQL => sql`string_to_array(${values.join()}, ',')::int[]`;
const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

interface Expansion {
  /** Nothing to search for, such as `und`. */
  stop: boolean;
  /** Longer words that hold it, shortest first. */
  compounds: string[];
}

/** What the library knows about words, and which of the pieces it knows as words; `root` is a part that compounds are looked for with, and a word may have several. */
export async function expandWords(
  db: Db,
  words: readonly { word: string; root: string }[],
  pieces: readonly string[],
): Promise<{ expansions: Map<string, Expansion>; known: Set<string> }> {
  const rows = await db.execute(sql`
    select w.word, numnode(plainto_tsquery('library', w.word)) = 0 as stop,
      case when length(w.root) < 4 then '[]'::jsonb else (
        select coalesce(jsonb_agg(c.word), '[]') from (
          select l.word from library_words l where l.folded like '%' || w.root || '%'
          order by length(l.word), l.word limit 30) c) end as compounds
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w(word text, root text)
    union all
    select null, false, coalesce(jsonb_agg(distinct folded), '[]') from library_words
    where folded in (select jsonb_array_elements_text(${JSON.stringify(pieces)}::jsonb))`);
  const all = rowsOf<{ word: string | null } & Expansion>(rows);
  const expansions = new Map<string, Expansion>();
  for (const { word, stop, compounds } of all)
    if (word !== null)
      expansions.set(word, {
        stop,
        compounds: [...new Set([...(expansions.get(word)?.compounds ?? []), ...compounds])],
      });
  return {
    expansions,
    known: new Set(all.find(({ word }) => word === null)?.compounds),
  };
}

/** Words of the library that look like one, most alike first. */
export async function similarWords(db: Db, folded: string): Promise<string[]> {
  const rows = await db.execute(sql`
    select word from library_words where folded % ${folded}
    order by similarity(folded, ${folded}) desc, length(word), word limit 12`);
  return rowsOf<{ word: string }>(rows).map(({ word }) => word);
}

/** A stretch of the text of each file around the first of the words. */
export async function textAround(db: Db, files: readonly number[], needles: readonly string[]) {
  if (files.length === 0) return new Map<number, string>();
  const rows = await db.execute(sql`
    select t.file, substr(t.body, greatest(1, coalesce(p.at, 1) - 90), 260) as stretch, coalesce(p.at, 1) > 91 as cut
    from library_texts t, lateral (
      select min(nullif(strpos(lower(t.body), needle), 0)) as at
      from jsonb_array_elements_text(${JSON.stringify(needles)}::jsonb) as n(needle)) p
    where t.file = any(${ints(files)})`);
  return new Map(
    rowsOf<{ file: number; stretch: string; cut: boolean }>(rows).map(({ file, stretch, cut }) => [
      file,
      cut ? stretch.replace(/^\S*\s+/, '… ') : stretch,
    ]),
  );
}
