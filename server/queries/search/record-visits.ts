import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { recordVisits } from '#server/db/tables/search-tables.ts';
import type { RecordPlace } from '../records/attachments.ts';

/** Opened again within this time (ms) a record is the same visit. */
const oneVisit = 60_000;

/** How long visits are kept, in ms (90 days). */
export const visitLifetime = 90 * 86_400_000;

export async function recordVisit(db: Db, userId: string, place: RecordPlace, now: number): Promise<void> {
  await db
    .insert(recordVisits)
    .values({ userId, ...place, last: now })
    .onConflictDoUpdate({
      target: [recordVisits.userId, recordVisits.trid, recordVisits.recordId],
      set: { last: now },
      setWhere: sql`${recordVisits.last} < ${now - oneVisit}`,
    });
}

/** What a user opened last, newest first. */
export const lastRecordVisits = (db: Db, userId: string, limit: number) =>
  db
    .select({ trid: recordVisits.trid, recordId: recordVisits.recordId, last: recordVisits.last })
    .from(recordVisits)
    .where(eq(recordVisits.userId, userId))
    .orderBy(desc(recordVisits.last), recordVisits.recordId)
    .limit(limit);

export async function deleteVisitsUntil(db: Db, until: number): Promise<void> {
  await db.delete(recordVisits).where(lte(recordVisits.last, until));
}
