import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isEmployee } from '../../../src/domain/access/roles.ts';
import { repositoriesFor } from '../../../src/domain/documents/library.ts';
import type { Db } from '../../db/open.ts';
import { maySee, type Scope, type View } from './view.ts';

interface User {
  id: string;
  roles: readonly string[];
}

interface Known {
  scopes: Scope[];
  audiences: { id: number; repository: string; trid: string; roles: string[] }[];
}

/** The own foundations and the audiences that may concern the user, in one statement. */
async function known(db: Db, userId: string, trid: string | undefined, employee: boolean): Promise<Known> {
  const own = trid === undefined ? sql`select trid from scopes` : sql`select ${trid}::text`;
  const result = await db.execute(sql`
    with scopes as materialized (
      select f.trid, f.type from foundations f join memberships m on m.trid = f.trid
      where m.user_id = ${userId} and f.active)
    select (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from scopes s) as scopes,
      (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from library_audiences a
        where ${employee} or a.trid = '' or a.trid in (${own})) as audiences`);
  const [row] = (result as unknown as { rows: Known[] }).rows;
  return row ?? { scopes: [], audiences: [] };
}

/** What the user may see: on behalf of one foundation where one is given, else alone and for each of the own ones. */
export async function viewOf(db: Db, user: User, foundation?: Scope): Promise<View> {
  const employee = isEmployee(user.roles);
  const { scopes: own, audiences } = await known(db, user.id, foundation?.trid, employee);
  const scopes = foundation ? [foundation] : [{ trid: '', type: '' }, ...own];
  return {
    audiences: new Map(
      audiences.filter((rule) => maySee(rule, user.roles, scopes)).map(({ id, repository }) => [id, repository]),
    ),
    repositories: repositoriesFor(
      user.roles,
      scopes.map(({ type }) => type),
    ),
    trids: employee ? undefined : scopes.map(({ trid }) => trid),
  };
}

/** The condition under which a row of the library may be seen; the only one there is. */
export const inView = (audience: SQLWrapper, { audiences }: View): SQL =>
  sql`${audience} = any(string_to_array(${[...audiences.keys()].join()}, ',')::int[])`;
