import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { languageOf, plainHeaders } from '#server/core/plain-page.ts';
import { confirmMailboxLink, endMailboxEvent, readMailboxLink } from '#server/notifications/answer-mailbox-link.ts';
import { mailboxPage } from '#server/notifications/mailbox-page.ts';
import { readMailboxUnsubscribeToken } from '#server/notifications/mailbox-token.ts';
import { unsubscribe } from '#server/notifications/unsubscribe.ts';
import { unsubscribePage } from '#server/notifications/unsubscribe-page.ts';
import { readUnsubscribeToken } from '#server/notifications/unsubscribe-token.ts';

const tags = ['Own account'];
const params = z.object({ token: z.string().check(z.maxLength(200)) });

/** RFC 8058: the link of a mail works without a login, by its signature; what only looks at it changes nothing. */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, clock, config } = services;
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

  function answerMailbox(request: FastifyRequest, reply: FastifyReply, state: Parameters<typeof mailboxPage>[0]) {
    const locale = languageOf(request.headers['accept-language']);
    return reply
      .code(state.step === 'unknown' ? 404 : 200)
      .headers(plainHeaders(state.step === 'ask'))
      .send(mailboxPage(state, locale));
  }

  const schema = { tags, params, response: { 200: z.string(), 404: z.string() } };
  const path = '/public/unsubscribe/:token';
  app.get(
    path,
    { schema: { ...schema, summary: 'Asks whether mails of a kind are to end; changes nothing' } },
    async (request, reply) => {
      const { token } = request.params;
      const unsubscription = await readUnsubscribeToken(db, token);
      if (unsubscription) return answer(request, reply, { step: 'ask', ...unsubscription });
      const ofMailbox = await readMailboxUnsubscribeToken(db, token);
      if (!ofMailbox) return answer(request, reply, { step: 'unknown' });
      return answer(request, reply, { step: 'ask', subscription: ofMailbox.event, isMailbox: true });
    },
  );
  const post = { ...schema, summary: 'Ends mails of a kind for a user, or for a mailbox of an organisation' };
  app.post(path, { schema: post }, async (request, reply) => {
    const { token } = request.params;
    const unsubscription = await readUnsubscribeToken(db, token);
    if (unsubscription) {
      await unsubscribe(db, unsubscription, clock());
      return answer(request, reply, { step: 'done', ...unsubscription });
    }
    const ofMailbox = await readMailboxUnsubscribeToken(db, token);
    if (!ofMailbox) return answer(request, reply, { step: 'unknown' });
    await endMailboxEvent(services, ofMailbox);
    return answer(request, reply, { step: 'done', subscription: ofMailbox.event, isMailbox: true });
  });

  const mailboxSchema = { ...schema, tags: ['Mailboxes'] };
  const mailboxPath = '/public/mailbox/:token';
  const ask = { ...mailboxSchema, summary: 'Asks whether an address is to get mails of an organisation' };
  app.get(mailboxPath, { schema: ask }, async (request, reply) => {
    const confirmation = await readMailboxLink(services, request.params.token);
    return answerMailbox(request, reply, confirmation ? { step: 'ask', ...confirmation } : { step: 'unknown' });
  });
  const confirm = { ...mailboxSchema, summary: 'Confirms that an address gets mails of an organisation, once' };
  app.post(mailboxPath, { schema: confirm }, async (request, reply) => {
    const isDone = await confirmMailboxLink(services, request.params.token);
    return answerMailbox(request, reply, { step: isDone ? 'done' : 'unknown' });
  });
};
