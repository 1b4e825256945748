import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { recordLocks } from '#server/db/tables/record-tables.ts';
import type { RecordPlace } from './attachments.ts';

export type LockRow = typeof recordLocks.$inferSelect;

const ofRecord = ({ trid, recordId }: RecordPlace) =>
  and(eq(recordLocks.trid, trid), eq(recordLocks.recordId, recordId));

export async function findLock(db: Db | Tx, place: RecordPlace): Promise<LockRow | undefined> {
  const [lockRow] = await db.select().from(recordLocks).where(ofRecord(place));
  return lockRow;
}

export async function keepLock(tx: Tx, row: LockRow): Promise<void> {
  const { trid: _trid, recordId: _recordId, ...set } = row;
  await tx
    .insert(recordLocks)
    .values(row)
    .onConflictDoUpdate({ target: [recordLocks.trid, recordLocks.recordId], set });
}

export async function deleteLock(tx: Tx, place: RecordPlace): Promise<void> {
  await tx.delete(recordLocks).where(ofRecord(place));
}

/** Until the transaction ends, no other caller of this lock writes records of the type. */
export async function lockType(tx: Tx, trid: string, type: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`records ${trid} ${type}`}, 0))`);
}
