import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';
import { deletePushSubscriptionsOf } from '../me/push-subscriptions.ts';

type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'displayName'
    | 'email'
    | 'phone'
    | 'roles'
    | 'disabled'
    | 'mustResetPassword'
    | 'acceptedTerms'
    | 'sessionsSince'
    | 'lastActive'
    | 'idleNoticed'
  >
>;
type FoundationChange = Partial<Omit<typeof foundations.$inferInsert, 'trid'>>;

const userColumns = {
  ...getTableColumns(users),
  actsFor: sql<string[]>`coalesce((select array_agg(${memberships.trid} order by ${memberships.trid})
    from ${memberships} where ${memberships.userId} = ${users.id}), '{}')`,
};

export const listUsers = (db: Db) =>
  db.select(userColumns).from(users).orderBy(asc(users.account), asc(users.username));

export async function changeUser(db: Db | Tx, id: string, change: UserChange): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
  if (change.disabled) await deletePushSubscriptionsOf(db, id);
}

/** Makes every user accept the terms again; answers how many. */
export async function forgetAcceptedTerms(db: Db): Promise<number> {
  const changed = await db
    .update(users)
    .set({ acceptedTerms: null })
    .where(ne(sql`coalesce(${users.acceptedTerms}, '')`, ''))
    .returning({ id: users.id });
  return changed.length;
}

export const allFoundations = (db: Db) => db.select().from(foundations).orderBy(asc(foundations.trid));

/** False where there is no such foundation. */
export async function changeFoundation(db: Db, trid: string, change: FoundationChange): Promise<boolean> {
  const changed = await db
    .update(foundations)
    .set(change)
    .where(eq(foundations.trid, trid))
    .returning({ trid: foundations.trid });
  return changed.length > 0;
}

export async function addMembership(db: Db | Tx, userId: string, trid: string): Promise<void> {
  await db.insert(memberships).values({ userId, trid }).onConflictDoNothing();
}

/** False where the user did not act for that foundation. */
export async function removeMembership(db: Db | Tx, userId: string, trid: string): Promise<boolean> {
  const removed = await db
    .delete(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.trid, trid)))
    .returning({ trid: memberships.trid });
  return removed.length > 0;
}
