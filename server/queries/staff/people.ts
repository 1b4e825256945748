import { and, asc, eq, sql } from 'drizzle-orm';
import type { PartnerUser } from '#contract/staff/portal-view.ts';
import type { Employee } from '#contract/staff/queue.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { memberships, users } from '#server/db/tables/tables.ts';

const role: Role = 'PORTAL_EMPLOYEE';
export const isEmployee = sql`${role} = any(${users.roles})`;

/** All who may take something over. */
export const listEmployees = (db: Db): Promise<Employee[]> =>
  db
    .select({ id: users.id, name: users.displayName })
    .from(users)
    .where(and(isEmployee, eq(users.disabled, false)))
    .orderBy(asc(users.displayName), asc(users.id))
    .limit(500);

export async function findEmployee(db: Db | Tx, id: string): Promise<Employee | undefined> {
  const [userRow] = await db
    .select({ id: users.id, name: users.displayName })
    .from(users)
    .where(and(eq(users.id, id), isEmployee, eq(users.disabled, false)));
  return userRow;
}

/** The users of a foundation who can sign in, but for employees. */
export async function listPartnerUsers(db: Db, trid: string): Promise<PartnerUser[]> {
  const userRows = await db
    .select({
      id: users.id,
      name: users.displayName,
      userId: sql<string>`${users.account} || '/' || ${users.username}`,
      phone: users.phone,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.trid, trid), eq(users.disabled, false), sql`not ${isEmployee}`))
    .orderBy(asc(users.displayName), asc(users.id))
    .limit(200);
  return userRows.map(({ phone, ...user }) => ({ ...user, ...(phone && { phone }) }));
}

/** Where mails reach all of them. */
export async function employeeAddresses(db: Db | Tx): Promise<string[]> {
  const emailRows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(isEmployee, eq(users.disabled, false)))
    .orderBy(asc(users.email))
    .limit(500);
  return emailRows.map(({ email }) => email);
}
