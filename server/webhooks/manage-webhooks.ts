import type {
  ReplayRequest,
  SecretAnswer,
  WebhookAction,
  WebhookChange,
  WebhookCreate,
} from '#contract/integrations/webhook.ts';
import { testEvent } from '#contract/integrations/webhook.ts';
import { maxReplays, maxSubscriptions, secretOverlap } from '#domain/integrations/webhooks/deliveries.ts';
import { allowedEvents } from '#domain/integrations/webhooks/webhook-events.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { ApiError, forbidden, invalidFields, notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import type { WebhookNews } from '#server/mail/webhook-mails.ts';
import {
  findDelivery,
  holdDeliveries,
  insertDeliveries,
  replayDeliveries,
} from '#server/queries/integrations/webhook-deliveries.ts';
import {
  deleteSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  pauseSubscription,
  type Subscription,
  updateSubscription,
} from '#server/queries/integrations/webhook-subscriptions.ts';
import { takeFrom } from '#server/queries/session/login-budgets.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { type AddressFault, checkAddress } from './checked-address.ts';
import { messageBody } from './enqueue-events.ts';
import { mailAdministrators } from './mail-administrators.ts';
import { newSecret, openSecret, sealSecret } from './webhook-secrets.ts';
import type { WebhookServices } from './webhook-services.ts';

/** Who administers an organisation, in it. */
export type Manager = Pick<ActingFor, 'user' | 'foundation' | 'roles'>;

const minute = 60_000;
/** Test messages and messages that are sent again reach addresses that may not want them. */
const testsOf = (trid: string) => ({ key: `webhook test ${trid}`, most: 20, every: 3 * minute });
const replaysOf = (trid: string) => ({ key: `webhook replay ${trid}`, most: 60, every: minute });

const tooOften = () =>
  new ApiError(429, 'Das war sehr oft hintereinander. Bitte versuchen Sie es in einigen Minuten noch einmal.');

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

const hostOf = ({ url }: Pick<Subscription, 'url'>): string => new URL(url).host;

interface Act {
  readonly act: string;
  readonly mail?: WebhookNews['event'];
  readonly text?: string;
}

/** Each change leaves an entry and is mailed to all who administer the organisation; the address counts as a secret, its host does not. */
async function tell(
  tx: Tx,
  services: WebhookServices,
  { user, foundation }: Manager,
  subscription: Pick<Subscription, 'url'>,
  { act, mail, text }: Act,
): Promise<void> {
  const { trid } = foundation;
  const host = hostOf(subscription);
  const entry = [`webhook.${act} ${host}`, text].filter(Boolean).join(' · ');
  const by = { id: user.id, name: userName(user) };
  await appendAuditIn(tx, services.clock(), [{ kind: 'rights', by, trid, text: entry }]);
  if (mail) await mailAdministrators(tx, services, trid, { event: mail, host, by: user.displayName });
}

const placeOf = ({ foundation }: Manager, id: string) => ({ trid: foundation.trid, id });

