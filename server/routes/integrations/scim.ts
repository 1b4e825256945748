import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { scimGroupInput, scimPatch, scimQuery, scimResource, scimUserInput } from '#contract/integrations/scim.ts';
import { readFilter } from '#domain/integrations/sign-on/scim-filter.ts';
import { ApiError } from '#server/core/errors.ts';
import { countScimUsers, scimGroupsOf, scimUsers, type UserFilter } from '#server/queries/integrations/scim.ts';
import type { ProviderRow } from '#server/queries/integrations/sign-on-providers.ts';
import { scimCaller } from '#server/scim/scim-caller.ts';
import { missing, ScimError, scimErrorBody } from '#server/scim/scim-error.ts';
import { createScimGroup, patchScimGroup, removeScimGroup, replaceScimGroup } from '#server/scim/scim-groups.ts';
import {
  groupResource,
  listResource,
  providerConfig,
  resourceTypes,
  schemas,
  userResource,
} from '#server/scim/scim-resources.ts';
import { createScimUser, deleteScimUser, patchScimUser, replaceScimUser, scimUser } from '#server/scim/scim-users.ts';
import { noContent, refusals } from '../common-schemas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The provider that calls by its token of SCIM. */
    scimProvider: ProviderRow;
  }
}

const tags = ['SCIM'];
const maxResults = 200;
const mediaType = 'application/scim+json';
const params = z.object({ id: z.string().check(z.maxLength(100)) });
const answers = { 200: scimResource, ...refusals };

/** Pages begin at 1; numbers below what is possible count as the lowest one. */
const pageOf = ({ startIndex, count }: { startIndex?: string | undefined; count?: string | undefined }) => {
  const start = Math.max(1, Number(startIndex ?? 1));
  return { start, limit: Math.min(maxResults, Math.max(0, Number(count ?? maxResults))) };
};

function filterOf(text: string | undefined, attributes: readonly string[]) {
  if (text === undefined) return undefined;
  const filter = readFilter(text);
  if (!filter || !attributes.some((one) => one.toLowerCase() === filter.attribute))
    throw new ScimError(400, `Filters are: ${attributes.map((one) => `${one} eq "…"`).join(', ')}`, 'invalidFilter');
  return filter;
}

function userFilterOf(text: string | undefined): UserFilter {
  const filter = filterOf(text, ['userName', 'externalId', 'id']);
  if (!filter) return {};
  const { attribute, value } = filter;
  return attribute === 'username' ? { userName: value } : attribute === 'id' ? { id: value } : { externalId: value };
}

function asScimError(error: unknown): ScimError {
  if (error instanceof ScimError) return error;
  if (error instanceof ApiError) return new ScimError(error.statusCode, error.message);
  const { statusCode, validation } = error as { statusCode?: number; validation?: unknown };
  if (validation !== undefined || statusCode === 400)
    return new ScimError(400, 'The request is not valid', 'invalidSyntax');
  throw error;
}

