import { getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { libraryFiles, libraryGone } from '#server/db/tables/library-tables.ts';
import { inView } from './library-view.ts';
import type { View } from './view.ts';

/** Words to look for as `to_tsquery` takes them: anywhere in a file, and in its name alone. */
export interface WordQuery {
  anywhere: string;
  inName: string;
}

export interface Hit {
  file: number;
  /** 0 where the words stand in the text inside, more the better they fit the title. */
  score: number;
}

/** What a search needs to know of each file beside its words; arrays of the same length. */
export interface FileRows {
  files: number[];
  audiences: number[];
  modified: number[];
  extensions: string[];
  superseded: boolean[];
  /** `YYYY-MM-DD`. */
  validUntil: (string | null)[];
}

/** A transaction: what others before it wrote is visible to the statement that answered with it. */
export type SeenChange = string;

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;
const ints = (values: readonly number[]): SQL => sql`string_to_array(${values.join()}, ',')::int[]`;
/** Read once for all rows. */
const query = (text: string): SQL => sql`(select to_tsquery('library', ${text}))`;

const asColumns = sql`pg_snapshot_xmin(pg_current_snapshot())::text as seen,
  coalesce(json_agg(file), '[]') as files, coalesce(json_agg(audience), '[]') as audiences,
  coalesce(json_agg(modified), '[]') as modified, coalesce(json_agg(extension), '[]') as extensions,
  coalesce(json_agg(superseded), '[]') as superseded, coalesce(json_agg(valid_until), '[]') as "validUntil"`;

/** Files of the index after one, in order of their numbers. */
export async function fileRows(db: Db, after: number, limit: number): Promise<FileRows & { seen: SeenChange }> {
  const result = await db.execute(sql`
    select ${asColumns} from (
      select * from library_search where file > ${after}::int order by file limit ${limit}::int) s`);
  return rowsOf<FileRows & { seen: SeenChange }>(result)[0] as FileRows & { seen: SeenChange };
}

/** What was written and deleted since; some of it may be answered again the next time. */
export async function changesSince(
  db: Db,
  since: SeenChange,
): Promise<FileRows & { gone: number[]; seen: SeenChange }> {
  const result = await db.execute(sql`
    select ${asColumns},
      (select coalesce(json_agg(file), '[]') from library_gone where gone_in >= ${since}::bigint) as gone
    from library_search where changed_in >= ${since}::bigint`);
  return rowsOf<FileRows & { gone: number[]; seen: SeenChange }>(result)[0] as FileRows & {
    gone: number[];
    seen: SeenChange;
  };
}

/** Files with the words, each as four times its number plus 1; or plus 2 with the words in its title, or 3 in its name. PostgreSQL's notation of an array. */
export async function packedLevels(db: Db, { anywhere, inName }: WordQuery, files?: readonly number[]) {
  const looked = files
    ? sql`(select * from library_search where file = any(${ints(files)}) offset 0)`
    : sql`library_search`;
  const result = await db.execute(sql`
    select array_agg(s.file * 4 + case
      when s.title @@ ${query(anywhere)} then 2 + (s.title @@ ${query(inName)})::int else 1 end)::text as packed
    from ${looked} s where s.everything @@ ${query(anywhere)}`);
  return rowsOf<{ packed: string | null }>(result)[0]?.packed ?? '';
}

/** A page of the hits, which come best first: those of the same score are put in order by how well their titles fit. */
export async function hitFiles(
  db: Db,
  view: View,
  hitsPage: { hits: readonly Hit[]; words: string; limit: number; offset: number },
) {
  const { hits, words, limit, offset } = hitsPage;
  if (hits.length <= offset) return [];
  const files = ints(hits.map(({ file }) => file));
  const scores = ints(hits.map(({ score }) => score));
  const page = sql`(
    select s.file, row_number() over (
      order by h.score desc, case when h.score > 0 then floor(ts_rank(s.title, ${query(words)}) * 10) else 0 end desc,
        h.place) as place
    from unnest(${files}, ${scores}) with ordinality as h(file, score, place) join library_search s on s.file = h.file
    order by place limit ${limit}::int offset ${offset}::int) page`;
  return await db
    .select(getTableColumns(libraryFiles))
    .from(libraryFiles)
    .innerJoin(page, sql`page.file = ${libraryFiles.id}`)
    .where(inView(libraryFiles.audience, view))
    .orderBy(sql`page.place`);
}

/** Forgets files that were deleted up to a time (ms): `changesSince` names them no more. */
export async function deleteGoneUntil(db: Db, until: number): Promise<void> {
  await db.delete(libraryGone).where(lte(libraryGone.gone, until));
}
