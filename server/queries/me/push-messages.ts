import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { pushMessages, pushSubscriptions } from '#server/db/tables/notification-tables.ts';

export type PushMessageRow = typeof pushMessages.$inferSelect;
type MessageKey = Pick<PushMessageRow, 'subscriptionId' | 'notificationId'>;

interface PushNews {
  readonly userId: string;
  readonly notificationId: string;
  /** End (ms) of the user's quiet hours. */
  readonly notBefore?: number | undefined;
}

/** Queues notifications for the browsers of their users, in the transaction that writes them; most users have none. */
export async function insertPushMessages(tx: Tx, news: readonly PushNews[], now: number): Promise<void> {
  if (news.length === 0) return;
  const userIds = [...new Set(news.map(({ userId }) => userId))];
  const subscriptions = await tx
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, userIds));
  const byUser = Map.groupBy(subscriptions, ({ userId }) => userId);
  const rows = news.flatMap(({ userId, notificationId, notBefore = now }) =>
    (byUser.get(userId) ?? []).map(({ id: subscriptionId }) => ({
      ...{ subscriptionId, notificationId, userId, created: now, nextAttempt: notBefore },
    })),
  );
  if (rows.length > 0) await tx.insert(pushMessages).values(rows).onConflictDoNothing();
}

/** Takes messages that are due; for others they are not for `leaseMs`, also if this process dies. */
export async function takeDuePushMessages(
  db: Db,
  { now, leaseMs, limit }: { readonly now: number; readonly leaseMs: number; readonly limit: number },
): Promise<PushMessageRow[]> {
  const due = db
    .select({ place: sql`ctid` })
    .from(pushMessages)
    .where(lte(pushMessages.nextAttempt, now))
    .orderBy(asc(pushMessages.nextAttempt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(pushMessages)
    .set({ attempts: sql`${pushMessages.attempts} + 1`, nextAttempt: now + leaseMs })
    .where(sql`ctid = any(array(${due}))`)
    .returning();
}

const isMessage = ({ subscriptionId, notificationId }: MessageKey) =>
  and(eq(pushMessages.subscriptionId, subscriptionId), eq(pushMessages.notificationId, notificationId));

export async function deletePushMessage(db: Db, message: MessageKey): Promise<void> {
  await db.delete(pushMessages).where(isMessage(message));
}

/** All of them, where the portal sends none. */
export async function deletePushMessages(db: Db): Promise<void> {
  await db.delete(pushMessages);
}

export async function delayPushMessage(
  db: Db,
  message: MessageKey,
  change: Pick<PushMessageRow, 'attempts' | 'nextAttempt'>,
): Promise<void> {
  await db.update(pushMessages).set(change).where(isMessage(message));
}

/** How many wait to be sent, and when (ms) the oldest of them was written. */
export async function waitingPushMessages(db: Db): Promise<{ count: number; oldest: number | undefined }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<number | null>`min(${pushMessages.created})`.mapWith(pushMessages.created),
    })
    .from(pushMessages);
  return { count: row?.count ?? 0, oldest: row?.oldest ?? undefined };
}
