import { and, desc, eq, sql } from 'drizzle-orm';
import type { HotspotLinkData } from '#contract/staff/hotspot-link.ts';
import { hasRole } from '#domain/access/roles.ts';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { foundations, memberships } from '#server/db/tables/tables.ts';
import { memberTags } from '../session/member-tags.ts';

const ownTags = (db: Db, userId: string, within?: string) =>
  db
    .select({ type: memberTags })
    .from(foundations)
    .innerJoin(memberships, and(eq(memberships.trid, foundations.trid), eq(memberships.userId, userId)))
    .where(and(eq(foundations.active, true), within === undefined ? undefined : eq(foundations.trid, within)));

/**
 * Links of the distributor that are valid now and meant for the user, alone or on behalf of one of the own
 * organisations; newest first (§3-19). Tags of two organisations are never taken together.
 */
export async function listHotspotLinks(
  db: Db,
  { trid, type }: { trid: string; type: string },
  user: { id: string; roles: string[]; within?: string },
  now: number,
) {
  const rows = await db
    .select({ id: records.id, modifydate: records.modified, link: sql<HotspotLinkData>`${records.data}` })
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.type, type), eq(records.archived, false)))
    .orderBy(desc(records.modified), desc(records.number));
  const tags = ['', ...(await ownTags(db, user.id, user.within)).map((own) => own.type)];
  return rows.filter(
    ({ link: { roles, validFrom = now, validTo = now } }) =>
      validFrom <= now && validTo >= now && tags.some((tag) => hasRole(roles, user.roles, tag)),
  );
}
