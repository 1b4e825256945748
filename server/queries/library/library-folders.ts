import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { libraryAudiences, libraryFiles, libraryFolderMetas, librarySearch } from '#server/db/tables/library-tables.ts';

type FolderMetaRow = typeof libraryFolderMetas.$inferSelect;

export const folderMetas = (db: Db, folders: readonly string[]): Promise<FolderMetaRow[]> =>
  db
    .select()
    .from(libraryFolderMetas)
    .where(inArray(libraryFolderMetas.folder, [...folders]));

export async function putFolderMeta(db: Db, row: FolderMetaRow): Promise<void> {
  await db.insert(libraryFolderMetas).values(row).onConflictDoUpdate({ target: libraryFolderMetas.folder, set: row });
}

export async function deleteFolderMeta(db: Db, folder: string): Promise<void> {
  await db.delete(libraryFolderMetas).where(eq(libraryFolderMetas.folder, folder));
}

/** The audiences of files in a folder and below, each once for each folder. */
export const audiencesBelow = (db: Db, folder: string) =>
  db
    .selectDistinct({ folder: libraryFiles.folder, id: libraryAudiences.id, roles: libraryAudiences.roles })
    .from(libraryFiles)
    .innerJoin(libraryAudiences, eq(libraryAudiences.id, libraryFiles.audience))
    .where(sql`(${libraryFiles.folder} = ${folder} or starts_with(${libraryFiles.folder}, ${`${folder}/`}))`);

/** Gives the files of a folder that belong to one audience another one. */
export async function changeAudience(db: Db, folder: string, from: number, to: number): Promise<void> {
  const concerned = sql`select id from library_files where folder = ${folder} and audience = ${from}`;
  await db.transaction(async (tx) => {
    await tx.update(librarySearch).set({ audience: to }).where(sql`${librarySearch.file} in (${concerned})`);
    await tx
      .update(libraryFiles)
      .set({ audience: to })
      .where(sql`${libraryFiles.folder} = ${folder} and ${libraryFiles.audience} = ${from}`);
  });
}
