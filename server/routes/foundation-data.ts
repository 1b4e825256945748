import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { handOver as handOverBody, listOf, listQuery, recordEnvelope, recordRow } from '#contract/record.ts';
import { recordReaders } from '#contract/record-comments.ts';
import { recordMails } from '#contract/record-mail.ts';
import { recordCheck } from '#contract/sales/record-check.ts';
import { recordTimeline, timelineQuery } from '#contract/timeline.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { auditAction, auditList, auditRead } from '../records/engine/audit-read.ts';
import { changeRecord } from '../records/engine/change-record.ts';
import { checkRecord } from '../records/engine/check-record.ts';
import { possibleRecipients } from '../records/engine/comment.ts';
import { prepareCreate } from '../records/engine/create-record.ts';
import { doerOf } from '../records/engine/definition/doer.ts';
import { findReadable } from '../records/engine/find-readable.ts';
import { handOver } from '../records/engine/hand-over.ts';
import { exactlyOnce } from '../records/engine/idempotency.ts';
import { serializeList } from '../records/engine/list-records.ts';
import { mailsOf } from '../records/engine/mails-of.ts';
import { recordType } from '../records/engine/record-types.ts';
import { recordOpened } from '../records/engine/search/record-opened.ts';
import { serializeRecord } from '../records/engine/serialize-record.ts';
import { timelineOf } from '../records/engine/timeline.ts';
import { personOf } from '../session/actor.ts';
import { readFromReplica } from '../session/read-replica.ts';
import { idempotencyHeaders, recordParams, refusals, tridParams } from './common-schemas.ts';

const tags = ['Foundation data'];
const row = z.extend(recordRow, { id: z.string() });
const cacheBuster = z.object({ _: z.optional(z.string()) });
/** Each read here is audited with the record's type and number. */
const config = { auditsReads: true } as const;
const createBody = z.looseObject({ type: z.string('required') });
const actionBody = z.looseObject({ _action: z.string('required') });

export const foundationData: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  // What the bodies really are, for the reader of the interface: the union over the registered record types.
  const types = [...services.records.values()];
  const documentedCreate = z.union(types.flatMap(({ create = [] }) => create));
  const documentedAction = z.union(
    types.flatMap(({ actions }) => Object.values(actions).flatMap(({ internal, input }) => (internal ? [] : input))),
  );

  const list = {
    tags,
    summary: 'A list of records of one type',
    params: tridParams,
    querystring: listQuery,
    response: { 200: listOf(row), ...refusals },
  };
  app.get('/foundation/:trid/data', { schema: list, config }, async ({ acting, query }, reply) => {
    const [text] = await Promise.all([
      readFromReplica(services, acting, (current) => serializeList(current, acting, query)),
      auditList(services, acting, query),
    ]);
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
  app.get('/foundation/:trid/data/:id', { schema: detail, config }, async ({ acting, params }) => {
    const row = await findReadable(services, acting, params.id);
    const noted = auditRead(services, acting, row);
    services.runInBackground(recordOpened(services, acting, row));
    const serializeContext = {
      userId: personOf(acting).id,
      now: services.clock(),
      holidays: services.holidays,
      acting,
    };
    const [answer] = await Promise.all([
      serializeRecord(services.db, recordType(services, row.type), row, serializeContext),
      noted,
    ]);
    return answer;
  });

  const timeline = {
    tags,
    summary: 'What happened to a record and to those that belong to it',
    params: recordParams,
    querystring: timelineQuery,
    response: { 200: recordTimeline, ...refusals },
  };
  app.get('/foundation/:trid/data/:id/timeline', { schema: timeline, config }, ({ acting, params, query }) =>
    timelineOf(services, acting, params.id, query),
  );

  const mails = {
    tags,
    summary: 'Who was written to about a record, and how each mail fares',
    params: recordParams,
    response: { 200: recordMails, ...refusals },
  };
  app.get('/foundation/:trid/data/:id/mails', { schema: mails, config }, ({ acting, params }) =>
    mailsOf(services, acting, params.id),
  );

  const recipients = {
    tags,
    summary: 'Who a comment on a record can be addressed to',
    params: recordParams,
    response: { 200: recordReaders, ...refusals },
  };
  app.get('/foundation/:trid/data/:id/recipients', { schema: recipients, config }, async ({ acting, params }) => {
    const row = await findReadable(services, acting, params.id);
    const record = recordType(services, row.type);
    if (!record.comment) throw notFound();
    if (!(record.access.actions?.['comment'] ?? record.access.write)(acting)) throw forbidden();
    const [answer] = await Promise.all([
      possibleRecipients(services.db, record, row, doerOf(acting)),
      auditRead(services, acting, row, 'recipients'),
    ]);
    return answer;
  });

  const check = {
    tags,
    summary: 'What keeps a draft from being sent, what is to be confirmed, and what it costs',
    params: recordParams,
    response: { 200: recordCheck, ...refusals },
  };
  app.get('/foundation/:trid/data/:id/check', { schema: check }, ({ acting, params }) =>
    checkRecord(services, acting, params.id),
  );

  const create = {
    tags,
    summary: 'Create a record',
    params: tridParams,
    headers: idempotencyHeaders,
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
        prepareCreate(services, recordType(services, body.type), acting, body),
      );
      services.sendMails();
      return reply.code(201).send(record);
    },
  );

  const owner = {
    tags,
    summary: 'Make a colleague responsible for a record; what belongs to a customer goes along',
    params: recordParams,
    body: handOverBody,
    response: { 200: recordEnvelope, ...refusals },
  };
  app.put('/foundation/:trid/data/:id/owner', { schema: owner }, async ({ acting, params, body }) => {
    const row = await services.db.transaction((tx) => handOver(tx, services, acting, params.id, body));
    const context = { userId: personOf(acting).id, now: services.clock(), holidays: services.holidays, acting };
    return serializeRecord(services.db, recordType(services, row.type), row, context);
  });

  const change = {
    tags,
    summary: 'Run an action on a record',
    params: recordParams,
    headers: idempotencyHeaders,
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
      await auditAction(services, acting, params.id, body._action);
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
