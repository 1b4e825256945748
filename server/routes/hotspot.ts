import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hotspotLink } from '../../src/contract/foundation.ts';
import { listOf } from '../../src/contract/record.ts';
import { listHotspotLinks } from '../queries/records/hotspot-links.ts';
import { refusals } from './common-schemas.ts';

export const hotspot: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Hotspot'],
    summary: 'Links that are valid now and meant for the user; newest first',
    response: { 200: listOf(hotspotLink), ...refusals },
  };
  app.get('/hotspot/', { schema }, async ({ actor }) => {
    const rows = await listHotspotLinks(app.services.db, actor.user, app.services.clock());
    const items = rows.map(({ description, ...row }) => ({ ...row, ...(description !== null && { description }) }));
    return { items, total: items.length };
  });
};
