import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import type { View } from '../library/view.ts';
import { inView } from './library-view.ts';

export interface SearchFor {
  /** Queries for `to_tsquery`: the words typed and all that they may mean, each anywhere and in the name alone. */
  queries: { exact: string; exactName: string; wide: string; wideName: string };
  extensions: readonly string[];
  /** In ms; undefined without. */
  since: number | undefined;
  titleOnly: boolean;
  /** Audiences whose files are listed; counted are those of the whole view. */
  listed: readonly number[];
  /** `YYYY-MM-DD`: what was valid until before is out of date. */
  today: string;
  limit: number;
  offset: number;
}

export interface Hit {
  file: number;
  /** 0 where the words stand in the text inside, more the better they fit the title. */
  score: number;
}

/** Of so many hits the order is looked at closely. */
const finest = 200;

/** Read once for all rows. */
const query = (text: string): SQL => sql`(select to_tsquery('library', ${text}))`;
const ints = (values: readonly number[]): SQL => sql`string_to_array(${values.join()}, ',')::int[]`;

/** One page of hits, best first and newer first among equals, and the number of all hits per audience. */
export async function searchFiles(db: Db, view: View, asked: SearchFor) {
  const { queries, extensions, since, titleOnly, listed, today, limit, offset } = asked;
  const { exact, exactName, wide, wideName } = {
    exact: query(queries.exact),
    exactName: query(queries.exactName),
    wide: query(queries.wide),
    wideName: query(queries.wideName),
  };
  const filters = [
    ...(extensions.length > 0 ? [sql`s.extension = any(string_to_array(${extensions.join()}, ','))`] : []),
    ...(since === undefined ? [] : [sql`s.modified >= ${since}::bigint`]),
    ...(titleOnly ? [sql`s.title @@ ${wide}`] : []),
  ];
  // Looking into a title costs most where tens of thousands match: never twice for the same words.
  const isPlain = queries.exact === queries.wide;
  const score = isPlain
    ? sql`5 + (s.title @@ ${exactName})::int * 10`
    : sql`1 + (s.title @@ ${exact})::int * 4 + (s.title @@ ${exactName})::int * 8 + (s.title @@ ${wideName})::int * 2`;
  const order = sql`outdated, modified desc, file desc`;
  const rows = await db.execute(sql`
    with m as materialized (
      select s.file, s.audience, s.modified, (s.superseded or coalesce(s.valid_until < ${today}, false)) as outdated,
        case when s.title @@ ${wide} then ${score} else 0 end as score
      from library_search s
      where s.everything @@ ${wide} and ${inView(sql`s.audience`, view)}
        ${sql.join(filters.map((filter) => sql` and ${filter}`))}),
    best as materialized (
      select m.*, case when m.score > 0 then floor(ts_rank(s.title, ${wide}) * 10)::int else 0 end as fit
      from (select * from m where audience = any(${ints(listed)})
        order by score desc, ${order} limit ${Math.max(finest, offset + limit)}::int) m
        join library_search s on s.file = m.file)
    select null::int as file, audience, count(*)::int as n, 0 as score, 0 as place from m group by audience
    union all (
      select file, audience, 0, score, row_number() over (order by score desc, fit desc, ${order})::int from best
      order by score desc, fit desc, ${order} limit ${limit}::int offset ${offset}::int)
    order by place`);
  const all = rowsOf<{ file: number | null; audience: number; n: number; score: number }>(rows);
  const hits = all.flatMap(({ file, score }): Hit[] => (file === null ? [] : [{ file, score }]));
  const counts = new Map(all.flatMap(({ file, audience, n }) => (file === null ? [[audience, n] as const] : [])));
  return { hits, counts };
}

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

/** Materialized, because for a single row the planner would rather read the whole table than the index. */
export async function hasHit(db: Db, view: View, text: string): Promise<boolean> {
  const rows = await db.execute(sql`
    with m as materialized (
      select 1 as found from library_search s where s.everything @@ ${query(text)} and ${inView(sql`s.audience`, view)})
    select found from m limit 1`);
  return rowsOf(rows).length > 0;
}

export interface Expansion {
  /** Nothing to search for, such as `und`. */
  stop: boolean;
  /** Longer words that hold it, shortest first. */
  compounds: string[];
}

/** What the library knows about words, and which of the pieces it knows as words; `root` is the part that compounds are looked for with. */
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
  return {
    expansions: new Map(all.flatMap(({ word, ...known }) => (word === null ? [] : [[word, known] as const]))),
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
