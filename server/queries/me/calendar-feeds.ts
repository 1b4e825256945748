import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { calendarFeeds } from '#server/db/tables/notification-tables.ts';
import { memberships } from '#server/db/tables/tables.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

export async function feedOf(db: Db, userId: string): Promise<CalendarFeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row;
}

export async function findFeed(db: Db, tokenHash: string): Promise<CalendarFeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash));
  return row;
}

/** In place of the user's older one. */
export async function putFeed(db: Db, row: Omit<CalendarFeedRow, 'lastUsed'>): Promise<void> {
  const { userId, ...rest } = row;
  await db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { ...rest, lastUsed: null } });
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Of all members of an organisation. */
export async function deleteFeedsIn(tx: Tx, trid: string): Promise<void> {
  const members = tx.select({ id: memberships.userId }).from(memberships).where(eq(memberships.trid, trid));
  await tx.delete(calendarFeeds).where(inArray(calendarFeeds.userId, members));
}

/** Notes a use unless one was noted since a moment (ms). */
export async function recordFeedUse(
  db: Db,
  userId: string,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ lastUsed: now })
    .where(and(eq(calendarFeeds.userId, userId), sql`coalesce(${calendarFeeds.lastUsed}, 0) < ${since}::bigint`));
}
