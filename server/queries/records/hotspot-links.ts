import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { hasRole } from '../../../src/domain/access/roles.ts';
import type { Db, Tx } from '../../db/open.ts';
import { foundations, hotspotLinks, memberships } from '../../db/tables/tables.ts';

const ownTags = (db: Db, userId: string) =>
  db
    .select({ type: foundations.type })
    .from(foundations)
    .innerJoin(memberships, and(eq(memberships.trid, foundations.trid), eq(memberships.userId, userId)))
    .where(eq(foundations.active, true));

/**
 * Links that are valid now and meant for the user, alone or on behalf of one of the own organisations; newest first
 * (§3). Tags of two organisations are never taken together.
 */
export async function listHotspotLinks(db: Db, user: { id: string; roles: string[] }, now: number) {
  const rows = await db
    .select()
    .from(hotspotLinks)
    .where(
      and(
        or(isNull(hotspotLinks.validFrom), lte(hotspotLinks.validFrom, now)),
        or(isNull(hotspotLinks.validTo), gte(hotspotLinks.validTo, now)),
      ),
    )
    .orderBy(desc(hotspotLinks.modifydate), desc(hotspotLinks.id));
  const tags = ['', ...(await ownTags(db, user.id)).map(({ type }) => type)];
  return rows.filter((row) => tags.some((type) => hasRole(row.roles, user.roles, type)));
}

export async function insertHotspotLinks(db: Db | Tx, rows: (typeof hotspotLinks.$inferInsert)[]): Promise<void> {
  await db.insert(hotspotLinks).values(rows);
}
