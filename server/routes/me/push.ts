import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { newPushBrowser, pushBrowsers, pushRenewal } from '#contract/me/push.ts';
import { notFound } from '#server/core/errors.ts';
import { listPushBrowsers, registerPushBrowser, renewPushBrowser } from '#server/push/register-browser.ts';
import { deleteOwnPushSubscription } from '#server/queries/me/push-subscriptions.ts';
import { sessionOf } from '#server/queries/session/sessions.ts';
import { userAgentName } from '#server/session/user-agent.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Own account'];
const maxBodyBytes = 10_000;

export const ownPush: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const list = {
    tags,
    summary: 'The own browsers that show notifications, and the key by which one subscribes to them',
    response: { 200: pushBrowsers, ...refusals },
  };
  app.get('/me/push', { schema: list }, ({ actor }) => listPushBrowsers(services, actor.user.id));

  const put = {
    tags,
    summary: 'Show notifications in a browser; one of another user is of this user from then on',
    body: newPushBrowser,
    response: { 200: pushBrowsers, ...refusals },
  };
  app.post('/me/push', { schema: put, bodyLimit: maxBodyBytes }, async ({ actor, body, headers }) => {
    if (services.config.push.services.length === 0) throw notFound();
    await registerPushBrowser(services, {
      userId: actor.user.id,
      sessionId: sessionOf(actor.token.jti),
      client: userAgentName(headers['user-agent']),
      browser: body,
    });
    return listPushBrowsers(services, actor.user.id);
  });

  const end = {
    tags,
    summary: 'Show notifications no more in one of the own browsers',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: { 204: noContent, ...refusals },
  };
  app.delete('/me/push/:id', { schema: end }, async ({ actor, params }, reply) => {
    if (!(await deleteOwnPushSubscription(services.db, actor.user.id, params.id))) throw notFound();
    return reply.code(204).send(null);
  });
};

/** The worker of a browser has no session: it proves itself by what it had before. */
export const pushRenewals: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags,
    summary: 'The address of a browser at its push service has changed',
    body: pushRenewal,
    response: { 204: noContent, ...refusals },
  };
  app.post('/public/push-renewal', { schema, bodyLimit: maxBodyBytes }, async ({ body }, reply) => {
    await renewPushBrowser(app.services, body);
    return reply.code(204).send(null);
  });
};
