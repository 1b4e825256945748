import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { fileEntry } from '#contract/file.ts';
import { type ActivityKind, activity } from '#contract/foundation.ts';
import { listOf } from '#contract/record.ts';
import { serializeFiles } from '../library/serialize-files.ts';
import { newestFiles } from '../queries/library/library-list.ts';
import { viewOf } from '../queries/library/library-view.ts';
import { listActivities } from '../queries/records/activities.ts';
import { personOf } from '../session/actor.ts';
import { refusals, tridParams } from './common-schemas.ts';

const tags = ['Foundations'];
const querystring = z.object({ _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))) });

export const activities: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags,
    summary: 'What happened in the organisation, and the own logins, of the last 90 days; newest first',
    params: tridParams,
    querystring,
    response: { 200: listOf(activity), ...refusals },
  };
  app.get('/foundation/:trid/activities', { schema }, async ({ acting, query }) => {
    const { db, clock } = app.services;
    const userId = personOf(acting).id;
    const reader = { trid: acting.foundation.trid, userId, ...(acting.ownOnly && { doneBy: userId }) };
    const rows = await listActivities(db, reader, clock(), query._limit ?? 50);
    const items = rows.map(({ link, number, kind, ...row }) => ({
      ...row,
      kind: kind as ActivityKind,
      ...(number !== null && { number }),
      ...(link !== null && { link }),
    }));
    return { items, total: items.length };
  });
};

export const recentDocs: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags,
    summary: 'Documents that are new for the organisation; newest first',
    params: tridParams,
    querystring,
    response: { 200: listOf(fileEntry), ...refusals },
  };
  app.get('/foundation/:trid/recentdocs', { schema }, async ({ acting, query }) => {
    const { db } = app.services;
    const view = await viewOf(db, acting.user, acting.foundation);
    const files = await newestFiles(db, view, query._limit ?? 20);
    const items = await serializeFiles(app.services, acting.user.id, view, files);
    return { items, total: items.length };
  });
};
