import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { contentDrafts, contentImages, contentVersions } from '#server/db/tables/content-tables.ts';

export type ImageRow = typeof contentImages.$inferSelect;

/** The names of all pictures that editors brought. */
export async function listImages(db: Db | Tx): Promise<string[]> {
  const rows = await db.select({ name: contentImages.name }).from(contentImages);
  return rows.map(({ name }) => name);
}

export async function findImage(db: Db | Tx, name: string): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(contentImages).where(eq(contentImages.name, name));
  return row;
}

/** False where it was there; its day begins again then. */
export async function insertImage(tx: Tx, row: ImageRow): Promise<boolean> {
  const before = await findImage(tx, row.name);
  await tx
    .insert(contentImages)
    .values(row)
    .onConflictDoUpdate({ target: contentImages.name, set: { time: row.time } });
  return before === undefined;
}

/** Deletes pictures from before `since` that no version and no draft names. */
export async function deleteUnusedImages(tx: Tx, since: number): Promise<void> {
  const names = (table: typeof contentVersions | typeof contentDrafts) =>
    sql`exists (select from ${table} where position('/images/' || ${contentImages.name} in ${table.de} || coalesce(${table.en}, '')) > 0)`;
  await tx
    .delete(contentImages)
    .where(and(lt(contentImages.time, since), sql`not ${names(contentVersions)}`, sql`not ${names(contentDrafts)}`));
}
