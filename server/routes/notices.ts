import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { contentQuery } from '#contract/content/content.ts';
import { noticeAnswer, partnerNotices } from '#contract/notices/partner-notice.ts';
import { notFound } from '../core/errors.ts';
import { readableNotices } from '../notices/visible-notices.ts';
import { recordAnswer } from '../queries/notices/notices.ts';
import { personOf } from '../session/actor.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Notices'];

/** Disturbances, maintenance and news for the users they concern. */
export const noticeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const list = {
    tags,
    summary: 'Notices for the caller: those that run or are announced, and those of the last 90 days',
    querystring: contentQuery,
    response: { 200: partnerNotices, ...refusals },
  };
  app.get('/notices', { schema: list }, async ({ actor, query: { _foundation: trid, _lang = 'de' } }) => ({
    items: await readableNotices(services, { actor, trid, locale: _lang }),
  }));

  const answer = {
    tags,
    summary: 'Wait for news of a notice in place of a ticket, or go on to the ticket',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    querystring: contentQuery,
    body: noticeAnswer,
    response: { 204: noContent, ...refusals },
  };
  app.post('/notices/:id/answer', { schema: answer }, async ({ actor, params: { id }, query, body }, reply) => {
    const readable = await readableNotices(services, { actor, trid: query._foundation, locale: 'de' });
    if (!readable.some((notice) => notice.id === id && notice.isForTickets)) throw notFound();
    const row = { notice: id, userId: personOf(actor).id, seen: services.clock(), answer: body.answer };
    await recordAnswer(services.db, row);
    return reply.code(204).send(null);
  });
};
