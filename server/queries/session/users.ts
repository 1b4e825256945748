import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { termsAcceptances } from '#server/db/tables/profile-tables.ts';
import { users } from '#server/db/tables/tables.ts';

export type User = typeof users.$inferSelect;

/** Who a user is, and whether the account counts. */
export const userColumns = {
  id: users.id,
  account: users.account,
  username: users.username,
  displayName: users.displayName,
  email: users.email,
  roles: users.roles,
  disabled: users.disabled,
};

export async function findUser(db: Db | Tx, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function findUserByLogin(db: Db, account: string, username: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.account, account), eq(users.username, username.toLowerCase())));
  return user;
}

export async function findUserByEmail(db: Db | Tx, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

export async function anyUser(db: Db | Tx): Promise<boolean> {
  const userRows = await db.select({ id: users.id }).from(users).limit(1);
  return userRows.length > 0;
}

export async function insertUsers(db: Db | Tx, rows: (typeof users.$inferInsert)[]): Promise<void> {
  await db
    .insert(users)
    .values(rows.map((row) => ({ ...row, username: row.username.toLowerCase(), email: row.email.toLowerCase() })));
}

/**
 * Sets a password and ends every session that began before `now`; false if another password was set since `before` was
 * read.
 */
export async function setPassword(
  db: Db | Tx,
  { id, passwordHash: before }: Pick<User, 'id' | 'passwordHash'>,
  passwordHash: string,
  now: number,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash, passwordSet: now, mustResetPassword: false, sessionsSince: now })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length === 1;
}

/** Another hash of the same password; false if another password was set since `before` was read. */
export async function replaceHash(
  db: Db,
  { id, passwordHash: before }: Pick<User, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length === 1;
}

/** Keeps which version a user accepted when; the first time of each counts. */
export async function recordAcceptance(db: Db | Tx, userId: string, version: string, at: number): Promise<void> {
  await db.insert(termsAcceptances).values({ userId, version, at }).onConflictDoNothing();
}

export async function acceptTerms(db: Db | Tx, id: string, version: string, now: number): Promise<void> {
  await db.update(users).set({ acceptedTerms: version, acceptedTermsAt: now }).where(eq(users.id, id));
  await recordAcceptance(db, id, version, now);
}

/** Notes that the user is active, so that the account is not locked. */
export async function recordActivity(db: Db, id: string, now: number): Promise<void> {
  await db.update(users).set({ lastActive: now, idleNoticed: null }).where(eq(users.id, id));
}
