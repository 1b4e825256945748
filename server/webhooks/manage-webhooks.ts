import type { WebhookChange, WebhookCreate } from '#contract/integrations/webhook.ts';
import { maxSubscriptions } from '#domain/integrations/webhooks/deliveries.ts';
import { allowedEvents } from '#domain/integrations/webhooks/webhook-events.ts';
import { ApiError, invalidFields, notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import {
  deleteSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  type Subscription,
  updateSubscription,
} from '#server/queries/integrations/webhook-subscriptions.ts';
import { type AddressFault, checkAddress } from './checked-address.ts';
import { hostOf, lockedSubscription, type Manager, placeOf, tell } from './webhook-manager.ts';
import { newSecret, sealSecret } from './webhook-secrets.ts';
import type { WebhookServices } from './webhook-services.ts';

const addressFaults = {
  unreachable: 'webhookUnknownHost',
  blocked: 'webhookBlocked',
  port: 'webhookPort',
  https: 'webhookHttps',
} as const satisfies Record<AddressFault, string>;

async function requireAddress({ config, webhooks }: WebhookServices, url: string): Promise<void> {
  const { fault } = await checkAddress(new URL(url), { resolve: webhooks.resolve, networks: config.webhookNetworks });
  if (fault) throw invalidFields({ url: addressFaults[fault] });
}

function requireEvents(events: readonly string[], { roles }: Manager, before: readonly string[] = []): void {
  const allowed: readonly string[] = [...allowedEvents(roles), ...before];
  if (!events.every((event) => allowed.includes(event))) throw invalidFields({ events: 'webhookEventRight' });
}

const changedMeanwhile = () =>
  new ApiError(
    409,
    'Diese Adresse wurde inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie, ob es noch stimmt.',
  );

async function requireNew(tx: Tx, trid: string, url: string, id?: string): Promise<void> {
  const others = (await listSubscriptions(tx, trid)).filter((one) => one.id !== id);
  if (others.length >= maxSubscriptions) throw invalidFields({ url: `webhookMany:${maxSubscriptions}` });
  if (others.some((one) => one.url === url)) throw invalidFields({ url: 'webhookTaken' });
}

/** Answers the id of the new subscription and its secret. */
export async function createWebhook(
  services: WebhookServices,
  manager: Manager,
  { url: typed, events, includesNames }: Omit<WebhookCreate, 'password'>,
): Promise<{ id: string; secret: string }> {
  const { clock, db, keys } = services;
  const { trid } = manager.foundation;
  const url = new URL(typed).href;
  requireEvents(events, manager);
  await requireAddress(services, url);
  const now = clock();
  const id = uuidv7(now);
  const secret = newSecret();
  const sealed = sealSecret(keys, { trid, id }, secret);
  await db.transaction(async (tx) => {
    await requireNew(tx, trid, url);
    await insertSubscription(tx, {
      trid,
      id,
      url,
      events,
      includesNames,
      secret: sealed,
      secretSince: now,
      created: now,
    });
    await tell(tx, services, manager, { url }, { act: 'create', mail: 'created', text: events.join(' ') });
  });
  services.sendMails();
  return { id, secret };
}

const summary = ({ events, includesNames }: Pick<Subscription, 'events' | 'includesNames'>) =>
  [...events, ...(includesNames ? ['names'] : [])].join(' ');

/** `confirm` proves the password; it is asked only where messages would go to another address. */
export async function changeWebhook(
  services: WebhookServices,
  manager: Manager,
  id: string,
  { url: typed, events, includesNames, version }: WebhookChange,
  confirm: () => Promise<unknown>,
): Promise<void> {
  const place = placeOf(manager, id);
  const url = new URL(typed).href;
  const before = await findSubscription(services.db, place);
  if (!before) throw notFound();
  requireEvents(events, manager, before.events);
  if (url !== before.url) {
    await requireAddress(services, url);
    await confirm();
  }
  await services.db.transaction(async (tx) => {
    const current = await lockedSubscription(tx, manager, id);
    if (current.version !== version || current.url !== before.url) throw changedMeanwhile();
    await requireNew(tx, place.trid, url, id);
    await updateSubscription(tx, place, {
      url,
      events,
      includesNames,
      version: version + 1,
      failures: 0,
      restsUntil: 0,
    });
    const text = `${hostOf(current)} ${summary(current)} → ${hostOf({ url })} ${summary({ events, includesNames })}`;
    await tell(tx, services, manager, { url }, { act: 'change', mail: 'changed', text });
  });
  services.sendMails();
}

export async function deleteWebhook(services: WebhookServices, manager: Manager, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const subscription = await lockedSubscription(tx, manager, id);
    await deleteSubscription(tx, subscription);
    await tell(tx, services, manager, subscription, { act: 'delete', mail: 'deleted' });
  });
  services.sendMails();
}
