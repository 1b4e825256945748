import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { libraryVisits } from '#server/db/tables/library-tables.ts';

/** Calls within this time (ms) are one visit. */
const oneVisit = 30 * 60_000;

/** For each repository that the user visited before the present visit, when that was. */
export async function lastVisits(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db.select().from(libraryVisits).where(eq(libraryVisits.userId, userId));
  return new Map(rows.flatMap(({ path, since }) => (since === null ? [] : [[path, since] as const])));
}

/** How far back (ms) news go for a first visit, and the maximum. */
export const newsFor = 30 * 24 * 60 * 60_000;

/** When the visit before the present one ended, of a repository that a statement names; for who was never there, a month ago. */
export const sinceOf = (userId: string, repository: SQL, now: number): SQL => sql`coalesce((
  select greatest(case when v.last < ${now - oneVisit} then v.last else coalesce(v.since, ${now - newsFor}) end, ${now - newsFor})
  from library_visits v where v.user_id = ${userId} and v.path = ${repository}), ${now - newsFor})`;

/** The repositories that the user looked at last, newest first. */
export const latestVisits = (db: Db, userId: string, limit: number) =>
  db
    .select({ path: libraryVisits.path, last: libraryVisits.last })
    .from(libraryVisits)
    .where(eq(libraryVisits.userId, userId))
    .orderBy(desc(libraryVisits.last), libraryVisits.path)
    .limit(limit);

/** Notes that the user looks at a repository; what changed since the visit before stays new during this one. */
export async function recordVisit(db: Db, userId: string, path: string, now: number): Promise<void> {
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
