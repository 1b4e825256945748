import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { mailSubscriptions, notifications } from '#server/db/tables/notification-tables.ts';
import { insertMail } from '../outbox.ts';

const day = 86_400_000;

/** A daily mail up to then (ms) was not written yet; what a wrong clock noted of days to come counts for nothing. */
const isDue = (until: number, now: number) =>
  or(isNull(mailSubscriptions.digest), lt(mailSubscriptions.digest, until), gt(mailSubscriptions.digest, now + day));

const waits = (until: number) => and(eq(notifications.digest, true), lt(notifications.created, until));

/** Some users with a pending daily mail about events before a moment (ms). */
export async function usersWithDigest(db: Db, until: number, now: number, limit: number): Promise<string[]> {
  const userRows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .leftJoin(mailSubscriptions, eq(mailSubscriptions.userId, notifications.userId))
    .where(and(waits(until), isDue(until, now)))
    .orderBy(asc(notifications.userId))
    .limit(limit);
  return userRows.map(({ userId }) => userId);
}

/** Writes a user's daily mail, unless another process has written it meanwhile; what it says is asked when it is sent. */
export async function writeDigest(
  tx: Tx,
  userId: string,
  { until, now, secret }: { readonly until: number; readonly now: number; readonly secret: string },
): Promise<boolean> {
  await tx.insert(mailSubscriptions).values({ userId, secret }).onConflictDoNothing();
  const own = eq(mailSubscriptions.userId, userId);
  const marked = await tx
    .update(mailSubscriptions)
    .set({ digest: until })
    .where(and(own, isDue(until, now)))
    .returning({ userId: mailSubscriptions.userId });
  if (marked.length === 0) return false;
  const updatedRows = await tx
    .update(notifications)
    .set({ digest: false })
    .where(and(eq(notifications.userId, userId), waits(until)))
    .returning({ id: notifications.id });
  if (updatedRows.length === 0) return false;
  const ids = updatedRows.map(({ id }) => id);
  await insertMail(tx, { recipient: '', subject: '', body: '' }, now, { userId, ids, isDigest: true });
  return true;
}

/** Signs a user's links; creates a new secret if the user has none. */
export async function subscriptionSecret(db: Db, userId: string, fresh?: string): Promise<string | undefined> {
  if (fresh) await db.insert(mailSubscriptions).values({ userId, secret: fresh }).onConflictDoNothing();
  const [secretRow] = await db
    .select({ secret: mailSubscriptions.secret })
    .from(mailSubscriptions)
    .where(eq(mailSubscriptions.userId, userId));
  return secretRow?.secret;
}
