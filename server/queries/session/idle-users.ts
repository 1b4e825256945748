import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { users } from '#server/db/tables/tables.ts';
import { deletePushSubscriptionsOf } from '../me/push-subscriptions.ts';

const idleSince = sql<number>`coalesce(${users.lastActive}, ${users.created})`;
const open = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      id: users.id,
      account: users.account,
      username: users.username,
      email: users.email,
      name: users.displayName,
    })
    .from(users)
    .where(and(eq(users.disabled, false), condition));
export type IdleUser = Awaited<ReturnType<typeof usersToNotice>>[number];

export const countOpenUsers = (db: Db): Promise<number> => db.$count(users, eq(users.disabled, false));

/** Idle since a moment (ms) or longer, and not told yet. */
export const usersToNotice = (db: Db, idleUntil: number) =>
  open(db, and(lte(idleSince, idleUntil), isNull(users.idleNoticed)));

/** Idle since a moment or longer, and told at another moment or before. */
export const usersToLock = (db: Db, idleUntil: number, noticedUntil: number) =>
  open(db, and(lte(idleSince, idleUntil), isNotNull(users.idleNoticed), lte(users.idleNoticed, noticedUntil)));

/** False where another process did so meanwhile. */
export async function recordIdleMail(tx: Tx, id: string, now: number): Promise<boolean> {
  const noted = await tx
    .update(users)
    .set({ idleNoticed: now })
    .where(and(eq(users.id, id), isNull(users.idleNoticed)))
    .returning({ id: users.id });
  return noted.length > 0;
}

/** False where the user was there meanwhile, or is locked already. */
export async function lockIdleUser(tx: Tx, id: string, idleUntil: number): Promise<boolean> {
  const locked = await tx
    .update(users)
    .set({ disabled: true })
    .where(and(eq(users.id, id), eq(users.disabled, false), lte(idleSince, idleUntil)))
    .returning({ id: users.id });
  if (locked.length > 0) await deletePushSubscriptionsOf(tx, id);
  return locked.length > 0;
}
