import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { memberships, users } from '../../db/tables/tables.ts';

/** Who may act for a foundation, by name. */
export const usersOf = (db: Db, trid: string) =>
  db
    .select({
      account: users.account,
      username: users.username,
      displayName: users.displayName,
      email: users.email,
      roles: users.roles,
      disabled: users.disabled,
      mustResetPassword: users.mustResetPassword,
      passwordSet: users.passwordSet,
      lastActive: users.lastActive,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.trid, trid))
    .orderBy(asc(users.displayName), asc(users.username));
