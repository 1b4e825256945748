import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Colleague } from '#contract/profile/users.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { foundations, memberships, type Rights, users } from '#server/db/tables/tables.ts';
import { isOwnOnly, memberTags } from './member-tags.ts';
import { userColumns } from './users.ts';

/** Who may act for a foundation, by name, with the rights that were given to each for it. */
export const usersOf = (db: Db | Tx, trid: string) =>
  db
    .select({
      ...userColumns,
      mustResetPassword: users.mustResetPassword,
      passwordSet: users.passwordSet,
      lastActive: users.lastActive,
      rights: memberships.rights,
      ownOnly: memberships.ownOnly,
      /** Of the foundation alone. */
      tags: foundations.type,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(eq(memberships.trid, trid))
    .orderBy(asc(users.displayName), asc(users.username));

/** Those of them who can sign in, but for employees. */
export async function colleaguesOf(db: Db | Tx, trid: string): Promise<Colleague[]> {
  const memberRows = await db
    .select({ id: users.id, name: users.displayName, email: users.email, phone: users.phone })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.trid, trid), eq(users.disabled, false), sql`not ${'PORTAL_EMPLOYEE'} = any(${users.roles})`),
    )
    .orderBy(asc(users.displayName), asc(users.id))
    .limit(500);
  return memberRows.map(({ phone, ...one }) => ({ ...one, ...(phone !== null && { phone }) }));
}

const standing = {
  user: {
    id: users.id,
    account: users.account,
    username: users.username,
    displayName: users.displayName,
    email: users.email,
    phone: users.phone,
    roles: users.roles,
    disabled: users.disabled,
    sessionsSince: users.sessionsSince,
  },
  foundation: getTableColumns(foundations),
  member: memberships.userId,
  tags: memberTags,
  ownOnly: isOwnOnly,
};

/** The members of a foundation who can sign in, but for employees, with what says which rights they have there; all, or those of some ids. */
export const membersOf = (db: Db | Tx, trid: string, ids?: readonly string[]) =>
  db
    .select(standing)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(
      and(
        eq(memberships.trid, trid),
        eq(users.disabled, false),
        sql`not ${'PORTAL_EMPLOYEE'} = any(${users.roles})`,
        ids && inArray(users.id, [...ids]),
      ),
    )
    .orderBy(asc(users.displayName), asc(users.id))
    .limit(500);

/** Of several who change the users of a foundation at once, one after the other. */
export async function lockUsersOf(tx: Tx, trid: string): Promise<void> {
  await tx.select({ trid: foundations.trid }).from(foundations).where(eq(foundations.trid, trid)).for('update');
}

const membership = (userId: string, trid: string) => and(eq(memberships.userId, userId), eq(memberships.trid, trid));

type RightsChange = Partial<Pick<typeof memberships.$inferInsert, 'rights' | 'ownOnly'>>;

export async function setRights(tx: Tx, userId: string, trid: string, change: RightsChange): Promise<void> {
  await tx.update(memberships).set(change).where(membership(userId, trid));
}

/** Makes a user a member; an existing member gets the missing rights, and no limit. */
export async function joinFoundation(
  tx: Tx,
  member: { userId: string; trid: string; rights: Rights; ownOnly?: Rights[string] },
): Promise<void> {
  await tx
    .insert(memberships)
    .values(member)
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.trid],
      set: { rights: sql`${JSON.stringify(member.rights)}::jsonb || ${memberships.rights}` },
    });
}

/** Names of an account that begin so. */
export async function usernamesLike(tx: Tx, account: string, start: string): Promise<string[]> {
  const usernameRows = await tx
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.account, account), sql`starts_with(${users.username}, ${start})`));
  return usernameRows.map(({ username }) => username);
}
