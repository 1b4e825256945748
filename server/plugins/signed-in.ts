import type { FastifyInstance } from 'fastify';
import { secondFactorDue } from '../core/errors.ts';
import { recordWrite, sessionOf } from '../queries/session/sessions.ts';
import { type ActingFor, type Actor, personOf, readActor } from '../session/actor.ts';
import { isFactorDue } from '../session/second-factor/demand-factor.ts';
import { recordSessionUse } from '../session/session-use.ts';
import { auditViewReads } from './view-reads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; set on every route of the signed-in scope. */
    actor: Actor;
    /** The same on behalf of the foundation of the path; set on routes with `:trid`. */
    acting: ActingFor;
  }
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Before a write is answered it is noted with its session: whatever the caller reads next must have it. */
function noteWrites(scope: FastifyInstance): void {
  const { db } = scope.services;
  scope.addHook('onSend', async ({ method, actor, log }) => {
    if (readMethods.has(method) || !actor || actor.key) return;
    await recordWrite(db, sessionOf(actor.token.jti)).catch((error: unknown) =>
      log.warn({ err: error }, 'a write could not be noted with its session'),
    );
  });
}

/**
 * Makes a scope one for signed-in users: each of its routes answers 401 without a session, before anything is read, and 904
 * to those who must set up a second factor first; `beforeFactor` is for what they need for that.
 */
export function requireSession(scope: FastifyInstance, { beforeFactor = false } = {}): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, session: true };
  });
  scope.addHook('onRequest', async (request) => {
    const { actor, acting } = await readActor(scope.services, request);
    if (
      !beforeFactor &&
      (await isFactorDue(scope.services, personOf(actor), actor.begun ?? null, sessionOf(actor.token.jti)))
    )
      throw secondFactorDue();
    request.actor = actor;
    if (!actor.key) recordSessionUse(scope.services, actor.token);
    if (acting) request.acting = acting;
  });
  if (scope.services.replica) noteWrites(scope);
  auditViewReads(scope);
}
