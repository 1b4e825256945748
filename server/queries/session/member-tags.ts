import { type SQL, sql } from 'drizzle-orm';
import { restingRoles } from '#domain/access/own-only.ts';
import { foundations, memberships } from '#server/db/tables/tables.ts';

/**
 * The tags of a foundation and the rights of one of its members, in the form of tags; no rights if the user is not a
 * member, and none that rest if the user sees only own records.
 */
export const memberTags: SQL<string> = sql<string>`case when ${memberships.ownOnly} is null then concat_ws(',', nullif(${foundations.type}, ''),
  (select string_agg(held, ',') from jsonb_object_keys(${memberships.rights}) held))
  else coalesce((select string_agg(tag, ',') from (
    select trim(one) as tag from unnest(string_to_array(${foundations.type}, ',')) one
    union all select jsonb_object_keys(${memberships.rights})) held
    where tag <> '' and upper(tag) not in (${sql.raw(restingRoles.map((role) => `'${role}'`).join(', '))})), '') end`;

/** Whether the member sees only own records. */
export const isOwnOnly: SQL<boolean> = sql<boolean>`(${memberships.ownOnly} is not null)`;
