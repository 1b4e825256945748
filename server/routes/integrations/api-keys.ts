import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  accessEnd,
  apiKeys,
  changedApiKey,
  endedAccess,
  keyRotation,
  madeApiKey,
  newApiKey,
} from '#contract/integrations/api-key.ts';
import { changeApiKey, endApiKey, listApiKeys, makeApiKey, rotateApiKey } from '#server/integrations/api-keys.ts';
import { endAllAccess } from '#server/integrations/end-access.ts';
import { noContent, recordParams, refusals, tridParams } from '../common-schemas.ts';

const tags = ['Keys'];

/** Keys with which systems of an organisation call the API; for those who administer it. */
export const apiKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const list = {
    tags,
    summary: 'The keys of the organisation and what the caller may give a new one',
    params: tridParams,
    response: { 200: apiKeys, ...refusals },
  };
  app.get('/foundation/:trid/api-keys', { schema: list }, ({ acting, ip }) => listApiKeys(services, acting, ip));

  const make = {
    tags,
    summary: 'Make a key; the answer alone holds its secret',
    params: tridParams,
    body: newApiKey,
    response: { 201: madeApiKey, ...refusals },
  };
  app.post('/foundation/:trid/api-keys', { schema: make }, async ({ acting, body }, reply) =>
    reply.code(201).send(await makeApiKey(services, acting, body)),
  );

  const change = {
    tags,
    summary: 'Change name, networks or last day of a key; its rights stay',
    params: recordParams,
    body: changedApiKey,
    response: { 204: noContent, ...refusals },
  };
  app.put('/foundation/:trid/api-keys/:id', { schema: change }, async ({ acting, params, body }, reply) => {
    await changeApiKey(services, acting, params.id, body);
    return reply.code(204).send(null);
  });

  const rotate = {
    tags,
    summary: 'A new secret for a key; the former one counts for another day',
    params: recordParams,
    body: keyRotation,
    response: { 200: madeApiKey, ...refusals },
  };
  app.post('/foundation/:trid/api-keys/:id/secret', { schema: rotate }, ({ acting, params, body }) =>
    rotateApiKey(services, acting, params.id, body),
  );

  const endAll = {
    tags,
    summary: 'End all keys of the organisation and all sign-ins of its members but the own one',
    params: tridParams,
    body: accessEnd,
    response: { 200: endedAccess, ...refusals },
  };
  app.post('/foundation/:trid/access-end', { schema: endAll }, ({ acting, body }) =>
    endAllAccess(services, acting, body.password),
  );

  const end = {
    tags,
    summary: 'End a key at once',
    params: recordParams,
    response: { 204: noContent, ...refusals },
  };
  app.delete('/foundation/:trid/api-keys/:id', { schema: end }, async ({ acting, params }, reply) => {
    await endApiKey(services, acting, params.id);
    return reply.code(204).send(null);
  });
};
