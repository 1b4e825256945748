import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { announcement } from '#contract/content/announcement.ts';
import { contentCollections, contentEntry, contentQuery } from '#contract/content/content.ts';
import { contentHits, contentSearch } from '#contract/content/content-search.ts';
import { servedList } from '#contract/content/served-list.ts';
import { isClosable } from '#domain/notices/notice-state.ts';
import { catalogueCards } from '../content/operator-cards.ts';
import { searchContent } from '../content/search-content.ts';
import { rolesFor, visibleEntries } from '../content/visible-entries.ts';
import { withoutSolutions } from '../content/without-solutions.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { bandNotices } from '../notices/visible-notices.ts';
import { dismissAnnouncement, listDismissed } from '../queries/dismissed-announcements.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Content'];

/** Content that is not for everybody and therefore not in the site. */
export const content: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const list = {
    tags,
    summary:
      'Entries that the caller may see and that are not in the site or have other texts there, with the ids of the latter; of announcements all but those put away, with the notices that run; of network operators also what the catalogue changes of their cards',
    params: z.object({ collection: z.enum(contentCollections) }),
    querystring: contentQuery,
    response: { 200: servedList(contentEntry), ...refusals },
  };
  app.get('/content/:collection', { schema: list }, async ({ actor, params: { collection }, query }) => {
    const { _lang = 'de', _foundation } = query;
    const roles = await rolesFor(services, actor, _foundation);
    const [visible, { replaced }] = await Promise.all([
      visibleEntries(services, collection, roles),
      services.content.serve(collection),
    ]);
    const isAnnouncement = collection === 'announcements';
    const dismissedIds = isAnnouncement ? await listDismissed(services.db, actor.user.id) : [];
    const band = isAnnouncement ? await bandNotices(services, { actor, trid: _foundation, locale: _lang }) : [];
    const items = visible
      .filter(({ id, restricted }) => (isAnnouncement ? !dismissedIds.includes(id) : restricted))
      .map(({ validUntil, open, ...entry }) => ({
        ...(collection === 'academy' ? withoutSolutions(entry[_lang]) : entry[_lang]),
        ...(validUntil !== undefined && { validUntil }),
        ...(open && { open }),
      }));
    const operators = collection === 'network-operators' ? catalogueCards(_lang, roles) : [];
    const all = [...band.filter(({ id }) => !dismissedIds.includes(id)), ...items, ...operators];
    return { items: all, total: all.length, replaced: [...replaced] };
  });

  const find = {
    tags,
    summary: 'Texts that the caller may see and that the site does not have as they are now, by the words in them',
    querystring: contentSearch,
    response: { 200: contentHits, ...refusals },
  };
  app.get('/content-search', { schema: find }, async ({ actor, query: { search, _lang = 'de', _foundation } }) => {
    const roles = await rolesFor(services, actor, _foundation);
    return searchContent(services.content, { search, locale: _lang, roles, now: services.clock() });
  });

  const dismiss = {
    tags,
    summary: 'Put news away; disturbances and maintenance stay until they end',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    querystring: contentQuery,
    response: { 204: noContent, ...refusals },
  };
  app.post('/content/announcements/:id/dismissal', { schema: dismiss }, async ({ actor, params, query }, reply) => {
    const roles = await rolesFor(services, actor, query._foundation);
    const visible = await visibleEntries(services, 'announcements', roles);
    const band = await bandNotices(services, { actor, trid: query._foundation, locale: 'de' });
    const own = [...visible.map(({ id, de }) => ({ id, level: announcement.parse(de).level })), ...band];
    const one = own.find(({ id }) => id === params.id);
    if (!one) throw notFound();
    if (!isClosable(one.level)) throw forbidden();
    await dismissAnnouncement(services.db, actor.user.id, params.id, services.clock());
    return reply.code(204).send(null);
  });
};
