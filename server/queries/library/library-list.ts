import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { folded } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { libraryFavourites, libraryFiles, libraryFolders, libraryFollows } from '#server/db/tables/library-tables.ts';
import { inView } from './library-view.ts';
import type { View } from './view.ts';

/** In a folder or below it; the top of the library is the folder without a name. */
const below = (column: typeof libraryFiles.folder | typeof libraryFolders.folder, folder: string): SQL =>
  folder === '' ? sql`true` : sql`(${column} = ${folder} or starts_with(${column}, ${`${folder}/`}))`;

/** How much the viewer sees directly in a folder and in each one below. */
export async function folderSums(db: Db, view: View, folder: string) {
  return await db
    .select({
      folder: libraryFolders.folder,
      files: sql<number>`sum(${libraryFolders.files})::int`,
      bytes: sql<number>`sum(${libraryFolders.bytes})::float8`,
      newest: sql<number>`max(${libraryFolders.newest})::float8`,
    })
    .from(libraryFolders)
    .where(and(below(libraryFolders.folder, folder), inView(libraryFolders.audience, view)))
    .groupBy(libraryFolders.folder);
}
export type FolderSum = Awaited<ReturnType<typeof folderSums>>[number];

/** How many files changed after a time (ms), by the folder they lie in. */
export async function changedSince(db: Db, view: View, folder: string, since: number) {
  return await db
    .select({ folder: libraryFiles.folder, files: count() })
    .from(libraryFiles)
    .where(
      and(gt(libraryFiles.changed, since), below(libraryFiles.folder, folder), inView(libraryFiles.audience, view)),
    )
    .groupBy(libraryFiles.folder);
}

/** Files of a folder by name, and how many there are: where the last of them is among those, of the same moment. */
export async function listFiles(db: Db, view: View, folder: string, limit: number, offset: number) {
  const where = and(eq(libraryFiles.folder, folder), inView(libraryFiles.audience, view));
  const items = await db
    .select()
    .from(libraryFiles)
    .where(where)
    .orderBy(folded(libraryFiles.name), asc(libraryFiles.id))
    .limit(limit)
    .offset(offset);
  const isLast = items.length < limit && (items.length > 0 || offset === 0);
  if (isLast) return { items, total: offset + items.length };
  const [all] = await db.select({ n: count() }).from(libraryFiles).where(where);
  return { items, total: all?.n ?? 0 };
}

export const visibleFiles = (db: Db, view: View, paths: readonly string[]) =>
  db
    .select()
    .from(libraryFiles)
    .where(and(inArray(libraryFiles.path, [...paths]), inView(libraryFiles.audience, view)));

/** Files in a folder and below; at most `limit` of them, by path. */
export const filesBelow = (db: Db, view: View, folder: string, limit: number) =>
  db
    .select()
    .from(libraryFiles)
    .where(and(below(libraryFiles.folder, folder), inView(libraryFiles.audience, view)))
    .orderBy(asc(libraryFiles.path))
    .limit(limit);

/** Newest first. */
export const newestFiles = (db: Db, view: View, limit: number) =>
  db
    .select()
    .from(libraryFiles)
    .where(inView(libraryFiles.audience, view))
    .orderBy(desc(libraryFiles.modified), desc(libraryFiles.id))
    .limit(limit);

/** Those of the paths that the user marked: files as favourites, folders as followed. */
export async function markedPaths(db: Db, userId: string, paths: readonly string[]): Promise<Set<string>> {
  const pathList = [...paths];
  if (pathList.length === 0) return new Set();
  const [favourites, follows] = await Promise.all([
    db
      .select({ path: libraryFavourites.path })
      .from(libraryFavourites)
      .where(and(eq(libraryFavourites.userId, userId), inArray(libraryFavourites.path, pathList))),
    db
      .select({ path: libraryFollows.folder })
      .from(libraryFollows)
      .where(and(eq(libraryFollows.userId, userId), inArray(libraryFollows.folder, pathList))),
  ]);
  return new Set([...favourites, ...follows].map(({ path }) => path));
}