async function lockedSubscription(tx: Tx, manager: Manager, id: string): Promise<Subscription> {
  const subscription = await findSubscription(tx, placeOf(manager, id), true);
  if (!subscription) throw notFound();
  return subscription;
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

const secretOf = ({ keys }: WebhookServices, subscription: Subscription, now: number): SecretAnswer => {
  const { previousUntil } = subscription;
  const secret = openSecret(keys, subscription, subscription.secret);
  return { secret, ...(previousUntil !== null && now < previousUntil && { previousUntil }) };
};

/** The secret of an address, for one who has proved to be who they are. */
export async function showSecret(services: WebhookServices, manager: Manager, id: string): Promise<SecretAnswer> {
  return services.db.transaction(async (tx) => {
    const subscription = await lockedSubscription(tx, manager, id);
    await tell(tx, services, manager, subscription, { act: 'showSecret' });
    return secretOf(services, subscription, services.clock());
  });
}

/** A new secret signs from now on, for a day beside the one before it. */
export async function rotateSecret(services: WebhookServices, manager: Manager, id: string): Promise<SecretAnswer> {
  const { clock, db, keys } = services;
  const place = placeOf(manager, id);
  const secret = newSecret();
  const now = clock();
  const previousUntil = now + secretOverlap;
  await db.transaction(async (tx) => {
    const current = await lockedSubscription(tx, manager, id);
    await updateSubscription(tx, place, {
      secret: sealSecret(keys, place, secret),
      secretSince: now,
      previousSecret: current.secret,
      previousUntil,
      version: current.version + 1,
    });
    await tell(tx, services, manager, current, { act: 'rotateSecret', mail: 'secret' });
  });
  services.sendMails();
  return { secret, previousUntil };
}

async function writeTest(tx: Tx, subscription: Subscription, now: number): Promise<void> {
  const { trid, id } = subscription;
  await insertDeliveries(tx, [
    {
      trid,
      id: uuidv7(now),
      subscriptionId: id,
      event: testEvent,
      created: now,
      body: messageBody(testEvent, { trid, facts: {} }, now),
      state: 'waiting',
      since: now,
      nextAttempt: now,
    },
  ]);
}

const awake = { failures: 0, restsUntil: 0 } as const;

const requireRunning = ({ paused }: Subscription) => {
  if (paused !== null)
    throw new ApiError(
      409,
      'Die Meldungen an diese Adresse sind angehalten. Bitte schalten Sie sie zuerst wieder ein.',
    );
};

export async function actOnWebhook(
  services: WebhookServices,
  manager: Manager,
  id: string,
  action: WebhookAction,
): Promise<void> {
  const { clock, db, webhooks } = services;
  const now = clock();
  await db.transaction(async (tx) => {
    const subscription = await lockedSubscription(tx, manager, id);
    if (action._action === 'test') {
      requireRunning(subscription);
      if (!(await takeFrom(tx, testsOf(manager.foundation.trid), now))) throw tooOften();
      await updateSubscription(tx, subscription, awake);
      await writeTest(tx, subscription, now);
      await tell(tx, services, manager, subscription, { act: 'test' });
    } else if (action._action === 'pause') {
      if (!(await pauseSubscription(tx, subscription, { now, reason: 'manual' }))) return;
      await holdDeliveries(tx, subscription);
      await tell(tx, services, manager, subscription, { act: 'pause', mail: 'paused' });
    } else {
      if (subscription.paused === null) return;
      const version = subscription.version + 1;
      await updateSubscription(tx, subscription, { ...awake, version, paused: null, pauseReason: null });
      if (action.sendsHeld) await replayDeliveries(tx, subscription, { state: 'held' }, { now, limit: maxReplays });
      await tell(tx, services, manager, subscription, { act: 'resume', mail: 'resumed' });
    }
  });
  services.sendMails();
  webhooks.send();
}

/** Sends a message again under its id; receivers know it by that. */
export async function replayDelivery(
  services: WebhookServices,
  manager: Manager,
  id: string,
  deliveryId: string,
): Promise<void> {
  const { clock, db, webhooks } = services;
  const now = clock();
  await db.transaction(async (tx) => {
    const subscription = await lockedSubscription(tx, manager, id);
    if (!(await findDelivery(tx, subscription, deliveryId))) throw notFound();
    requireRunning(subscription);
    if (!(await takeFrom(tx, replaysOf(manager.foundation.trid), now))) throw tooOften();
    await updateSubscription(tx, subscription, awake);
    await replayDeliveries(tx, subscription, { id: deliveryId }, { now, limit: 1 });
    await tell(tx, services, manager, subscription, { act: 'replay', text: deliveryId });
  });
  webhooks.send();
}

/** The same for all messages of a period; answers how many. */
export async function replayPeriod(
  services: WebhookServices,
  manager: Manager,
  id: string,
  { from, to, onlyUndelivered }: ReplayRequest,
): Promise<number> {
  const { clock, db, webhooks } = services;
  const now = clock();
  const count = await db.transaction(async (tx) => {
    const subscription = await lockedSubscription(tx, manager, id);
    requireRunning(subscription);
    if (!(await takeFrom(tx, replaysOf(manager.foundation.trid), now))) throw tooOften();
    await updateSubscription(tx, subscription, awake);
    const total = await replayDeliveries(tx, subscription, { from, to, onlyUndelivered }, { now, limit: maxReplays });
    const text = `${new Date(from).toISOString()} – ${new Date(to).toISOString()}: ${total}`;
    await tell(tx, services, manager, subscription, { act: 'replayPeriod', text });
    return total;
  });
  webhooks.send();
  return count;
}

/** For administrators of the organisation alone; employees see what happens. */
export function requireManager(acting: ActingFor): ActingFor {
  if (acting.employee) throw forbidden();
  return acting;
}
