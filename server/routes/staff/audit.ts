import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { listOf, listQuery } from '#contract/record.ts';
import { auditEntry, auditRow, auditState } from '#contract/staff/audit.ts';
import { auditEntryOf, auditStateOf, listAudit } from '#server/audit/list-audit.ts';
import { sealAudit } from '#server/audit/seal-audit.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { forbidden } from '#server/core/errors.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Employees'];
const querystring = z.omit(listQuery, { type: true });
const params = z.object({ id: z.string().check(z.maxLength(100)) });

/** Who did what: for employees alone. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.addHook('preHandler', async ({ actor }) => {
    if (!actor.employee) throw forbidden();
  });

  const list = {
    tags,
    summary: 'Entries of the audit log',
    querystring,
    response: { 200: listOf(auditRow.wire), ...refusals },
  };
  app.get('/staff/audit', { schema: list }, ({ query }) => listAudit(services, query));

  const entry = { tags, summary: 'One entry with its hashes', params, response: { 200: auditEntry.wire, ...refusals } };
  app.get('/staff/audit/:id', { schema: entry }, ({ params }) => auditEntryOf(services, params.id));

  const state = { tags, summary: 'Whether the audit log is whole', response: { 200: auditState, ...refusals } };
  app.get('/staff/audit-state', { schema: state }, () => auditStateOf(services));

  const check = { ...state, summary: 'Look at the whole audit log now' };
  app.post('/staff/audit-check', { schema: check }, async () => {
    await sealAudit(services);
    await verifyAudit(services);
    return auditStateOf(services);
  });
};
