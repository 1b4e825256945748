import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  audienceAnswer,
  audienceQuestion,
  newNotice,
  notice,
  noticeAction,
  noticeList,
} from '#contract/notices/notice.ts';
import { isAdministrator } from '#domain/access/roles.ts';
import { forbidden, notFound } from '#server/core/errors.ts';
import { changeNotice, createNotice } from '#server/notices/change-notice.ts';
import { noticeOf } from '#server/notices/serialize-notice.ts';
import { countAudience } from '#server/queries/notices/audience-members.ts';
import { findNotice, listNotices, messagesOf, type NoticeRow, readerCounts } from '#server/queries/notices/notices.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Notices'];
const params = z.object({ id: z.string().check(z.maxLength(100)) });

/** Disturbances, maintenance and news, for the administrators who write them. */
export const staffNoticeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, jobs } = services;
  app.addHook('onRequest', async ({ actor }) => {
    if (!isAdministrator(actor.user.roles)) throw forbidden();
  });

  async function serialize(rows: readonly NoticeRow[]) {
    const ids = rows.map(({ id }) => id);
    const [messages, counts] = await Promise.all([messagesOf(db, ids), readerCounts(db, ids)]);
    return rows.map((row) =>
      noticeOf(
        row,
        messages.filter(({ notice }) => notice === row.id),
        counts.find(({ notice }) => notice === row.id),
      ),
    );
  }
  async function serializeOne(id: string) {
    const row = await findNotice(db, id);
    const [only] = row ? await serialize([row]) : [];
    if (!only) throw notFound();
    return only;
  }

  const list = {
    tags,
    summary: 'All notices, drafts too, what was changed last first',
    response: { 200: noticeList, ...refusals },
  };
  app.get('/staff/notices', { schema: list }, async () => ({ items: await serialize(await listNotices(db)) }));

  const create = {
    tags,
    summary: 'Keep a notice as a draft, or publish it at once or from a moment on',
    body: newNotice,
    response: { 201: notice, ...refusals },
  };
  app.post('/staff/notices', { schema: create }, async ({ actor, body }, reply) => {
    await createNotice(services, actor.user, body);
    jobs.wake('notices');
    return reply.code(201).send(await serializeOne(body.id));
  });

  const act = {
    tags,
    summary: 'Change a draft, say what is new, move the promise, resolve, correct or end a notice',
    params,
    body: noticeAction,
    response: { 200: notice, ...refusals },
  };
  app.post('/staff/notices/:id', { schema: act }, async ({ actor, params: { id }, body }) => {
    await changeNotice(services, actor.user, id, body);
    jobs.wake('notices');
    return serializeOne(id);
  });

  const discard = {
    tags,
    summary: 'Throw a draft away',
    params,
    querystring: z.object({ version: z.coerce.number().check(z.int()) }),
    response: { 204: noContent, ...refusals },
  };
  app.delete('/staff/notices/:id', { schema: discard }, async ({ actor, params: { id }, query }, reply) => {
    await changeNotice(services, actor.user, id, { _action: 'discard', version: query.version });
    return reply.code(204).send(null);
  });

  const audience = {
    tags,
    summary: 'How many users and organisations an audience means',
    body: audienceQuestion,
    response: { 200: audienceAnswer, ...refusals },
  };
  app.post('/staff/notice-audience', { schema: audience }, ({ body }) => countAudience(db, body.audience));
};
