import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  deliveryList,
  deliveryQuery,
  replayed,
  replayRequest,
  secretAnswer,
  secretRequest,
  webhook,
  webhookAction,
  webhookChange,
  webhookCreate,
  webhookCreated,
  webhookDelivery,
  webhookDeliveryContent,
  webhookList,
} from '#contract/integrations/webhook.ts';
import { allowedEvents } from '#domain/integrations/webhooks/webhook-events.ts';
import { invalidFields, notFound } from '#server/core/errors.ts';
import { findDelivery, listDeliveries } from '#server/queries/integrations/webhook-deliveries.ts';
import { findSubscription } from '#server/queries/integrations/webhook-subscriptions.ts';
import { recordLabels } from '#server/records/engine/record-labels.ts';
import { readsIntegrations } from '#server/records/types/profile/members/access.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { confirmPassword } from '#server/session/confirm-password.ts';
import { actOnWebhook, replayDelivery, replayPeriod } from '#server/webhooks/act-on-webhook.ts';
import { rotateSecret, showSecret } from '#server/webhooks/manage-secrets.ts';
import { changeWebhook, createWebhook, deleteWebhook } from '#server/webhooks/manage-webhooks.ts';
import { deliveryContent, serializeDeliveries, webhooksOf } from '#server/webhooks/read-webhooks.ts';
import { requireManager } from '#server/webhooks/webhook-manager.ts';
import { noContent, recordParams, refusals, tridParams } from '../common-schemas.ts';

const tags = ['Webhooks'];
const params = recordParams;
const deliveryParams = z.object({ ...recordParams.shape, delivery: z.string().check(z.maxLength(100)) });
const defaultLimit = 25;

