import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mailbox, mailboxChange, mailboxCreate, mailboxList } from '#contract/integrations/mailbox.ts';
import {
  addMailbox,
  changeMailbox,
  confirmMailboxAgain,
  deleteMailbox,
  mailboxesOf,
  mailboxOf,
} from '#server/integrations/mailboxes.ts';
import { noContent, recordParams, refusals, tridParams } from '../common-schemas.ts';

const tags = ['Mailboxes'];

/** Mail addresses that get the mails of an organisation beside its users (`docs/domain/notifications.md#mailboxes`). */
export const mailboxRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const path = '/foundation/:trid/mailboxes';

  const list = {
    tags,
    summary: 'The mailboxes of the organisation, and what the caller may have sent there',
    params: tridParams,
    response: { 200: mailboxList, ...refusals },
  };
  app.get(path, { schema: list }, ({ acting }) => mailboxesOf(services, acting));

  const create = {
    tags,
    summary: 'Add a mailbox, by the current password; it gets nothing before the link of a mail confirms it',
    params: tridParams,
    body: mailboxCreate,
    response: { 201: mailbox, ...refusals },
  };
  app.post(path, { schema: create }, async ({ acting, body }, reply) => {
    const id = await addMailbox(services, acting, body);
    return reply.code(201).send(await mailboxOf(services, acting, id));
  });

  const change = {
    tags,
    summary: 'Change what a mailbox gets, as the user behind it; 409 if it was changed meanwhile',
    params: recordParams,
    body: mailboxChange,
    response: { 200: mailbox, ...refusals },
  };
  app.put(`${path}/:id`, { schema: change }, async ({ acting, params: { id }, body }) => {
    await changeMailbox(services, acting, id, body);
    return mailboxOf(services, acting, id);
  });

  const again = {
    tags,
    summary: 'Send the link that confirms a mailbox once more',
    params: recordParams,
    response: { 200: mailbox, ...refusals },
  };
  app.post(`${path}/:id/confirmation`, { schema: again }, async ({ acting, params: { id } }) => {
    await confirmMailboxAgain(services, acting, id);
    return mailboxOf(services, acting, id);
  });

  const drop = {
    tags,
    summary: 'Delete a mailbox',
    params: recordParams,
    response: { 204: noContent, ...refusals },
  };
  app.delete(`${path}/:id`, { schema: drop }, async ({ acting, params: { id } }, reply) => {
    await deleteMailbox(services, acting, id);
    return reply.code(204).send(null);
  });
};
