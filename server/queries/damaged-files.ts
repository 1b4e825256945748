import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { damagedFiles } from '../db/tables/record-tables.ts';

export type DamagedFile = typeof damagedFiles.$inferSelect;

/** False where that is known. */
export async function insertDamage(db: Db, file: DamagedFile): Promise<boolean> {
  const added = await db.insert(damagedFiles).values(file).onConflictDoNothing().returning({ id: damagedFiles.id });
  return added.length > 0;
}

/** False where the file was not known to be damaged. */
export async function deleteDamage(db: Db, { kind, id }: Pick<DamagedFile, 'kind' | 'id'>): Promise<boolean> {
  const deletedRows = await db
    .delete(damagedFiles)
    .where(and(eq(damagedFiles.kind, kind), eq(damagedFiles.id, id)))
    .returning({ id: damagedFiles.id });
  return deletedRows.length > 0;
}

export const countDamaged = (db: Db): Promise<number> => db.$count(damagedFiles);

/** All files that are known to be damaged, or those of a kind with some ids. */
export function damagedAmong(db: Db, kind?: string, ids: readonly string[] = []): Promise<DamagedFile[]> {
  const among = kind === undefined ? undefined : and(eq(damagedFiles.kind, kind), inArray(damagedFiles.id, [...ids]));
  return db.select().from(damagedFiles).where(among);
}
