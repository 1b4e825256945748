import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passkeyLogin, secondFactorLogin } from '#contract/me/factor-requests.ts';
import { passkeyOptions } from '#contract/me/passkey-options.ts';
import { sessionAnswer, tokenRequest } from '#contract/session.ts';
import { factorsOf } from '../queries/session/second-factors.ts';
import { endSession, sessionOf } from '../queries/session/sessions.ts';
import { bearerOf } from '../session/actor.ts';
import { userOfTicket, userOfToken } from '../session/login.ts';
import { openSession } from '../session/open-session.ts';
import { demandFactor } from '../session/second-factor/demand-factor.ts';
import { assertionOptions } from '../session/second-factor/passkeys.ts';
import { userOfProof, userOfStep } from '../session/second-factor/prove-factor.ts';
import { refusePassword } from '../sign-on/password-off.ts';
import { signedOnBefore } from '../sign-on/redeem-code.ts';
import { beginSession, placeOf } from './begin-session.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Session'];

export const session: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags,
    summary: 'Sign in with a ticket, or get a new token for the one sent',
    body: tokenRequest,
    response: { 200: sessionAnswer, ...refusals },
  };
  app.post('/jwt_token', { schema, bodyLimit: 10_000 }, async (request) => {
    const { body } = request;
    if (!('_ticket' in body)) {
      const { user, renewed } = await userOfToken(services, bearerOf(request));
      return openSession(services, user, body.timeout, { renewed, ...placeOf(request) });
    }
    const user = await userOfTicket(services, body._ticket, request.ip);
    await refusePassword(services, user, request.ip);
    await demandFactor(services, user);
    return beginSession(app, request, user, body);
  });

  const step = {
    tags,
    summary: 'Go on with a login that a 903 answer interrupted, by a second factor',
    body: secondFactorLogin,
    response: { 200: sessionAnswer, ...refusals },
  };
  app.post('/second-factor', { schema: step, bodyLimit: 60_000 }, async (request) => {
    const { token, proof } = request.body;
    const user = await userOfProof(services, token, proof, request.ip);
    return beginSession(app, request, user, request.body, await signedOnBefore(services, token, user));
  });

  const passkey = {
    tags,
    summary: 'Get the options with which a browser uses a passkey, in a login that a 903 answer interrupted',
    body: passkeyLogin,
    response: { 200: passkeyOptions, ...refusals },
  };
  app.post('/second-factor/passkey', { schema: passkey, bodyLimit: 10_000 }, async ({ body }) => {
    const { id } = await userOfStep(services, body.token);
    return { options: { ...(await assertionOptions(services, id, await factorsOf(services.db, id))) } };
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
