import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { listOf, listQuery, recordEnvelope, recordRow } from '../../src/contract/record.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { findRecord } from '../queries/records/records.ts';
import { changeRecord } from '../records/change-record.ts';
import { prepareCreate } from '../records/create-record.ts';
import { fullEnvelope } from '../records/envelope.ts';
import { exactlyOnce } from '../records/idempotency.ts';
import { answerList } from '../records/list-records.ts';
import { allRecordTypes, recordType } from '../records/registry.ts';
import { recordParams, refusals, tridParams } from './common-schemas.ts';

const tags = ['Foundation data'];
const row = z.extend(recordRow, { id: z.string() });
const uuid = z.string().check(z.regex(/^[0-9a-f-]{36}$/i, 'invalid'));
const headers = z.looseObject({ 'idempotency-key': z.optional(uuid) });
const cacheBuster = z.object({ _: z.optional(z.string()) });
const createBody = z.looseObject({ type: z.string('required') });
const actionBody = z.looseObject({ _action: z.string('required') });

/** What the bodies really are, for the reader of the interface: the union over the registered record types. */
const documentedCreate = z.union(allRecordTypes.map((record) => record.create));
const documentedAction = z.union(
  allRecordTypes.flatMap((record) => Object.values(record.actions).map((action) => action.input)),
);

export const foundationData: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const list = {
    tags,
    summary: 'A list of records of one type',
    params: tridParams,
    querystring: listQuery,
    response: { 200: listOf(row), ...refusals },
  };
  app.get('/foundation/:trid/data', { schema: list }, async ({ acting, query }, reply) => {
    const record = recordType(query.type);
    if (!record.access.read(acting)) throw forbidden();
    const seen = { trid: acting.foundation.trid, hidden: [], related: record.related ?? {} };
    const text = await answerList(services, record, seen, query);
    // Not parsed again on its way: `list-contract.test.ts` holds such answers against the contract.
    return reply.type('application/json; charset=utf-8').send(text as never);
  });

  const detail = {
    tags,
    summary: 'One record',
    params: recordParams,
    querystring: cacheBuster,
    response: { 200: recordEnvelope, ...refusals },
  };
  app.get('/foundation/:trid/data/:id', { schema: detail }, async ({ acting, params }) => {
    const found = await findRecord(services.db, acting.foundation.trid, params.id);
    if (!found || !recordType(found.type).access.read(acting)) throw notFound();
    return fullEnvelope(found);
  });

  const create = {
    tags,
    summary: 'Create a record',
    params: tridParams,
    headers,
    body: createBody,
    response: { 201: recordEnvelope, ...refusals },
  };
  app.post(
    '/foundation/:trid/data',
    { schema: create, config: { documentedBody: documentedCreate } },
    async ({ acting, body, headers, routeOptions, params }, reply) => {
      const intent = {
        trid: acting.foundation.trid,
        userId: acting.user.id,
        key: headers['idempotency-key'],
        content: [routeOptions.url, params, body],
      };
      const record = await exactlyOnce(services, intent, () =>
        prepareCreate(services, recordType(body.type), acting, body),
      );
      return reply.code(201).send(record);
    },
  );

  const change = {
    tags,
    summary: 'Run an action on a record',
    params: recordParams,
    headers,
    body: actionBody,
    response: { 200: recordEnvelope, ...refusals },
  };
  app.post(
    '/foundation/:trid/data/:id',
    { schema: change, config: { documentedBody: documentedAction } },
    async ({ acting, body, headers, routeOptions, params }) => {
      const intent = {
        trid: acting.foundation.trid,
        userId: acting.user.id,
        key: headers['idempotency-key'],
        content: [routeOptions.url, params, body],
      };
      const record = await exactlyOnce(
        services,
        intent,
        async () => (tx) => changeRecord(tx, services, acting, params.id, body),
      );
      services.sendMails();
      return record;
    },
  );
};
