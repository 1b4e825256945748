import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { documentNewsList, newsQuery, readNews } from '#contract/documents/news.ts';
import { notFound } from '#server/core/errors.ts';
import { documentNewsFor } from '#server/library/document-news.ts';
import { parseLibraryPath } from '#server/library/library-path.ts';
import { visibleFiles } from '#server/queries/library/library-list.ts';
import { noteRead } from '#server/queries/library/library-news.ts';
import { viewOf } from '#server/queries/library/library-view.ts';
import { actFor } from '#server/session/actor.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Files'];

/** Documents that are new to the caller. */
export const newsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const list = {
    tags,
    summary: 'Documents that came or changed since the caller was there; what his organisation sells first',
    querystring: newsQuery,
    response: { 200: documentNewsList, ...refusals },
  };
  app.get('/library/news', { schema: list }, async ({ actor, query }) => {
    const { foundation } = await actFor(services, actor, query.foundation);
    const folder = query.folder === undefined ? undefined : parseLibraryPath(query.folder)?.path;
    if (query.folder !== undefined && folder === undefined) throw notFound();
    const view = await viewOf(services.db, actor.user, foundation);
    return documentNewsFor(services, view, { userId: actor.user.id, trid: foundation.trid, folder });
  });

  const read = {
    tags,
    summary: 'The caller has read documents as they are now',
    body: readNews,
    response: { 204: noContent, ...refusals },
  };
  app.put('/library/news', { schema: read }, async ({ actor, body }, reply) => {
    const paths = body.paths.map((path) => parseLibraryPath(path)?.path);
    const knownPaths = paths.filter((path) => path !== undefined);
    const visiblePaths = await visibleFiles(services.db, await viewOf(services.db, actor.user), knownPaths);
    if (visiblePaths.length !== new Set(paths).size) throw notFound();
    await noteRead(services.db, actor.user.id, knownPaths, services.clock());
    return reply.code(204).send(null);
  });
};
