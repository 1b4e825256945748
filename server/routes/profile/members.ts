import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { colleagues, rolesChange } from '#contract/profile/users.ts';
import { sessionAnswer } from '#contract/session.ts';
import { colleaguesOf } from '#server/queries/session/foundation-users.ts';
import { changeRights, endMembership } from '#server/records/types/profile/members/change-rights.ts';
import { openDeputy } from '#server/session/deputy.ts';
import { noContent, recordParams, refusals, tridParams } from '../common-schemas.ts';

const tags = ['Profile'];
const params = z.object({ ...tridParams.shape, user: z.string().check(z.maxLength(60)) });

/** The members of a foundation with their rights, and their deputies. */
export const memberRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const list = {
    tags,
    summary: 'Who acts for the same organisation, for choosing a colleague',
    params: tridParams,
    response: { 200: colleagues, ...refusals },
  };
  app.get('/foundation/:trid/colleagues', { schema: list }, async ({ acting }) => ({
    items: await colleaguesOf(services.db, acting.foundation.trid),
  }));

  const change = {
    tags,
    summary:
      'Set the rights that a user was given for the organisation, only those that the caller holds, and whether the user sees only own records',
    params,
    body: rolesChange,
    response: { 204: noContent, ...refusals },
  };
  app.put('/foundation/:trid/users/:user/roles', { schema: change }, async ({ acting, params, body }, reply) => {
    await changeRights(services, acting, params.user, body);
    return reply.code(204).send(null);
  });

  const end = {
    tags,
    summary: 'End that a user acts for the organisation, at once',
    params,
    response: { 204: noContent, ...refusals },
  };
  app.delete('/foundation/:trid/users/:user', { schema: end }, async ({ acting, params }, reply) => {
    await endMembership(services, acting, params.user);
    return reply.code(204).send(null);
  });

  const act = {
    tags,
    summary: 'A session that acts for an absent colleague in the organisation, while the caller is the deputy',
    params: recordParams,
    response: { 200: sessionAnswer, ...refusals },
  };
  app.post('/foundation/:trid/deputies/:id/session', { schema: act }, async ({ acting, params }) =>
    openDeputy(services, acting, params.id),
  );
};
