import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Role } from '#domain/access/roles.ts';
import type { Db, Tx } from '#server/db/open.ts';
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
