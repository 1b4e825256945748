import type { FastifyInstance } from 'fastify';
import { type ActingFor, type Actor, readActor } from '../session/actor.ts';
import { noteSessionUse } from '../session/session-use.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; set on every route of the signed-in scope. */
    actor: Actor;
    /** The same on behalf of the foundation of the path; set on routes with `:trid`. */
    acting: ActingFor;
  }
}

/** Makes a scope one for signed-in users: each of its routes answers 401 without a session, before anything is read. */
export function requireSession(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, session: true };
  });
  scope.addHook('onRequest', async (request) => {
    const { actor, acting } = await readActor(scope.services, request);
    request.actor = actor;
    noteSessionUse(scope.services, actor.token);
    if (acting) request.acting = acting;
  });
}
