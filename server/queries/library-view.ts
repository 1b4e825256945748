import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isEmployee } from '../../src/domain/roles.ts';
import { libraryAudiences } from '../db/library-tables.ts';
import type { Db } from '../db/open.ts';
import { foundations, memberships } from '../db/tables.ts';
import { maySee, repositoriesFor, type Scope, type View } from '../library/view.ts';

interface User {
  id: string;
  roles: readonly string[];
}

const ownScopes = (db: Db, userId: string): Promise<Scope[]> =>
  db
    .select({ trid: foundations.trid, type: foundations.type })
    .from(foundations)
    .innerJoin(memberships, and(eq(memberships.trid, foundations.trid), eq(memberships.userId, userId)))
    .where(eq(foundations.active, true));

/** What the user may see: on behalf of one foundation where one is given, else alone and for each of the own ones. */
export async function viewOf(db: Db, user: User, foundation?: Scope): Promise<View> {
  const scopes = foundation ? [foundation] : [{ trid: '', type: '' }, ...(await ownScopes(db, user.id))];
  const employee = isEmployee(user.roles);
  const trids = scopes.map(({ trid }) => trid);
  const rows = await db
    .select()
    .from(libraryAudiences)
    .where(employee ? undefined : sql`${libraryAudiences.trid} = '' or ${libraryAudiences.trid} in ${trids}`);
  return {
    audiences: new Map(
      rows.filter((rule) => maySee(rule, user.roles, scopes)).map(({ id, repository }) => [id, repository]),
    ),
    repositories: repositoriesFor(user.roles, scopes),
    trids: employee ? undefined : trids,
  };
}

/** The condition under which a row of the library may be seen; the only one there is. */
export const inView = (audience: SQLWrapper, { audiences }: View): SQL =>
  sql`${audience} = any(string_to_array(${[...audiences.keys()].join()}, ',')::int[])`;
