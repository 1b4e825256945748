import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { NotificationQuery, ReadNotifications } from '#contract/me/notifications.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { notifications } from '#server/db/tables/notification-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { foundations, memberships } from '#server/db/tables/tables.ts';
import { isOwnOnly, memberTags } from '../session/member-tags.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** How long (ms) notifications are kept. */
export const notificationLifetime = 90 * 86_400_000;

/** The place of a row in a list that shows first what is unread. */
export const placeOf = ({ read, id }: Pick<NotificationRow, 'read' | 'id'>): string => (read === null ? 'u' : 'r') + id;

function behind(place: string): SQL | undefined {
  const before = lt(notifications.id, place.slice(1));
  const read = isNotNull(notifications.read);
  return place.startsWith('u') ? or(and(isNull(notifications.read), before), read) : and(read, before);
}

/** Some of a user's, unread ones first and then the newest; who may see them is still to be asked. */
export const notificationsOf = (
  db: Db,
  userId: string,
  { since, after, unread, event }: Omit<NotificationQuery, 'limit'>,
  limit: number,
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        since ? gt(notifications.id, since) : undefined,
        after ? behind(after) : undefined,
        unread ? isNull(notifications.read) : undefined,
        event ? eq(notifications.event, event) : undefined,
      ),
    )
    .orderBy(asc(isNotNull(notifications.read)), desc(notifications.id))
    .limit(limit);

export const notificationsNamed = (db: Db, userId: string, ids: readonly string[]): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
    .orderBy(asc(notifications.id));

/** Ids of others are as those that do not exist. */
export async function markRead(db: Db, userId: string, which: ReadNotifications, now: number): Promise<void> {
  const chosen =
    'ids' in which ? inArray(notifications.id, which.ids) : which.until && lte(notifications.id, which.until);
  await db
    .update(notifications)
    .set({ read: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.read), chosen || undefined));
}

/** What happened before a moment (ms) counts as read by everybody. */
export const markReadUntil = (tx: Tx, until: number) =>
  tx
    .update(notifications)
    .set({ read: sql`${notifications.created}` })
    .where(lte(notifications.created, until));

export async function insertNotifications(tx: Tx, rows: readonly (typeof notifications.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values([...rows]);
}

export const deleteNotificationsUntil = (db: Db, until: number) =>
  db.delete(notifications).where(lte(notifications.created, until));

/** Foundations by their trids, with whether the user belongs to them. */
export const foundationsFor = (db: Db | Tx, userId: string, trids: readonly string[]) =>
  db
    .select({ foundation: foundations, member: memberships.userId, tags: memberTags, ownOnly: isOwnOnly })
    .from(foundations)
    .leftJoin(memberships, and(eq(memberships.trid, foundations.trid), eq(memberships.userId, userId)))
    .where(inArray(foundations.trid, [...trids]));

/** What says who may see records of a foundation. */
export const guardsOf = (db: Db, trid: string, ids: readonly string[]) =>
  db
    .select({ id: records.id, type: records.type, audience: records.audience })
    .from(records)
    .where(and(eq(records.trid, trid), inArray(records.id, [...ids])));

export async function isAnnounced(db: Db, newsletter: string): Promise<boolean> {
  const anyRow = await db
    .select({ one: sql`1` })
    .from(notifications)
    .where(eq(notifications.newsletter, newsletter))
    .limit(1);
  return anyRow.length > 0;
}
