import { and, asc, eq, isNotNull, like, ne, sql } from 'drizzle-orm';
import type { Role } from '#domain/access/roles.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { approvals } from '#server/db/tables/administration-tables.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { users } from '#server/db/tables/tables.ts';

const holds = (role: Role) => sql`${role} = any(${users.roles})`;
const isEmployee = holds('PORTAL_EMPLOYEE');
const holdsRight = sql<boolean>`${holds('PORTAL_ADMIN')} and ${isEmployee}`;
const canSignIn = and(eq(users.disabled, false), isNotNull(users.passwordSet));

/** Those who can sign in and have the right; several who change it at once wait for each other. */
export const lockAdministrators = (tx: Tx) =>
  tx
    .select({ id: users.id, email: users.email, displayName: users.displayName })
    .from(users)
    .where(and(holdsRight, canSignIn))
    .orderBy(asc(users.id))
    .for('update');

/** All employees, with the right or without it. */
export const listAdministrators = (db: Db | Tx) =>
  db
    .select({
      id: users.id,
      name: users.displayName,
      userId: sql<string>`${users.account} || '/' || ${users.username}`,
      lastActive: users.lastActive,
      isAdministrator: holdsRight,
    })
    .from(users)
    .where(and(isEmployee, eq(users.disabled, false)))
    .orderBy(asc(users.displayName), asc(users.id))
    .limit(500);

/** True once there was an administrator beside this one, even if that one can no longer sign in or has lost the right. */
export async function hadSecondAdministrator(db: Db | Tx, own: string): Promise<boolean> {
  const exists = await Promise.all([
    db.$count(users, and(holds('PORTAL_ADMIN'), ne(users.id, own))),
    db.$count(approvals, isNotNull(approvals.decided)),
    db.$count(auditEntries, and(eq(auditEntries.kind, 'rights'), like(auditEntries.text, 'administration.end %'))),
  ]);
  return exists.some((count) => count > 0);
}
