import { eq, lte } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { dismissedAnnouncements } from '../db/tables/content-tables.ts';

/** How long a dismissed announcement is remembered, in ms (a year). */
export const dismissedFor = 365 * 24 * 3_600_000;

export async function dismissAnnouncement(db: Db, userId: string, announcement: string, now: number): Promise<void> {
  await db.insert(dismissedAnnouncements).values({ userId, announcement, dismissed: now }).onConflictDoNothing();
}

export async function listDismissed(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ announcement: dismissedAnnouncements.announcement })
    .from(dismissedAnnouncements)
    .where(eq(dismissedAnnouncements.userId, userId));
  return rows.map(({ announcement }) => announcement);
}

/** Forgets what was put away at or before `until` (ms). */
export async function deleteDismissedUntil(db: Db, until: number): Promise<void> {
  await db.delete(dismissedAnnouncements).where(lte(dismissedAnnouncements.dismissed, until));
}
