import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  dueList,
  holdAction,
  retentionOverview as overviewContract,
  personRequests,
  personResult,
  personSearch,
  requestAction,
  requestCreate,
  ruleAction,
} from '#contract/staff/retention.ts';
import {
  actOnRequest,
  createRequest,
  findPersonFor,
  requestDownload,
  requestsOf,
} from '#server/administration/person-requests.ts';
import { actOnHold, actOnRule, dueListOf, retentionOverview } from '#server/administration/retention.ts';
import { attachmentHeader } from '#server/files/inspection/content-disposition.ts';
import { zipStream } from '#server/files/inspection/zip-stream.ts';
import { exportPerson } from '#server/retention/export-person.ts';
import { checkStillSignedIn } from '#server/session/actor.ts';
import { throttled } from '#server/session/throttle.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Administration'];
const params = z.object({ id: z.string().check(z.maxLength(60)) });
const language = z.object({ language: z.enum(['de', 'en']) });

/** How long what is kept, and what becomes of the data of a person. */
export const retentionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const response = { 200: overviewContract, ...refusals };
  const list = { tags, summary: 'Rules of retention, what is due by them, released due lists, and holds', response };
  app.get('/admin/retention', { schema: list }, ({ actor }) => retentionOverview(services, actor.user));

  const due = {
    tags,
    summary: 'Records that are due by a rule, a hundred at the most',
    params,
    response: { 200: dueList, ...refusals },
  };
  app.get('/admin/retention/:id/due', { schema: due }, ({ params }) => dueListOf(services, params.id));

  const act = {
    tags,
    summary: 'Prepare another period of a rule, or the release of what is due by it, for a second administrator',
    ...{ params, body: ruleAction, response },
  };
  app.post('/admin/retention/:id', { schema: act }, async ({ actor, params, body }) => {
    await actOnRule(services, actor.user, params.id, body);
    return retentionOverview(services, actor.user);
  });

  const hold = { tags, summary: 'Hold a record beyond its time, or end a hold', body: holdAction, response };
  app.post('/admin/retention-holds', { schema: hold }, async ({ actor, body }) => {
    await actOnHold(services, actor.user, body);
    return retentionOverview(services, actor.user);
  });

  const find = {
    tags,
    summary:
      'All organisations that hold data of a person, with what can be erased now; the reason is in the audit log',
    body: personSearch,
    response: { 200: personResult, ...refusals },
  };
  app.post('/admin/persons/find', { schema: find }, ({ actor, body }) => findPersonFor(services, actor.user, body));

  const answer = { 200: personRequests, ...refusals };
  const requests = { tags, summary: 'Requests of people about their data, with their deadlines', response: answer };
  app.get('/admin/persons/requests', { schema: requests }, ({ actor }) => requestsOf(services, actor.user));

  const create = { tags, summary: 'Add the request of a person', body: requestCreate, response: answer };
  app.post('/admin/persons/requests', { schema: create }, async ({ actor, body }) => {
    await createRequest(services, actor.user, body);
    return requestsOf(services, actor.user);
  });

  const change = {
    tags,
    summary: 'Submit what was chosen of a person to a second administrator, say that it was answered, or withdraw it',
    ...{ params, body: requestAction, response: answer },
  };
  app.post('/admin/persons/requests/:id', { schema: change }, async ({ actor, params, body }) => {
    await actOnRequest(services, actor.user, params.id, body);
    return requestsOf(services, actor.user);
  });

  const download = {
    tags,
    summary:
      'The released data of a person as a ZIP: a page to read, JSON, and files; each download is in the audit log',
    ...{ params, body: language, response: { 200: z.any(), ...refusals } },
  };
  app.post('/admin/persons/requests/:id/download', { schema: download, compress: false }, async (call, reply) => {
    const { actor, params, body } = call;
    const request = await requestDownload(services, actor.user, params.id);
    const check = throttled(services.clock, () => checkStillSignedIn(services, actor));
    const files = exportPerson({ services, request, language: body.language, check });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', attachmentHeader(`${request.number}.zip`))
      .send(Readable.from(zipStream(files), { objectMode: false }));
  });
};
