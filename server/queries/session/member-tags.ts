import { type SQL, sql } from 'drizzle-orm';
import { foundations, memberships } from '#server/db/tables/tables.ts';

/**
 * The tags of a foundation and the rights of one of its members, in the form of tags; no tags if the user is not a
 * member.
 */
export const memberTags: SQL<string> = sql<string>`concat_ws(',', nullif(${foundations.type}, ''),
  (select string_agg(held, ',') from jsonb_object_keys(${memberships.rights}) held))`;
