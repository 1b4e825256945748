import { and, asc, eq, getTableColumns, gt, gte, lt, lte, ne, notExists, sql } from 'drizzle-orm';
import { tokenLifetime } from '#contract/session.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { writePosition } from '#server/db/replica.ts';
import { sessions } from '#server/db/tables/session-tables.ts';
import { revokedTokens, users } from '#server/db/tables/tables.ts';
import {
  deleteOtherPushSubscriptions,
  deletePushSubscriptionsIn,
  deletePushSubscriptionsOf,
  deletePushSubscriptionsOfSession,
} from '../me/push-subscriptions.ts';

/** The session that a token with this `jti` belongs to: tokens that replace each other have the part before `~` in common. */
export const sessionOf = (jti: string): string => jti.split('~', 1)[0] as string;

/** Notes a new session, or that one goes on with another token. */
export async function keepSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  const { expires, client, network = '', lastUsed = 0 } = row;
  await db
    .insert(sessions)
    .values(row)
    .onConflictDoUpdate({
      target: sessions.id,
      set: { expires: sql`greatest(${sessions.expires}, ${expires}::bigint)`, client, network, lastUsed },
    });
}

/** Notes a token of others that counts once; false where it was seen before. */
export async function noteToken(tx: Tx, jti: string, expires: number): Promise<boolean> {
  const noted = await tx
    .insert(revokedTokens)
    .values({ jti, expires })
    .onConflictDoNothing()
    .returning({ jti: revokedTokens.jti });
  return noted.length === 1;
}

/** When (ms) the login was that a session goes on from. */
export async function sessionBegin(db: Db, id: string): Promise<number | undefined> {
  const [session] = await db.select({ created: sessions.created }).from(sessions).where(eq(sessions.id, id));
  return session?.created;
}

/** Refuses a token from a moment on (ms); the first moment counts where it is renewed more than once. */
export async function replaceToken(db: Db, jti: string, since: number): Promise<void> {
  await db
    .insert(revokedTokens)
    .values({ jti, since, expires: since + 2 * tokenLifetime })
    .onConflictDoNothing();
}

/** Notes that a session is used at `now` (ms), unless it was noted after `since`. */
export async function recordUse(db: Db, id: string, now: number, since: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsed: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsed, since)));
}

/** Notes that a session has written, so that it reads no copy of the database that lacks it. */
export async function recordWrite(db: Db, id: string): Promise<void> {
  await db.update(sessions).set({ written: writePosition }).where(eq(sessions.id, id));
}

/** The sessions that may still go on at `now` (ms), of one user or of all, oldest first. */
export async function listSessions(db: Db, now: number, userId: string | undefined) {
  return db
    .select({ ...getTableColumns(sessions), account: users.account, username: users.username })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        gt(sessions.expires, now),
        gte(sessions.created, users.sessionsSince),
        eq(users.disabled, false),
        // A token that was being made while its session ended has noted it once more.
        notExists(db.select({ one: sql`1` }).from(revokedTokens).where(eq(revokedTokens.jti, sessions.id))),
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .orderBy(asc(users.account), asc(users.username), asc(sessions.created));
}

const fromNow = sql<number>`0::bigint`.as('since');

/** Refuses every token of every session of a user, regardless of the clock at their start; browsers show no more news. */
export async function endSessionsOf(db: Db | Tx, userId: string): Promise<void> {
  const until = sql<number>`${sessions.expires} + ${2 * tokenLifetime}`.as('until');
  const open = db
    .select({ jti: sessions.id, expires: until, since: fromNow })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  await db.insert(revokedTokens).select(open).onConflictDoNothing();
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await deletePushSubscriptionsOf(db, userId);
}

/** Refuses every token of a session, also one that is being made at this moment; answers whether there was such a session. */
export async function endSession(db: Db | Tx, id: string, now: number): Promise<boolean> {
  await db
    .insert(revokedTokens)
    .values({ jti: id, expires: now + 2 * tokenLifetime })
    .onConflictDoNothing();
  const ended = await db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id });
  await deletePushSubscriptionsOfSession(db, id);
  return ended.length > 0;
}

/** Ends one session of a user; false if the user has no such session, even if another user has. */
export async function endOwnSession(db: Db, userId: string, id: string, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = and(eq(sessions.id, id), eq(sessions.userId, userId));
    const [sessionRow] = await tx.select({ id: sessions.id }).from(sessions).where(own).for('update');
    return sessionRow !== undefined && endSession(tx, id, now);
  });
}

/** Ends all sessions of a user but one. */
export async function endOtherSessions(db: Db, userId: string, keptSessionId: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const others = and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId));
    const until = sql<number>`${now + 2 * tokenLifetime}::bigint`.as('until');
    const open = tx.select({ jti: sessions.id, expires: until, since: fromNow }).from(sessions).where(others);
    await tx.insert(revokedTokens).select(open).onConflictDoNothing();
    await tx.delete(sessions).where(others);
    await deleteOtherPushSubscriptions(tx, userId, keptSessionId);
  });
}

/** The sign-ins of the members of a foundation that go on at `now` (ms), but for one; employees' are their own matter. */
const othersIn = (trid: string, keptSessionId: string, now: number) =>
  and(
    ne(sessions.id, keptSessionId),
    gt(sessions.expires, now),
    sql`${sessions.userId} in (
      select m.user_id from memberships m join users u on u.id = m.user_id
      where m.trid = ${trid} and not 'PORTAL_EMPLOYEE' = any(u.roles))`,
  );

export async function countSessionsOf(db: Db, trid: string, keptSessionId: string, now: number): Promise<number> {
  return db.$count(sessions, othersIn(trid, keptSessionId, now));
}

/** Ends them; answers how many there were. */
export async function endSessionsIn(tx: Tx, trid: string, keptSessionId: string, now: number): Promise<number> {
  const others = othersIn(trid, keptSessionId, now);
  const until = sql<number>`${now + 2 * tokenLifetime}::bigint`.as('until');
  const open = tx.select({ jti: sessions.id, expires: until, since: fromNow }).from(sessions).where(others);
  await tx.insert(revokedTokens).select(open).onConflictDoNothing();
  await deletePushSubscriptionsIn(tx, trid, keptSessionId);
  return (await tx.delete(sessions).where(others).returning({ id: sessions.id })).length;
}

/** Forgets sessions that are over, and the tokens that were refused until then. */
export async function deleteSessionsUntil(db: Db, until: number): Promise<void> {
  await db.delete(revokedTokens).where(lte(revokedTokens.expires, until));
  await db.delete(sessions).where(lte(sessions.expires, until));
}
