import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hotspotLink } from '#contract/foundation.ts';
import { listOf } from '#contract/record.ts';
import { listHotspotLinks } from '../queries/records/hotspot-links.ts';
import { hotspotLinks } from '../records/types/staff/maintenance/hotspot-links.ts';
import { refusals } from './common-schemas.ts';

export const hotspot: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Hotspot'],
    summary: 'Links that are valid now and meant for the user; newest first',
    response: { 200: listOf(hotspotLink), ...refusals },
  };
  app.get('/hotspot/', { schema }, async ({ actor }) => {
    const { config, db, clock } = app.services;
    const place = { trid: config.distributor, type: hotspotLinks.type };
    const rows = await listHotspotLinks(db, place, actor.user, clock());
    const items = rows.map(({ link: { kind, title, description, link, category }, ...row }) => ({
      ...row,
      type: kind,
      title,
      link,
      category,
      ...(description !== undefined && { description }),
    }));
    return { items, total: items.length };
  });
};
