import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type BulkRequest, bulkReport, bulkRequest } from '#contract/bulk-action.ts';
import { forbidden } from '../core/errors.ts';
import type { Tx } from '../db/open.ts';
import { auditAction } from '../records/engine/audit-read.ts';
import { changeRecord } from '../records/engine/change-record.ts';
import { handOver } from '../records/engine/hand-over.ts';
import { reportEach } from '../records/engine/report-each.ts';
import { answerTicket } from '../records/types/staff/answer-ticket.ts';
import { assignRecord } from '../records/types/staff/assign-records.ts';
import type { ActingFor } from '../session/actor.ts';
import { idempotencyHeaders, refusals, tridParams } from './common-schemas.ts';

type Item = BulkRequest['items'][number];

/** The same of a record twice in a call is done once. */
const distinct = (items: readonly Item[]): Item[] => [...new Map(items.map((item) => [item.id, item])).values()];

export const bulkActionRoute: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  async function runOn(tx: Tx, acting: ActingFor, { id, version }: Item, request: BulkRequest): Promise<void> {
    const { action, items: _items, ...fields } = request;
    if (request.action === 'assign') {
      await assignRecord(tx, services, acting, id, request);
      return;
    }
    if (request.action === 'handOver') {
      await handOver(tx, services, acting, id, { owner: request.owner, version });
      return;
    }
    if (request.action === 'answer') {
      const { note, status, assignsSelf } = request;
      await answerTicket(tx, services, acting, id, { note, status, version });
      if (assignsSelf) await assignRecord(tx, services, acting, id, { assignee: acting.user.id });
      return;
    }
    await changeRecord(tx, services, acting, id, {
      _action: action,
      ...fields,
      ...(version !== undefined && { version }),
    });
  }

  const schema = {
    tags: ['Foundation data'],
    summary: 'Do the same to many records, to each as by itself; says of each what became of it',
    params: tridParams,
    headers: idempotencyHeaders,
    body: bulkRequest,
    response: { 200: bulkReport, ...refusals },
  };
  app.post('/foundation/:trid/bulk-actions', { schema }, async ({ acting, body, headers, params, routeOptions }) => {
    const isForEmployees = body.action === 'assign' || body.action === 'answer';
    if (isForEmployees && !acting.employee) throw forbidden();
    const intent = {
      trid: acting.foundation.trid,
      userId: acting.user.id,
      key: headers['idempotency-key'],
      content: [routeOptions.url, params, body],
    };
    const report = await reportEach(services, intent, distinct(body.items), async (item) => {
      await auditAction(services, acting, item.id, body.action);
      return (tx) => runOn(tx, acting, item, body);
    });
    services.sendMails();
    return report;
  });
};
