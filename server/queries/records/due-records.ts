import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';

/** Records of some foundations that are due at a moment (ms), the longest due first. */
export function findDue(db: Db, trids: string[], now: number, limit: number) {
  return db
    .select({ trid: records.trid, id: records.id, type: records.type })
    .from(records)
    .where(and(inArray(records.trid, trids), lte(records.due, now)))
    .orderBy(asc(records.due), asc(records.id))
    .limit(limit);
}

/** Tries a record again later, at a moment (ms). */
export async function postpone(db: Db, trid: string, id: string, due: number): Promise<void> {
  await db
    .update(records)
    .set({ due })
    .where(and(eq(records.trid, trid), eq(records.id, id)));
}
