import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { catalogueOverview, stateAction, stateCreate, stateImpact } from '#contract/catalogue/state.ts';
import { actOnState, catalogueOf, createState } from '#server/administration/catalogue.ts';
import { renewCatalogue } from '#server/catalogue/catalogue-source.ts';
import { notFound } from '#server/core/errors.ts';
import { impactOf } from '#server/queries/catalogue/impact.ts';
import { listStates } from '#server/queries/catalogue/states.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Administration'];
const params = z.object({ id: z.string().check(z.maxLength(60)) });

/** What is sold from which day on. */
export const catalogueAdministration: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const response = { 200: catalogueOverview, ...refusals };

  const list = { tags, summary: 'States of the catalogue with their changes, the first day first', response };
  app.get('/admin/catalogue', { schema: list }, ({ actor }) => catalogueOf(services, actor.user));

  const create = { tags, summary: 'Begin a state of the catalogue for a day to come', body: stateCreate, response };
  app.post('/admin/catalogue', { schema: create }, async ({ actor, body }) => {
    await createState(services, actor.user, body);
    return catalogueOf(services, actor.user);
  });

  const act = {
    tags,
    summary:
      'Change a state that is prepared, submit it to a second administrator, take a released one back, discard it',
    params,
    body: stateAction,
    response,
  };
  app.post('/admin/catalogue/:id', { schema: act }, async ({ actor, params, body }) => {
    await actOnState(services, actor.user, params.id, body);
    await renewCatalogue(services);
    return catalogueOf(services, actor.user);
  });

  const impact = {
    tags,
    summary: 'Whom the changes of a state reach, counted now',
    params,
    response: { 200: stateImpact, ...refusals },
  };
  app.get('/admin/catalogue/:id/impact', { schema: impact }, async ({ params: { id } }) => {
    const found = (await listStates(services.db)).find(({ state }) => state.id === id);
    if (!found) throw notFound();
    return impactOf(services.db, found.state.entries);
  });
};
