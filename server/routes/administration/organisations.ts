import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { organisationImport, organisationImported } from '#contract/staff/organisation-import.ts';
import {
  organisation,
  organisationAction,
  organisationCreate,
  organisationList,
  organisationQuery,
  permissionReview,
  userAction,
} from '#contract/staff/organisations.ts';
import { importOrganisations } from '#server/administration/import-organisations.ts';
import {
  actOnOrganisation,
  addOrganisation,
  organisationOf,
  organisationRowOf,
  reviewPermissions,
} from '#server/administration/organisations.ts';
import { actOnUser } from '#server/administration/users.ts';
import { listOrganisations } from '#server/queries/administration/organisations.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Administration'];
const params = z.object({ organisation: z.string().check(z.maxLength(40)) });
const userParams = z.object({ ...params.shape, user: z.string().check(z.maxLength(60)) });

/** Organisations and their people; locked ones too, which no one acts for. */
export const organisationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const response = { 200: organisation, ...refusals };

  const list = {
    tags,
    summary: 'Organisations, what waits first',
    querystring: organisationQuery,
    response: { 200: organisationList, ...refusals },
  };
  app.get('/admin/organisations', { schema: list }, async ({ query }) => {
    const { search, state } = query;
    const filter = { ...(search && { search }), ...(state && { state }) };
    const { items, counts, withoutFactor } = await listOrganisations(services.db, filter, services.clock());
    const { users, ...states } = counts;
    return {
      items: items.map((row) => organisationRowOf(row, row.waiting)),
      total: counts[state ?? 'all'],
      counts: states,
      users,
      withoutFactor,
    };
  });

  const review = {
    tags,
    summary: 'Who may do what in which organisation, for a review of rights',
    response: { 200: permissionReview, ...refusals },
  };
  app.get('/admin/permissions', { schema: review }, () => reviewPermissions(services));

  const create = { tags, summary: 'Add an organisation', body: organisationCreate, response };
  app.post('/admin/organisations', { schema: create }, async ({ actor, body }) => {
    const { kinds: tags, ...own } = body;
    await services.db.transaction((tx) => addOrganisation(tx, services.clock(), actor.user, { ...own, tags }));
    return organisationOf(services, actor.user, body.trid);
  });

  const bring = {
    tags,
    summary: 'Bring in organisations and their people from a table, or say first what would happen with each row',
    body: organisationImport,
    response: { 200: organisationImported, ...refusals },
  };
  app.post(
    '/admin/organisation-imports',
    { schema: bring, bodyLimit: 2 * 1024 ** 2, config: { maxValues: 50_000 } },
    ({ actor, body }) => importOrganisations(services, actor.user, body),
  );

  const read = { tags, summary: 'An organisation, its people, and what each of them may do', params, response };
  app.get('/admin/organisations/:organisation', { schema: read }, ({ actor, params }) =>
    organisationOf(services, actor.user, params.organisation),
  );

  const act = {
    tags,
    summary:
      'Change an organisation, or demand a second factor of its users; a lock and another kind wait for a second administrator',
    params,
    body: organisationAction,
    response,
  };
  app.post('/admin/organisations/:organisation', { schema: act }, async ({ actor, params, body }) => {
    await actOnOrganisation(services, actor.user, params.organisation, body);
    return organisationOf(services, actor.user, params.organisation);
  });

  const access = {
    tags,
    summary: 'Change how a user signs in: password link, sessions, second factor, lock; and who is an employee',
    params: userParams,
    body: userAction,
    response,
  };
  app.post('/admin/organisations/:organisation/users/:user', { schema: access }, async ({ actor, params, body }) => {
    await actOnUser(services, actor.user, params.organisation, params.user, body);
    return organisationOf(services, actor.user, params.organisation);
  });
};
