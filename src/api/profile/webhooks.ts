import {
  type DeliveryQuery,
  deliveryList,
  type ReplayRequest,
  replayed,
  secretAnswer,
  type WebhookAction,
  type WebhookChange,
  type WebhookCreate,
  webhook,
  webhookCreated,
  webhookDelivery,
  webhookDeliveryContent,
  webhookList,
} from '#contract/integrations/webhook.ts';
import { get, post, put, send } from '../http.ts';

const all = (trid: string) => `/foundation/${trid}/webhooks`;
const one = (trid: string, id: string) => `${all(trid)}/${encodeURIComponent(id)}`;
const deliveryAt = (trid: string, id: string, delivery: string) =>
  `${one(trid, id)}/deliveries/${encodeURIComponent(delivery)}`;

export const listWebhooks = (trid: string) => get(all(trid), {}, webhookList);
export const createWebhook = (trid: string, body: WebhookCreate) => post(all(trid), { ...body }, webhookCreated);
export const changeWebhook = (trid: string, id: string, body: WebhookChange) =>
  put(one(trid, id), { ...body }, webhook);
export const deleteWebhook = (trid: string, id: string) => send(one(trid, id), { method: 'DELETE' });
export const actOnWebhook = (trid: string, id: string, action: WebhookAction) =>
  post(one(trid, id), { ...action }, webhook);
export const showSecret = (trid: string, id: string, password: string) =>
  post(`${one(trid, id)}/secret`, { password }, secretAnswer);
export const rotateSecret = (trid: string, id: string, password: string) =>
  post(`${one(trid, id)}/secret/rotation`, { password }, secretAnswer);
export const listDeliveries = (trid: string, id: string, query: DeliveryQuery) =>
  get(`${one(trid, id)}/deliveries`, { ...query }, deliveryList);
export const readDelivery = (trid: string, id: string, delivery: string) =>
  get(deliveryAt(trid, id, delivery), {}, webhookDeliveryContent);
export const replayDelivery = (trid: string, id: string, delivery: string) =>
  post(`${deliveryAt(trid, id, delivery)}/replay`, {}, webhookDelivery);
export const replayPeriod = (trid: string, id: string, period: ReplayRequest) =>
  post(`${one(trid, id)}/replay`, { ...period }, replayed);
