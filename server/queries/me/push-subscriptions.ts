import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { pushMessages, pushSubscriptions } from '#server/db/tables/notification-tables.ts';
import { memberships, users } from '#server/db/tables/tables.ts';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** How long (ms) a browser gets news without a sign-in in it. */
export const pushLifetime = 90 * 86_400_000;

/** What a browser is called in the database: endpoints are too long for keys. */
export const pushIdOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** Browsers of a user, the oldest first. */
export const pushSubscriptionsOf = (db: Db | Tx, userId: string): Promise<PushSubscriptionRow[]> =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.created), asc(pushSubscriptions.id));

export async function findPushSubscription(db: Db | Tx, id: string): Promise<PushSubscriptionRow | undefined> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row;
}

/** Registrations of a user wait for each other, so that their number is known; how many browsers there are but this one. */
export async function countOtherPushSubscriptions(tx: Tx, userId: string, id: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx.$count(pushSubscriptions, and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.id, id)));
}

/** A browser that another user had turned on is this user's from now on, and shows no more of what waits for the other. */
export async function putPushSubscription(
  tx: Tx,
  row: Omit<PushSubscriptionRow, 'lastSuccess' | 'failures'>,
): Promise<void> {
  const { id, created, ...rest } = row;
  const isSame = sql`${pushSubscriptions.userId} = ${row.userId}`;
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscriptions.id,
      set: {
        ...rest,
        created: sql`case when ${isSame} then ${pushSubscriptions.created} else ${created}::bigint end`,
        lastSuccess: sql`case when ${isSame} then ${pushSubscriptions.lastSuccess} end`,
        failures: 0,
      },
    });
  await tx.delete(pushMessages).where(and(eq(pushMessages.subscriptionId, id), ne(pushMessages.userId, row.userId)));
}

/** False where the user has no such browser, even if another user has. */
export async function deleteOwnPushSubscription(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  return deleted.length > 0;
}

export async function deletePushSubscriptionsOf(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** Of the browser in which a session ends. */
export async function deletePushSubscriptionsOfSession(db: Db | Tx, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** Of all browsers of a user but the one with this session. */
export async function deleteOtherPushSubscriptions(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.sessionId, sessionId)));
}

/** Of all members of an organisation but the browser with this session. */
export async function deletePushSubscriptionsIn(tx: Tx, trid: string, sessionId: string): Promise<void> {
  const members = tx.select({ id: memberships.userId }).from(memberships).where(eq(memberships.trid, trid));
  await tx
    .delete(pushSubscriptions)
    .where(and(inArray(pushSubscriptions.userId, members), ne(pushSubscriptions.sessionId, sessionId)));
}

/** Browsers were told by a key that counts no more; answers how many. */
export async function deleteAllPushSubscriptions(db: Db): Promise<number> {
  return (await db.delete(pushSubscriptions).returning({ id: pushSubscriptions.id })).length;
}

export async function deletePushSubscriptionsUntil(db: Db, until: number): Promise<void> {
  await db.delete(pushSubscriptions).where(lte(pushSubscriptions.confirmed, until));
}

/** Notes that the push service took a message, at `now` (ms). */
export async function recordPushSuccess(db: Db, id: string, now: number): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSuccess: now, failures: 0 }).where(eq(pushSubscriptions.id, id));
}

/** Counts a refusal; deletes the browser after so many in a row. */
export async function recordPushRefusal(db: Db, id: string, maxFailures: number): Promise<void> {
  const [row] = await db
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.id, id))
    .returning({ failures: pushSubscriptions.failures });
  if (row && row.failures >= maxFailures) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
