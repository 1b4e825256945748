import { and, eq } from 'drizzle-orm';
import type { HotspotLinkData } from '#contract/staff/hotspot-link.ts';
import { recordEvents, records } from '#server/db/tables/record-tables.ts';
import { createIn } from '#server/records/engine/create-record.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import { hotspotLinks } from '#server/records/types/staff/maintenance/hotspot-links.ts';
import { day, type Portal } from './portal.ts';

export type GivenLink = Partial<HotspotLinkData> & { readonly title: string; readonly daysAgo?: number };

/** Puts links in place of all that there are; `daysAgo` says when each was changed last. */
export async function giveHotspotLinks({ services }: Portal, links: readonly GivenLink[]): Promise<void> {
  const trid = services.config.distributor;
  const present = and(eq(records.trid, trid), eq(records.type, hotspotLinks.type));
  const own = await services.db.select({ id: records.id }).from(records).where(present);
  await services.db.transaction(async (tx) => {
    for (const { id } of own)
      await tx.delete(recordEvents).where(and(eq(recordEvents.trid, trid), eq(recordEvents.recordId, id)));
    await tx.delete(records).where(present);
    for (const { daysAgo = 0, ...link } of links) {
      const by = { id: 'test', name: 'Test', staff: true };
      const at = contextOf(services, { trid, tx, by, now: services.clock() - daysAgo * day });
      const request = { kind: 1, link: 'https://example.com', category: 'Tool', roles: [], ...link };
      await createIn({ tx, services, trid, at }, services, hotspotLinks, request);
    }
  });
}
