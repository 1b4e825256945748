import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import type { LibraryVersion } from './library-files.ts';
import { inView } from './library-view.ts';
import type { View } from './view.ts';

interface Row {
  visits: [path: string, since: number][];
  marked: string[];
  replacing: { name: string; path: string; supersedes: string[]; seen: boolean }[];
  replaced: { name: string; path: string }[];
  versions: LibraryVersion[];
}

/** What is known about some files beside their own rows, in one statement: a search must not wait for six. */
export async function libraryContextOf(db: Db, view: View, userId: string, paths: readonly string[]) {
  const requestedPaths = sql`(select path from wanted)`;
  const result = await db.execute(sql`
    with wanted as materialized (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as path)
    select
      (select coalesce(jsonb_agg(jsonb_build_array(path, since)), '[]') from library_visits
        where user_id = ${userId} and since is not null) as visits,
      (select coalesce(jsonb_agg(path), '[]') from (
        select path from library_favourites where user_id = ${userId} and path in ${requestedPaths}
        union all select folder from library_follows where user_id = ${userId} and folder in ${requestedPaths}) m) as marked,
      (select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'path', r.path, 'supersedes', r.supersedes,
          'seen', ${inView(sql`r.audience`, view)}) order by r.modified), '[]')
        from library_files r where r.supersedes <> '{}' and r.supersedes && array(select path from wanted)) as replacing,
      (select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'path', o.path)), '[]') from library_files o
        where o.path in (select unnest(f.supersedes) from library_files f where f.path in ${requestedPaths} and f.supersedes <> '{}')
          and ${inView(sql`o.audience`, view)}) as replaced,
      (select coalesce(jsonb_agg(to_jsonb(v) order by v.replaced desc, v.id desc), '[]') from library_versions v
        where v.path in ${requestedPaths}) as versions`);
  const [row] = (result as unknown as { rows: Row[] }).rows;
  const { visits = [], marked = [], replacing = [], replaced = [], versions = [] } = row ?? {};
  return {
    visits: new Map(visits),
    marked: new Set(marked),
    superseded: new Set(replacing.flatMap(({ supersedes }) => supersedes)),
    /** Only files that the viewer sees are named. */
    replacements: new Map(
      replacing.flatMap(({ name, path, supersedes, seen: isSeen }) =>
        isSeen ? supersedes.map((old) => [old, { name, path }] as const) : [],
      ),
    ),
    replaced: new Map(replaced.map((one) => [one.path, one])),
    versions,
  };
}
