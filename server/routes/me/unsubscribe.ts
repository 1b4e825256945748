import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { languageOf, plainHeaders } from '#server/core/plain-page.ts';
import { unsubscribe } from '#server/notifications/unsubscribe.ts';
import { unsubscribePage } from '#server/notifications/unsubscribe-page.ts';
import { readUnsubscribeToken } from '#server/notifications/unsubscribe-token.ts';

const tags = ['Own account'];
const params = z.object({ token: z.string().check(z.maxLength(200)) });

/** RFC 8058: the link of a mail works without a login, by its signature; what only looks at it changes nothing. */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, config } = app.services;
  // Mail programs send forms of either kind; what they say is in the address.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));

  function answer(request: FastifyRequest, reply: FastifyReply, state: Parameters<typeof unsubscribePage>[0]) {
    const locale = languageOf(request.headers['accept-language']);
    return reply
      .code(state.step === 'unknown' ? 404 : 200)
      .headers(plainHeaders(state.step === 'ask'))
      .send(unsubscribePage(state, locale, config.publicBaseUrl));
  }

  const schema = { tags, params, response: { 200: z.string(), 404: z.string() } };
  const path = '/public/unsubscribe/:token';
  app.get(
    path,
    { schema: { ...schema, summary: 'Asks whether mails of a kind are to end; changes nothing' } },
    async (request, reply) => {
      const unsubscription = await readUnsubscribeToken(db, request.params.token);
      return answer(request, reply, unsubscription ? { step: 'ask', ...unsubscription } : { step: 'unknown' });
    },
  );
  app.post(path, { schema: { ...schema, summary: 'Ends mails of a kind for a user' } }, async (request, reply) => {
    const unsubscription = await readUnsubscribeToken(db, request.params.token);
    if (!unsubscription) return answer(request, reply, { step: 'unknown' });
    await unsubscribe(db, unsubscription, clock());
    return answer(request, reply, { step: 'done', ...unsubscription });
  });
};
