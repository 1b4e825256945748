import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionAnswer, tokenRequest } from '../../src/contract/session.ts';
import { revokeToken } from '../queries/users.ts';
import { bearerOf } from '../session/actor.ts';
import { noteLogin, userOfTicket, userOfToken } from '../session/login.ts';
import { openSession } from '../session/open-session.ts';
import { noContent, refusals } from './answers.ts';

const tags = ['Session'];

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
    if (!('_ticket' in body)) {
      return openSession(services, await userOfToken(services, bearerOf(request)), body.timeout);
    }
    const user = await userOfTicket(services, body._ticket);
    const answer = await openSession(services, user, body.timeout);
    await noteLogin(services, user);
    return answer;
  });
};

export const logout: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags,
    summary: 'Sign out; the token is refused from now on',
    response: { 204: noContent, ...refusals },
  };
  app.delete('/jwt_token', { schema }, async ({ actor }, reply) => {
    await revokeToken(app.services.db, actor.token.jti, actor.token.expires);
    return reply.code(204).send(null);
  });
};
