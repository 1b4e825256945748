import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { complaintClaims, complaintPreview, complaintRequest, previewQuery } from '#contract/commissions/complaint.ts';
import { missingAnswer } from '#contract/commissions/missing.ts';
import { recordEnvelope } from '#contract/record.ts';
import { exactlyOnce } from '#server/records/engine/idempotency.ts';
import { missingIn } from '#server/records/types/commissions/missing-in.ts';
import { namedIds, prepareComplaints } from '#server/records/types/commissions/prepare-complaint.ts';
import { readClaims } from '#server/records/types/commissions/read-claims.ts';
import { prepareComplaint } from '#server/records/types/commissions/send-complaint.ts';
import { idempotencyHeaders, recordParams, refusals, tridParams } from '../common-schemas.ts';
import { checkStatementAccess } from './partner-lines.ts';

const tags = ['Commissions'];

/** From lines of commission statements, and orders that none of them pays for, to the tickets that complain about them. */
export const complaintRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const preview = {
    tags,
    summary: 'What would be complained about, operator by operator, with all that the portal can say and prove',
    params: tridParams,
    querystring: previewQuery,
    response: { 200: complaintPreview, ...refusals },
  };
  app.get('/foundation/:trid/commission-complaints/preview', { schema: preview }, ({ acting, query }) => {
    checkStatementAccess(acting);
    const complaintIds = { lines: namedIds(query.lines), orders: namedIds(query.orders), gaps: namedIds(query.gaps) };
    return prepareComplaints(services, acting, complaintIds, query.operator);
  });

  const create = {
    tags,
    summary: 'Complain about lines and orders of one operator: one ticket with the filled template and all proofs',
    params: tridParams,
    headers: idempotencyHeaders,
    body: complaintRequest,
    response: { 201: recordEnvelope, ...refusals },
  };
  app.post(
    '/foundation/:trid/commission-complaints',
    { schema: create },
    async ({ acting, body, headers, routeOptions, params }, reply) => {
      checkStatementAccess(acting);
      const intent = {
        trid: acting.foundation.trid,
        userId: acting.user.id,
        key: headers['idempotency-key'],
        content: [routeOptions.url, params, body],
      };
      const ticket = await exactlyOnce(services, intent, () => prepareComplaint(services, acting, body));
      services.sendMails();
      return reply.code(201).send(ticket);
    },
  );

  const ofTicket = {
    tags,
    summary: 'What a ticket complains about, and what became of it',
    params: recordParams,
    response: { 200: complaintClaims, ...refusals },
  };
  app.get('/foundation/:trid/commission-complaints/:id', { schema: ofTicket }, ({ acting, params }) => {
    checkStatementAccess(acting);
    return readClaims(services, acting, params.id);
  });

  const missing = {
    tags,
    summary: 'Orders that became active and that no statement pays for after the time that their operator takes',
    params: tridParams,
    response: { 200: missingAnswer, ...refusals },
  };
  app.get('/foundation/:trid/missing-commissions', { schema: missing }, ({ acting }) => {
    checkStatementAccess(acting);
    return missingIn(services, acting);
  });
};
