import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { signOnRedeem, signOnStart, signOnStarted, signOutQuery } from '#contract/integrations/sign-on.ts';
import { sessionAnswer } from '#contract/session.ts';
import { href } from '#domain/access/routes.ts';
import { badRequest } from '#server/core/errors.ts';
import { type ComeBack, comeBack } from '#server/sign-on/come-back.ts';
import { leaveByProvider } from '#server/sign-on/end-at-provider.ts';
import { endByProvider } from '#server/sign-on/end-by-provider.ts';
import { leaveForProvider } from '#server/sign-on/leave-for-provider.ts';
import { redeemCode } from '#server/sign-on/redeem-code.ts';
import { beginSession } from '../begin-session.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Session'];
const providerParams = z.object({ id: z.string().check(z.maxLength(40)) });

/** The login, which finds in its fragment how to go on: fragments reach no server and no log. */
const loginPath = ({ locale, redirect, code, refusal }: ComeBack): string =>
  `${href('Login', locale, { redirect })}#${code === undefined ? `sign-on-refused=${refusal}` : `sign-on=${code}`}`;

/** Sign-in by OpenID Connect (`docs/domain/sign-on.md`). */
export const signOnRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const start = {
    tags,
    summary: 'Get the address at which a user signs in with an account of their company',
    body: signOnStart,
    response: { 200: signOnStarted, ...refusals },
  };
  app.post('/sign-on', { schema: start, bodyLimit: 10_000 }, ({ body, ip }) => leaveForProvider(services, body, ip));

  const callback = {
    tags,
    summary: 'Where a provider sends the browser back to; leads on to the login',
    response: { 204: noContent, 303: noContent, ...refusals },
  };
  app.get('/sign-on/callback', { schema: callback }, async (request, reply) => {
    // A look uses nothing up.
    if (request.method === 'HEAD') return reply.code(204).send(null);
    const { searchParams } = new URL(request.url, services.config.publicBaseUrl);
    // A browser shows this answer to a person: a fault is told by the login as well.
    const outcome = await comeBack(services, searchParams, request.ip).catch((error: unknown): ComeBack => {
      request.log.error({ err: error }, 'request failed');
      return { locale: 'de', refusal: 'failed' };
    });
    return reply
      .header('Location', services.config.publicBaseUrl + loginPath(outcome))
      .code(303)
      .send(null);
  });

  const leave = {
    tags,
    summary: 'Go on to the provider after a sign-out, which ends its own session; to the login where that is not set',
    params: providerParams,
    querystring: signOutQuery,
    response: { 303: noContent, ...refusals },
  };
  app.get('/sign-on/:id/sign-out', { schema: leave }, async ({ params, query, ip }, reply) =>
    reply
      .header(
        'Location',
        await leaveByProvider(services, { ...params, state: query.state, locale: query.locale ?? 'de', address: ip }),
      )
      .code(303)
      .send(null),
  );

  const redeem = {
    tags,
    summary: 'Open the session of a sign-in by a provider, with the code that it came back with',
    body: signOnRedeem,
    response: { 200: sessionAnswer, ...refusals },
  };
  app.post('/sign-on/session', { schema: redeem, bodyLimit: 10_000 }, async (request) => {
    const { user, signOn } = await redeemCode(services, request.body);
    return beginSession(app, request, user, request.body, signOn);
  });

  const forProviders: FastifyPluginAsyncZod = async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const logout = {
      tags,
      summary: 'A provider ends sessions that it opened (OpenID Connect Back-Channel Logout)',
      params: providerParams,
      response: { 200: noContent, ...refusals },
    };
    forms.post('/sign-on/:id/logout', { schema: logout }, async ({ params, body }, reply) => {
      const { logout_token: token } = (body ?? {}) as { logout_token?: unknown };
      if (typeof token !== 'string') throw badRequest();
      await endByProvider(services, params.id, token);
      return reply.code(200).send(null);
    });
  };
  await app.register(forProviders);
};
