import { and, asc, eq, getTableColumns, gt, gte, lte, sql } from 'drizzle-orm';
import { tokenLifetime } from '../../../src/contract/session.ts';
import type { Db, Tx } from '../../db/open.ts';
import { sessions } from '../../db/tables/session-tables.ts';
import { revokedTokens, users } from '../../db/tables/tables.ts';

/** The session that a token with this `jti` belongs to: tokens that replace each other have the part before `~` in common. */
export const sessionOf = (jti: string): string => jti.split('~', 1)[0] as string;

/** Notes a new session, or that one goes on with another token. */
export async function keepSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  const { expires, client } = row;
  await db
    .insert(sessions)
    .values(row)
    .onConflictDoUpdate({
      target: sessions.id,
      set: { expires: sql`greatest(${sessions.expires}, ${expires}::bigint)`, client },
    });
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
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .orderBy(asc(users.account), asc(users.username), asc(sessions.created));
}

/** Refuses every token of every session of a user, whatever the clock said when they began. */
export async function endSessionsOf(db: Db | Tx, userId: string): Promise<void> {
  const until = sql<number>`${sessions.expires} + ${2 * tokenLifetime}`.as('until');
  const open = db.select({ jti: sessions.id, expires: until }).from(sessions).where(eq(sessions.userId, userId));
  await db.insert(revokedTokens).select(open).onConflictDoNothing();
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Refuses every token of a session, also one that is being made at this moment; answers whether there was such a session. */
export async function endSession(db: Db | Tx, id: string, now: number): Promise<boolean> {
  await db
    .insert(revokedTokens)
    .values({ jti: id, expires: now + 2 * tokenLifetime })
    .onConflictDoNothing();
  const ended = await db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id });
  return ended.length > 0;
}

/** Forgets sessions that are over, and the tokens that were refused until then. */
export async function deleteSessionsUntil(db: Db, until: number): Promise<void> {
  await db.delete(revokedTokens).where(lte(revokedTokens.expires, until));
  await db.delete(sessions).where(lte(sessions.expires, until));
}
