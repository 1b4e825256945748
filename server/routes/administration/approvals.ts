import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  administratorRequest,
  approvalDecision,
  approvalOverview,
  endAdministrator,
} from '#contract/staff/approvals.ts';
import { approvalsOf, decide } from '#server/administration/approvals.ts';
import { endAdministration } from '#server/administration/end-administration.ts';
import { giveAdministration } from '#server/administration/give-administration.ts';
import { renewBrands } from '#server/brand/brand-source.ts';
import { renewCatalogue } from '#server/catalogue/catalogue-source.ts';
import { hadSecondAdministrator, listAdministrators } from '#server/queries/administration/administrators.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Administration'];
const params = z.object({ id: z.string().check(z.maxLength(60)) });

/** What needs two persons, and who they are. */
export const approvalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const overview = async (own: string) => ({
    distributor: services.config.distributor,
    isFirst: !(await hadSecondAdministrator(services.db, own)),
    approvals: await approvalsOf(services.db, services.clock()),
    employees: (await listAdministrators(services.db)).map(({ lastActive, ...one }) => ({
      ...one,
      ...(lastActive !== null && { lastActive }),
    })),
  });
  const response = { 200: approvalOverview, ...refusals };

  const list = { tags, summary: 'What waits for a second administrator or was decided, and who they are', response };
  app.get('/admin/approvals', { schema: list }, ({ actor }) => overview(actor.user.id));

  const act = {
    tags,
    summary: 'Release or refuse what another administrator prepared, or withdraw what the caller did',
    params,
    body: approvalDecision,
    response,
  };
  app.post('/admin/approvals/:id', { schema: act }, async ({ actor, params, body }) => {
    await decide(services, actor.user, params.id, body._action);
    await Promise.all([renewCatalogue(services), renewBrands(services)]);
    return overview(actor.user.id);
  });

  const give = {
    tags,
    summary:
      'Prepare that an employee gets the right to administration; another administrator releases it. The first administrator of a new portal gives it to the second at once',
    body: administratorRequest,
    response,
  };
  app.post('/admin/administrators', { schema: give }, async ({ actor, body }) => {
    await giveAdministration(services, actor.user, body);
    return overview(actor.user.id);
  });

  const end = { tags, summary: 'End the right of an administrator at once', params, body: endAdministrator, response };
  app.post('/admin/administrators/:id', { schema: end }, async ({ actor, params }) => {
    await endAdministration(services, actor.user, params.id);
    return overview(actor.user.id);
  });
};
