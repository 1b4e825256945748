import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { contentCollections, contentEntry, contentQuery } from '#contract/content/content.ts';
import { listOf } from '#contract/record.ts';
import { rolesFor, visibleEntries } from '../content/visible-entries.ts';
import { withoutSolutions } from '../content/without-solutions.ts';
import { notFound } from '../core/errors.ts';
import { dismissAnnouncement, listDismissed } from '../queries/dismissed-announcements.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Content'];

/** Content that is not for everybody and therefore not in the site. */
export const content: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const list = {
    tags,
    summary: 'Entries that the caller may see and that are not in the site; of announcements all but those put away',
    params: z.object({ collection: z.enum(contentCollections) }),
    querystring: contentQuery,
    response: { 200: listOf(contentEntry), ...refusals },
  };
  app.get('/content/:collection', { schema: list }, async ({ actor, params: { collection }, query }) => {
    const { _lang = 'de', _foundation } = query;
    const roles = await rolesFor(services, actor, _foundation);
    const visible = await visibleEntries(services, collection, roles);
    const isAnnouncement = collection === 'announcements';
    const dismissedIds = isAnnouncement ? await listDismissed(services.db, actor.user.id) : [];
    const items = visible
      .filter(({ id, restricted }) => (isAnnouncement ? !dismissedIds.includes(id) : restricted))
      .map(({ validUntil, ...entry }) => ({
        ...(collection === 'academy' ? withoutSolutions(entry[_lang]) : entry[_lang]),
        ...(validUntil !== undefined && { validUntil }),
      }));
    return { items, total: items.length };
  });

  const dismiss = {
    tags,
    summary: 'Put an announcement away; it is not shown to the caller again',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    querystring: contentQuery,
    response: { 204: noContent, ...refusals },
  };
  app.post('/content/announcements/:id/dismissal', { schema: dismiss }, async ({ actor, params, query }, reply) => {
    const roles = await rolesFor(services, actor, query._foundation);
    const visible = await visibleEntries(services, 'announcements', roles);
    if (!visible.some(({ id }) => id === params.id)) throw notFound();
    await dismissAnnouncement(services.db, actor.user.id, params.id, services.clock());
    return reply.code(204).send(null);
  });
};
