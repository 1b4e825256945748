import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appendAudit } from '../audit/append-audit.ts';
import { queryText } from '../audit/query-text.ts';
import type { BaseServices } from '../db/base-services.ts';
import type { Actor } from '../session/actor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads of the route are audited by what they find. */
    auditsReads?: true;
  }
}

/** What is the same for everybody, and what the frame of each page needs: the entry of the view itself covers it. */
const withoutEntry =
  /^\/(?:foundation|me\/settings|content\/:collection|content-search|hotspot\/|products|catalogue|academy\/requirements|area-codes\/:onkz|address-streets)$/;

function auditRead(services: BaseServices, request: FastifyRequest, viewer: Actor['viewer']): Promise<void> {
  const { actor, query, params, routeOptions } = request;
  const { id, '*': rest } = params as { id?: string; '*'?: string };
  const path = (routeOptions.url ?? '').replace(/^\/api/, '').replace('*', rest ?? '');
  const queryParameters = queryText(query);
  return appendAudit(services, {
    kind: id === undefined ? 'listRead' : 'recordRead',
    by: viewer,
    trid: actor.viewed,
    ...(id !== undefined && { record: { id } }),
    text: queryParameters ? `${path}?${queryParameters}` : path,
  });
}

/**
 * Each answer that an employee reads as a user is an entry of the employee in the audit log, kept before it is sent. It is written while
 * the answer is made. Routes that name the record themselves say so by `auditsReads`.
 */
export function auditViewReads(scope: FastifyInstance): void {
  const pending = new WeakMap<FastifyRequest, Promise<void>>();
  scope.addHook('preHandler', async (request) => {
    const { actor, method, routeOptions } = request;
    const { viewer } = actor;
    const path = (routeOptions.url ?? '').replace(/^\/api/, '');
    if (!viewer || !['GET', 'HEAD'].includes(method) || routeOptions.config.auditsReads || withoutEntry.test(path))
      return;
    const written = auditRead(scope.services, request, viewer);
    // Awaited below, also where the handler fails first.
    written.catch(() => undefined);
    pending.set(request, written);
  });
  scope.addHook('onSend', async (request, _reply, payload) => {
    await pending.get(request);
    return payload;
  });
}
