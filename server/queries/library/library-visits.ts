import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { libraryVisits } from '../../db/tables/library-tables.ts';

/** Calls within this time (ms) are one visit. */
const oneVisit = 30 * 60_000;

/** For each repository that the user visited before the present visit, when that was. */
export async function lastVisits(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db.select().from(libraryVisits).where(eq(libraryVisits.userId, userId));
  return new Map(rows.flatMap(({ path, since }) => (since === null ? [] : [[path, since] as const])));
}

/** Notes that the user looks at a repository; what changed since the visit before stays new during this one. */
export async function noteVisit(db: Db, userId: string, path: string, now: number): Promise<void> {
  await db
    .insert(libraryVisits)
    .values({ userId, path, since: null, last: now })
    .onConflictDoUpdate({
      target: [libraryVisits.userId, libraryVisits.path],
      set: {
        since: sql`case when library_visits.last < ${now - oneVisit} then library_visits.last else library_visits.since end`,
        last: now,
      },
    });
}
