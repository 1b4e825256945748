import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { withoutResting } from '#domain/access/own-only.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { repositoriesFor } from '#domain/documents/library.ts';
import type { Db } from '#server/db/open.ts';
import { foundations, memberships } from '#server/db/tables/tables.ts';
import { isOwnOnly, memberTags } from '../session/member-tags.ts';
import { maySee, type Scope, type View } from './view.ts';

interface User {
  id: string;
  roles: readonly string[];
  /** The one foundation of the user that a deputy may see. */
  within?: string;
  /** A deputy who sees only own records of that foundation. */
  ownOnly?: boolean;
}

interface ViewScopes {
  scopes: (Scope & { ownOnly: boolean })[];
  audiences: { id: number; repository: string; trid: string; roles: string[] }[];
}

/** The own foundations and the audiences that may concern the user, in one statement. */
async function loadViewScopes(
  db: Db,
  { id: userId, within }: User,
  trid: string | undefined,
  employee: boolean,
): Promise<ViewScopes> {
  const own = trid === undefined ? sql`select trid from scopes` : sql`select ${trid}::text`;
  const result = await db.execute(sql`
    with scopes as materialized (
      select ${foundations.trid} as trid, ${memberTags} as type, ${isOwnOnly} as "ownOnly" from ${foundations}
        join ${memberships} on ${memberships.trid} = ${foundations.trid}
      where ${memberships.userId} = ${userId} and ${foundations.active}
        and (${within ?? null}::text is null or ${foundations.trid} = ${within ?? null}))
    select (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from scopes s) as scopes,
      (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from library_audiences a
        where ${employee} or a.trid = '' or a.trid in (${own})) as audiences`);
  const [row] = (result as unknown as { rows: ViewScopes[] }).rows;
  return row ?? { scopes: [], audiences: [] };
}

/** What the user may see: on behalf of one foundation where one is given, else alone and for each of the own ones. */
export async function viewOf(db: Db, user: User, foundation?: Scope): Promise<View> {
  const employee = isEmployee(user.roles);
  const { scopes: own, audiences } = await loadViewScopes(db, user, foundation?.trid, employee);
  const limited = (trid: string) => user.ownOnly || own.some((one) => one.trid === trid && one.ownOnly);
  const isLimited = !employee && (foundation ? limited(foundation.trid) : own.some(({ trid }) => limited(trid)));
  const roles = isLimited ? withoutResting(user.roles) : user.roles;
  const seen = foundation ? [foundation] : [{ trid: '', type: '' }, ...own];
  const scopes = seen.map(({ trid, type }) => ({
    trid,
    type: !employee && limited(trid) ? withoutResting(type.split(',')).join(',') : type,
  }));
  const trids = scopes.map(({ trid }) => trid);
  return {
    audiences: new Map(
      audiences.filter((rule) => maySee(rule, roles, scopes)).map(({ id, repository }) => [id, repository]),
    ),
    repositories: repositoriesFor(
      roles,
      scopes.map(({ type }) => type),
    ),
    own: trids,
    trids: employee ? undefined : trids,
  };
}

/** The condition under which a row of the library may be seen; the only one there is. */
export const inView = (audience: SQLWrapper, { audiences }: View): SQL =>
  sql`${audience} = any(string_to_array(${[...audiences.keys()].join()}, ',')::int[])`;