/** SCIM 2.0 for the providers of sign-on: who comes, changes and leaves (`docs/domain/sign-on.md`). */
export const scimRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, config } = services;
  const base = `${config.publicBaseUrl}/api/scim/v2`;
  const path = (rest: string) => `/scim/v2/${rest}`;

  app.decorateRequest('scimProvider');
  app.addHook('onRequest', async (request) => {
    request.scimProvider = await scimCaller(services, request);
  });
  app.addContentTypeParser(mediaType, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  const inherited = app.errorHandler;
  app.setErrorHandler((error, request, reply) => {
    let refusal: ScimError;
    try {
      refusal = asScimError(error);
    } catch (other) {
      return inherited(other as Parameters<typeof inherited>[0], request, reply);
    }
    if (refusal.statusCode === 401) reply.header('WWW-Authenticate', 'Bearer');
    // Told in the words of the standard, past the form of all other refusals.
    return reply.code(refusal.statusCode).type(mediaType).serializer(JSON.stringify).send(scimErrorBody(refusal));
  });
  const send = (reply: FastifyReply, body: object, code = 200) => reply.code(code).type(mediaType).send(body);

  const fixed = (name: string, summary: string, body: object) =>
    app.get(path(name), { schema: { tags, summary, response: answers } }, async (_request, reply) => send(reply, body));
  fixed('ServiceProviderConfig', 'What SCIM can do here', providerConfig(base, maxResults));
  const types = resourceTypes(base);
  fixed('ResourceTypes', 'The kinds of resources', listResource(types, types.length, 1));
  const schemaList = schemas(base);
  fixed('Schemas', 'The attributes of resources', listResource(schemaList, schemaList.length, 1));

  const listUsers = {
    tags,
    summary: 'Users of the provider, by pages or one by userName or externalId',
    querystring: scimQuery,
    response: answers,
  };
  app.get(path('Users'), { schema: listUsers }, async ({ scimProvider, query }, reply) => {
    const filter = userFilterOf(query.filter);
    const { start, limit } = pageOf(query);
    const total = await countScimUsers(db, scimProvider, filter);
    const rows = limit === 0 ? [] : await scimUsers(db, scimProvider, filter, { limit, offset: start - 1 });
    return send(
      reply,
      listResource(
        rows.map((row) => userResource(base, row)),
        total,
        start,
      ),
    );
  });
  const readUser = { tags, summary: 'One user', params, response: answers };
  app.get(path('Users/:id'), { schema: readUser }, async ({ scimProvider, params: { id } }, reply) =>
    send(reply, userResource(base, await scimUser(db, scimProvider, id))),
  );
  const addUser = {
    tags,
    summary: 'Create a user, who signs in by the provider',
    body: scimUserInput,
    response: { 201: scimResource, ...refusals },
  };
  app.post(path('Users'), { schema: addUser }, async ({ scimProvider, body }, reply) =>
    send(reply, userResource(base, await createScimUser(services, scimProvider, body)), 201),
  );
  const putUser = { tags, summary: 'Replace a user', params, body: scimUserInput, response: answers };
  app.put(path('Users/:id'), { schema: putUser }, async ({ scimProvider, params: { id }, body }, reply) =>
    send(reply, userResource(base, await replaceScimUser(services, scimProvider, id, body))),
  );
  const patchUser = {
    tags,
    summary: 'Change a user; `active` false locks the user out at once',
    params,
    body: scimPatch,
    response: answers,
  };
  app.patch(path('Users/:id'), { schema: patchUser }, async ({ scimProvider, params: { id }, body }, reply) =>
    send(reply, userResource(base, await patchScimUser(services, scimProvider, id, body.Operations))),
  );
  const gone = { 204: noContent, ...refusals };
  const dropUser = { tags, summary: 'Lock a user out; what the user did stays', params, response: gone };
  app.delete(path('Users/:id'), { schema: dropUser }, async ({ scimProvider, params: { id } }, reply) => {
    await deleteScimUser(services, scimProvider, id);
    return reply.code(204).send(null);
  });

  const groupOf = async ({ scimProvider }: Pick<FastifyRequest, 'scimProvider'>, id: string) => {
    const row = (await scimGroupsOf(db, scimProvider.id)).find((one) => one.id === id);
    if (!row) throw missing(id);
    return row;
  };
  const listGroups = {
    tags,
    summary: 'Groups of the provider, by pages or one by displayName',
    querystring: scimQuery,
    response: answers,
  };
  app.get(path('Groups'), { schema: listGroups }, async ({ scimProvider, query }, reply) => {
    const filter = filterOf(query.filter, ['displayName', 'externalId', 'id']);
    const { start, limit } = pageOf(query);
    const all = (await scimGroupsOf(db, scimProvider.id)).filter((row) => {
      if (!filter) return true;
      const by = { displayname: row.displayName, externalid: row.externalId, id: row.id };
      return by[filter.attribute as keyof typeof by] === filter.value;
    });
    const rows = all.slice(start - 1, start - 1 + limit);
    return send(
      reply,
      listResource(
        rows.map((row) => groupResource(base, row)),
        all.length,
        start,
      ),
    );
  });
  const readGroup = { tags, summary: 'One group', params, response: answers };
  app.get(path('Groups/:id'), { schema: readGroup }, async (request, reply) =>
    send(reply, groupResource(base, await groupOf(request, request.params.id))),
  );
  const addGroup = {
    tags,
    summary: 'Create a group; the mapping makes roles of its name',
    body: scimGroupInput,
    response: { 201: scimResource, ...refusals },
  };
  app.post(path('Groups'), { schema: addGroup }, async ({ scimProvider, body }, reply) =>
    send(reply, groupResource(base, await createScimGroup(services, scimProvider, body)), 201),
  );
  const putGroup = { tags, summary: 'Replace a group', params, body: scimGroupInput, response: answers };
  app.put(path('Groups/:id'), { schema: putGroup }, async ({ scimProvider, params: { id }, body }, reply) =>
    send(reply, groupResource(base, await replaceScimGroup(services, scimProvider, id, body))),
  );
  const patchGroup = {
    tags,
    summary: 'Change name and members of a group',
    params,
    body: scimPatch,
    response: answers,
  };
  app.patch(path('Groups/:id'), { schema: patchGroup }, async ({ scimProvider, params: { id }, body }, reply) =>
    send(reply, groupResource(base, await patchScimGroup(services, scimProvider, id, body.Operations))),
  );
  const dropGroup = { tags, summary: 'Delete a group; its roles are taken from its members', params, response: gone };
  app.delete(path('Groups/:id'), { schema: dropGroup }, async ({ scimProvider, params: { id } }, reply) => {
    await removeScimGroup(services, scimProvider, id);
    return reply.code(204).send(null);
  });
};
