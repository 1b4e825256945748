import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionAnswer } from '#contract/session.ts';
import { viewRequest } from '#contract/staff/portal-view.ts';
import { actFor } from '#server/session/actor.ts';
import { openView } from '#server/session/portal-view.ts';
import { refusals } from '../common-schemas.ts';

export const viewRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Desk'],
    summary: 'A session that sees the portal as a user of an organisation does, and changes nothing',
    body: viewRequest,
    response: { 200: sessionAnswer, ...refusals },
  };
  app.post('/staff/views', { schema }, async ({ actor, body: { trid, user } }) =>
    openView(app.services, await actFor(app.services, actor, trid), user),
  );
};
