import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { userFormInputs } from '../db/tables/form-input-table.ts';
import { uploads, users } from '../db/tables/tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** What begun and unattached uploads may be at most, announced bytes included that have not arrived. */
interface UploadShare {
  readonly files: number;
  readonly bytes: number;
}
interface UploadLimits {
  readonly perUser: UploadShare;
  readonly perAccount: UploadShare;
}

/** Adds an upload; false where its user or the account would then have too many. One of an account at a time, so that many at once do not slip through together. */
export async function insertUpload(
  db: Db,
  row: typeof uploads.$inferInsert,
  { perUser, perAccount }: UploadLimits,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [owner] = await tx.select({ account: users.account }).from(users).where(eq(users.id, row.userId));
    const account = owner?.account ?? '';
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${account}`}, 0))`);
    const own = sql`filter (where ${uploads.userId} = ${row.userId})`;
    const [present] = await tx
      .select({
        files: sql<number>`count(*)`.mapWith(Number),
        bytes: sql<number>`coalesce(sum(${uploads.size}), 0)`.mapWith(Number),
        ownFiles: sql<number>`count(*) ${own}`.mapWith(Number),
        ownBytes: sql<number>`coalesce(sum(${uploads.size}) ${own}, 0)`.mapWith(Number),
      })
      .from(uploads)
      .innerJoin(users, eq(users.id, uploads.userId))
      .where(eq(users.account, account));
    if (!present) return false;
    const fits = ({ files, bytes }: UploadShare, most: UploadShare) =>
      files < most.files && bytes + row.size <= most.bytes;
    const byUser = { files: present.ownFiles, bytes: present.ownBytes };
    if (!fits(present, perAccount) || !fits(byUser, perUser)) return false;
    await tx.insert(uploads).values(row);
    return true;
  });
}

/** Notes a file that arrived otherwise than by the upload calls. */
export async function insertFinishedUpload(tx: Tx, row: typeof uploads.$inferInsert): Promise<void> {
  await tx.insert(uploads).values(row);
}

export async function findUpload(db: Db | Tx, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** A form input of the same user contains the upload's id; continuing the form input must find its files. */
const namedByFormInput = (db: Db | Tx) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(userFormInputs)
      .where(and(eq(userFormInputs.userId, uploads.userId), sql`${uploads.id} = any(${userFormInputs.uploads})`)),
  );

/** Uploads expire where they were created at or before a moment (ms), and no form input names them. */
const alive = (db: Db | Tx, since: number) => or(gt(uploads.created, since), namedByFormInput(db));

/** The upload where it is the user's own and not expired. */
export async function findOwnUpload(db: Db, id: string, userId: string, since: number): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId), alive(db, since)));
  return row;
}

/** False where the upload is gone. An upload finished before keeps its time. */
export async function finishUpload(db: Db, id: string, now: number, sha256: string): Promise<boolean> {
  await db
    .update(uploads)
    .set({ finished: now, sha256 })
    .where(and(eq(uploads.id, id), isNull(uploads.finished)));
  return (await findUpload(db, id)) !== undefined;
}

/** False if another call deleted or claimed it first. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const deletedUploads = await db.delete(uploads).where(eq(uploads.id, id)).returning({ id: uploads.id });
  return deletedUploads.length === 1;
}

/** Takes those of the uploads that are finished, the user's own and not expired; each can be taken once. */
export function takeUploads(tx: Tx, ids: readonly string[], userId: string, since: number): Promise<UploadRow[]> {
  return tx
    .delete(uploads)
    .where(
      and(inArray(uploads.id, [...ids]), eq(uploads.userId, userId), isNotNull(uploads.finished), alive(tx, since)),
    )
    .returning();
}

/** Deletes the uploads that expired by `until` (ms); answers their ids. */
export async function deleteUploadsUntil(db: Db, until: number): Promise<string[]> {
  const deletedUploads = await db
    .delete(uploads)
    .where(and(lte(uploads.created, until), not(namedByFormInput(db))))
    .returning({ id: uploads.id });
  return deletedUploads.map(({ id }) => id);
}
