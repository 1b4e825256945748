import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { mail, mailAction, mailOverview, mailPreview, mailQuery, mailTrial } from '#contract/staff/mails.ts';
import { actOnMail, mailOf, mailsOf } from '#server/administration/mail-texts.ts';
import { previewOf, sendTestMail } from '#server/administration/mail-trials.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Administration'];
const params = z.object({ mail: z.string().check(z.maxLength(60)) });

/** What mails say. */
export const mailAdministration: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const list = {
    tags,
    summary: 'All mails that the portal writes, with marks of own texts and drafts',
    querystring: mailQuery,
    response: { 200: mailOverview, ...refusals },
  };
  app.get('/admin/mails', { schema: list }, ({ query }) => mailsOf(services, query.variant));

  const response = { 200: mail, ...refusals };
  const one = {
    tags,
    summary: 'A mail: placeholders, shipped text, text in force, draft, versions',
    params,
    querystring: mailQuery,
    response,
  };
  app.get('/admin/mails/:mail', { schema: one }, ({ actor, params, query }) =>
    mailOf(services, actor.user, params.mail, query.variant),
  );

  const act = {
    tags,
    summary:
      'Save, discard or publish the draft of a mail; one about access and security waits for a second administrator',
    params,
    body: mailAction,
    response,
  };
  app.post('/admin/mails/:mail', { schema: act }, async ({ actor, params, body }) => {
    await actOnMail(services, actor.user, params.mail, body);
    return mailOf(services, actor.user, params.mail, body.variant);
  });

  const preview = {
    tags,
    summary: 'A text with sample data',
    params,
    body: mailTrial,
    response: { 200: mailPreview, ...refusals },
  };
  app.post('/admin/mails/:mail/preview', { schema: preview }, ({ params, body }) =>
    previewOf(services, params.mail, body),
  );

  const test = {
    tags,
    summary: 'Mail a text with sample data to the caller, ten times an hour at most',
    params,
    body: mailTrial,
    response: { 204: noContent, ...refusals },
  };
  app.post('/admin/mails/:mail/test', { schema: test }, async ({ actor, params, body }, reply) => {
    await sendTestMail(services, actor.user, params.mail, body);
    return reply.code(204).send(null);
  });
};