/** Addresses of an organisation's own systems, and what they are told (`docs/integrations.md`). */
export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, clock } = services;
  const path = '/foundation/:trid/webhooks';

  const placeOf = (acting: ActingFor, id: string) => ({ trid: acting.foundation.trid, id });
  const labelsFor = (acting: ActingFor) => (ids: readonly string[]) => recordLabels(services, acting, ids);
  async function webhookOf(acting: ActingFor, id: string) {
    const all = await webhooksOf(db, acting.foundation.trid, labelsFor(acting), clock());
    const one = all.find((each) => each.id === id);
    if (!one) throw notFound();
    return one;
  }

  const list = {
    tags,
    summary: 'The addresses of the organisation with their latest messages, without their secrets',
    params: tridParams,
    response: { 200: webhookList, ...refusals },
  };
  app.get(path, { schema: list }, async ({ acting }) => {
    readsIntegrations(acting);
    return {
      items: await webhooksOf(db, acting.foundation.trid, labelsFor(acting), clock()),
      isEditable: !acting.employee,
      events: allowedEvents(acting.roles),
    };
  });

  const create = {
    tags,
    summary: 'Add an address, by the current password; its secret is in the answer',
    params: tridParams,
    body: webhookCreate,
    response: { 201: webhookCreated, ...refusals },
  };
  app.post(path, { schema: create }, async ({ actor, acting, body }, reply) => {
    requireManager(readsIntegrations(acting));
    await confirmPassword(services, actor, body.password, 'password');
    const { id, secret } = await createWebhook(services, acting, body);
    return reply.code(201).send({ webhook: await webhookOf(acting, id), secret });
  });

  const change = {
    tags,
    summary:
      'Change an address or what it is told; 409 if it was changed meanwhile. A new address asks for the password',
    params,
    body: webhookChange,
    response: { 200: webhook, ...refusals },
  };
  app.put(`${path}/:id`, { schema: change }, async ({ actor, acting, params: { id }, body }) => {
    requireManager(readsIntegrations(acting));
    const confirm = () => {
      if (!body.password) throw invalidFields({ password: 'required' });
      return confirmPassword(services, actor, body.password, 'password');
    };
    await changeWebhook(services, acting, id, body, confirm);
    return webhookOf(acting, id);
  });

  const drop = {
    tags,
    summary: 'Delete an address with its messages',
    params,
    response: { 204: noContent, ...refusals },
  };
  app.delete(`${path}/:id`, { schema: drop }, async ({ acting, params: { id } }, reply) => {
    await deleteWebhook(services, requireManager(readsIntegrations(acting)), id);
    return reply.code(204).send(null);
  });

  const act = {
    tags,
    summary: 'Send a test message, pause the messages, or resume them',
    params,
    body: webhookAction,
    response: { 200: webhook, ...refusals },
  };
  app.post(`${path}/:id`, { schema: act }, async ({ acting, params: { id }, body }) => {
    await actOnWebhook(services, requireManager(readsIntegrations(acting)), id, body);
    return webhookOf(acting, id);
  });

  const show = {
    tags,
    summary: 'Show the secret of an address, by the current password',
    params,
    body: secretRequest,
    response: { 200: secretAnswer, ...refusals },
  };
  app.post(`${path}/:id/secret`, { schema: show }, async ({ actor, acting, params: { id }, body }) => {
    requireManager(readsIntegrations(acting));
    await confirmPassword(services, actor, body.password, 'password');
    return showSecret(services, acting, id);
  });

  const rotate = {
    tags,
    summary: 'Get a new secret, by the current password; the former one signs too for 24 hours',
    params,
    body: secretRequest,
    response: { 200: secretAnswer, ...refusals },
  };
  app.post(`${path}/:id/secret/rotation`, { schema: rotate }, async ({ actor, acting, params: { id }, body }) => {
    requireManager(readsIntegrations(acting));
    await confirmPassword(services, actor, body.password, 'password');
    return rotateSecret(services, acting, id);
  });

  const deliveries = {
    tags,
    summary: 'The messages to an address of the last 30 days, the newest first',
    params,
    querystring: deliveryQuery,
    response: { 200: deliveryList, ...refusals },
  };
  app.get(`${path}/:id/deliveries`, { schema: deliveries }, async ({ acting, params: { id }, query }) => {
    readsIntegrations(acting);
    const place = placeOf(acting, id);
    if (!(await findSubscription(db, place))) throw notFound();
    const limit = query.limit ?? defaultLimit;
    const rows = await listDeliveries(db, place, { ...query, limit: limit + 1 });
    const items = await serializeDeliveries(rows.slice(0, limit), labelsFor(acting));
    return { items, hasMore: rows.length > limit };
  });

  const content = {
    tags,
    summary: 'A message as it is sent, and what was answered',
    params: deliveryParams,
    response: { 200: webhookDeliveryContent, ...refusals },
  };
  app.get(`${path}/:id/deliveries/:delivery`, { schema: content }, async ({ acting, params: { id, delivery } }) => {
    readsIntegrations(acting);
    const found = await deliveryContent(db, placeOf(acting, id), delivery, labelsFor(acting));
    if (!found) throw notFound();
    return found;
  });

  const resend = {
    tags,
    summary: 'Send a message again under its id',
    params: deliveryParams,
    response: { 200: webhookDelivery, ...refusals },
  };
  app.post(
    `${path}/:id/deliveries/:delivery/replay`,
    { schema: resend },
    async ({ acting, params: { id, delivery } }) => {
      await replayDelivery(services, requireManager(readsIntegrations(acting)), id, delivery);
      const row = await findDelivery(db, placeOf(acting, id), delivery);
      const [shown] = row ? await serializeDeliveries([row], labelsFor(acting)) : [];
      if (!shown) throw notFound();
      return shown;
    },
  );

  const period = {
    tags,
    summary: 'Send the messages of a period again, each under its id',
    params,
    body: replayRequest,
    response: { 200: replayed, ...refusals },
  };
  app.post(`${path}/:id/replay`, { schema: period }, async ({ acting, params: { id }, body }) => ({
    count: await replayPeriod(services, requireManager(readsIntegrations(acting)), id, body),
  }));
};
