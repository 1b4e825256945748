import { type ReplayRequest, testEvent, type WebhookAction } from '#contract/integrations/webhook.ts';
import { maxReplays } from '#domain/integrations/webhooks/deliveries.ts';
import { ApiError, notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import {
  findDelivery,
  holdDeliveries,
  insertDeliveries,
  replayDeliveries,
} from '#server/queries/integrations/webhook-deliveries.ts';
import {
  listSubscriptions,
  pauseSubscription,
  type Subscription,
  updateSubscription,
} from '#server/queries/integrations/webhook-subscriptions.ts';
import { takeFrom } from '#server/queries/session/login-budgets.ts';
import { messageBody } from './enqueue-events.ts';
import { type Doer, lockedSubscription, type Manager, tell } from './webhook-manager.ts';
import type { WebhookServices } from './webhook-services.ts';

const minute = 60_000;
/** Test messages and messages that are sent again reach addresses that may not want them. */
const testsOf = (trid: string) => ({ key: `webhook test ${trid}`, most: 20, every: 3 * minute });
const replaysOf = (trid: string) => ({ key: `webhook replay ${trid}`, most: 60, every: minute });

const tooOften = () =>
  new ApiError(429, 'Das war sehr oft hintereinander. Bitte versuchen Sie es in einigen Minuten noch einmal.');

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

type ActServices = Pick<WebhookServices, 'clock' | 'config' | 'db' | 'sendMails'> & {
  readonly webhooks: Pick<WebhookServices['webhooks'], 'send'>;
};

export async function actOnWebhook(
  services: ActServices,
  manager: Doer,
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

/** Stops all messages of the organisation, where its accesses are misused. */
export async function pauseAllWebhooks(
  tx: Tx,
  services: Pick<WebhookServices, 'config' | 'clock'>,
  manager: Manager,
): Promise<void> {
  const now = services.clock();
  for (const subscription of await listSubscriptions(tx, manager.foundation.trid)) {
    if (!(await pauseSubscription(tx, subscription, { now, reason: 'manual' }))) continue;
    await holdDeliveries(tx, subscription);
    await tell(tx, services, manager, subscription, { act: 'pause', mail: 'paused' });
  }
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
  services: ActServices,
  manager: Doer,
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
