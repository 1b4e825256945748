import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { users } from '../db/tables.ts';

export type User = typeof users.$inferSelect;

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

/** The one user with this mail address; undefined where several share it, because a mail to all would tell on them. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const found = await db.select().from(users).where(eq(users.email, email.toLowerCase())).limit(2);
  return found.length === 1 ? found[0] : undefined;
}

export async function anyUser(db: Db): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1);
  return found.length > 0;
}

export async function insertUsers(db: Db | Tx, rows: (typeof users.$inferInsert)[]): Promise<void> {
  await db
    .insert(users)
    .values(rows.map((row) => ({ ...row, username: row.username.toLowerCase(), email: row.email.toLowerCase() })));
}

/** Sets a password and ends every session that began before `now`; false where somebody set another one since `before` was read. */
export async function setPassword(
  db: Db | Tx,
  { id, passwordHash: before }: Pick<User, 'id' | 'passwordHash'>,
  passwordHash: string,
  now: number,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash, mustResetPassword: false, sessionsSince: now })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length === 1;
}

export async function acceptTerms(db: Db | Tx, id: string, version: string, now: number): Promise<void> {
  await db.update(users).set({ acceptedTerms: version, acceptedTermsAt: now }).where(eq(users.id, id));
}
