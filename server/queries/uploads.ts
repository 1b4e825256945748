import { and, count, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { uploads } from '../db/tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

export async function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

export async function countUploads(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(uploads).where(eq(uploads.userId, userId));
  return row?.n ?? 0;
}

/** False where the upload is gone. An upload finished before keeps its time. */
export async function finishUpload(db: Db, id: string, now: number): Promise<boolean> {
  await db
    .update(uploads)
    .set({ finished: now })
    .where(and(eq(uploads.id, id), isNull(uploads.finished)));
  return (await findUpload(db, id)) !== undefined;
}

/** False where somebody else deleted or claimed it first. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(uploads).where(eq(uploads.id, id)).returning({ id: uploads.id });
  return gone.length === 1;
}

/** Takes those of the uploads that are finished, the user's own and younger than `since` (ms); each can be taken once. */
export function takeUploads(tx: Tx, ids: readonly string[], userId: string, since: number): Promise<UploadRow[]> {
  return tx
    .delete(uploads)
    .where(
      and(
        inArray(uploads.id, [...ids]),
        eq(uploads.userId, userId),
        isNotNull(uploads.finished),
        gt(uploads.created, since),
      ),
    )
    .returning();
}

/** Deletes the uploads created at or before `until` (ms); answers their ids. */
export async function deleteUploadsUntil(db: Db, until: number): Promise<string[]> {
  const gone = await db.delete(uploads).where(lte(uploads.created, until)).returning({ id: uploads.id });
  return gone.map(({ id }) => id);
}
