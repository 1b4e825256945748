import type { DeliveryError, PauseReason } from '#contract/integrations/webhook.ts';
import { afterAttempt, restAfter } from '#domain/integrations/webhooks/deliveries.ts';
import { appendAuditIn } from '#server/audit/append-audit.ts';
import {
  type Delivery,
  holdDeliveries,
  recordAttempt,
  takeDueDelivery,
} from '#server/queries/integrations/webhook-deliveries.ts';
import {
  findSubscription,
  pauseSubscription,
  type Subscription,
  type SubscriptionPlace,
  subscriptionsWithDue,
  updateSubscription,
} from '#server/queries/integrations/webhook-subscriptions.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { mailAdministrators } from './mail-administrators.ts';
import { type Answer, postMessage } from './post-message.ts';
import { signedHeaders } from './webhook-secrets.ts';
import type { WebhookServices } from './webhook-services.ts';

/** Addresses that are sent to at once; each has one message under way, so that a slow one holds up none but itself. */
const maxAtOnce = 8;
/** So many messages of an address in a row, then the others have their turn. */
const maxInARow = 20;
/** An address that takes longer (ms) has its next turn after the others. */
const slowMs = 2000;
/** Longer than the longest attempt (ms). */
const leaseMs = 60_000;
const batchSize = 200;

const sent = {
  'content-type': 'application/json; charset=utf-8',
  accept: '*/*',
  'accept-encoding': 'identity',
  'user-agent': 'partner-portal-webhooks/1',
} as const;

async function attempt(services: WebhookServices, subscription: Subscription, delivery: Delivery) {
  const { clock, config, keys, webhooks } = services;
  const started = performance.now();
  const headers = { ...sent, ...signedHeaders(keys, subscription, delivery, clock()) };
  const message = { url: new URL(subscription.url), headers, body: delivery.body };
  const answer = await postMessage(message, { resolve: webhooks.resolve, networks: config.webhookNetworks });
  return { answer, took: Math.round(performance.now() - started) };
}

/** Stops an address and tells all who could mend it. */
async function pause(
  services: WebhookServices,
  tx: Parameters<typeof pauseSubscription>[0],
  subscription: Subscription,
  reason: PauseReason,
): Promise<void> {
  const { trid, url } = subscription;
  const now = services.clock();
  const isPaused = await pauseSubscription(tx, subscription, { now, reason });
  await holdDeliveries(tx, subscription);
  if (!isPaused) return;
  const { host } = new URL(url);
  await appendAuditIn(tx, now, [
    { kind: 'rights', by: { name: 'Portal' }, trid, text: `webhook.pause ${host} · ${reason}` },
  ]);
  await mailAdministrators(tx, services, trid, { event: reason === 'gone' ? 'gone' : 'failures', host });
}

interface Tried {
  readonly subscription: Subscription;
  readonly delivery: Delivery;
  readonly answer: Answer;
  readonly took: number;
}

/** Writes how an attempt ended; answers whether the address takes messages. */
async function settle(services: WebhookServices, { subscription, delivery, answer, took }: Tried): Promise<boolean> {
  const now = services.clock();
  const fault: DeliveryError | undefined = answer.fault;
  const { state, nextAttempt, pause: reason } = afterAttempt(delivery, fault, now);
  await services.db.transaction(async (tx) => {
    const current = await findSubscription(tx, subscription, true);
    if (!current) return;
    await recordAttempt(tx, delivery, { state, nextAttempt, attempt: { time: now, took, ...answer } });
    if (fault === undefined) {
      if (current.failures > 0) await updateSubscription(tx, subscription, { failures: 0, restsUntil: 0 });
      return;
    }
    const failures = current.failures + 1;
    await updateSubscription(tx, subscription, { failures, restsUntil: now + restAfter(failures) });
    if (reason) await pause(services, tx, current, reason);
  });
  if (reason) services.sendMails();
  return fault === undefined;
}

/** Sends what is due for one address, until there is no more, something fails, or others should have their turn. */
async function sendFor(services: WebhookServices, place: SubscriptionPlace, signal?: AbortSignal): Promise<void> {
  for (let n = 0; n < maxInARow && !signal?.aborted; n += 1) {
    const delivery = await takeDueDelivery(services.db, place, { now: services.clock(), leaseMs });
    const subscription = delivery && (await findSubscription(services.db, place));
    if (!delivery || !subscription) return;
    const { answer, took } = await attempt(services, subscription, delivery);
    const isTaken = await settle(services, { subscription, delivery, answer, took });
    if (!isTaken || took > slowMs) return;
  }
}

async function round(services: WebhookServices, trids: string[], signal?: AbortSignal): Promise<number> {
  const places = await subscriptionsWithDue(services.db, trids, services.clock(), batchSize);
  const waiting = [...places];
  const lane = async () => {
    for (let place = waiting.shift(); place && !signal?.aborted; place = waiting.shift()) {
      try {
        await sendFor(services, place, signal);
      } catch (error) {
        services.log.error({ err: error, trid: place.trid, webhook: place.id }, 'messages of a webhook cannot be sent');
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(maxAtOnce, waiting.length) }, lane));
  return places.length;
}

/**
 * Sends the messages that are due. Any number of processes may do so: a message that one has taken is not due for the
 * others. Where a process dies, its message is sent again under its id, by which
 * receivers know it for the same.
 */
export async function sendDueMessages(services: WebhookServices, signal?: AbortSignal): Promise<void> {
  for await (const trids of allTrids(services.db)) {
    let hasMore = true;
    // What could not be sent is not due in the next round: its address rests, or the lease of its message runs.
    while (hasMore && !signal?.aborted) hasMore = (await round(services, trids, signal)) > 0;
  }
}
