import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LoginRefusal } from '../../src/contract/audit.ts';
import { sessionAnswer, tokenRequest } from '../../src/contract/session.ts';
import { ApiError } from '../core/errors.ts';
import { endSession, sessionOf } from '../queries/session/sessions.ts';
import { bearerOf } from '../session/actor.ts';
import { noteLogin, noteRefusal, userOfTicket, userOfToken } from '../session/login.ts';
import { openSession } from '../session/open-session.ts';
import { userAgentName } from '../session/user-agent.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Session'];

/** Why a right password opens no session yet (§8). */
const withheld: Readonly<Record<number, LoginRefusal>> = { 900: 'disabled', 901: 'passwordNeeded', 902: 'termsNeeded' };

export const session: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags,
    summary: 'Sign in with a ticket, or get a new token for the one sent',
    body: tokenRequest,
    response: { 200: sessionAnswer, ...refusals },
  };
  app.post('/jwt_token', { schema, bodyLimit: 10_000 }, async (request) => {
    const { services } = app;
    const { body } = request;
    const client = userAgentName(request.headers['user-agent']);
    if (!('_ticket' in body)) {
      const { user, session } = await userOfToken(services, bearerOf(request));
      return openSession(services, user, body.timeout, { session, client });
    }
    const user = await userOfTicket(services, body._ticket, request.ip);
    const answer = await openSession(services, user, body.timeout, { client }).catch(async (error: unknown) => {
      const refusal = error instanceof ApiError ? withheld[error.code] : undefined;
      if (refusal) await noteRefusal(services, user, refusal, request.ip);
      throw error;
    });
    services.metrics.count('portal_sessions_opened_total');
    await noteLogin(services, user, { address: request.ip, client });
    return answer;
  });
};

export const logout: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags,
    summary: 'Sign out; every token of the session is refused from now on',
    response: { 204: noContent, ...refusals },
  };
  app.delete('/jwt_token', { schema }, async ({ actor }, reply) => {
    await endSession(app.services.db, sessionOf(actor.token.jti), app.services.clock());
    return reply.code(204).send(null);
  });
};
