import { afterPush, maxPushAgeMs, maxPushRefusals } from '#domain/me/push-delivery.ts';
import { visibleNotifications } from '../notifications/visible-notifications.ts';
import { notificationsNamed } from '../queries/me/notifications.ts';
import {
  delayPushMessage,
  deletePushMessage,
  deletePushMessages,
  type PushMessageRow,
  takeDuePushMessages,
} from '../queries/me/push-messages.ts';
import {
  deleteOwnPushSubscription,
  findPushSubscription,
  type PushSubscriptionRow,
  recordPushRefusal,
  recordPushSuccess,
} from '../queries/me/push-subscriptions.ts';
import { settingsOf } from '../queries/me/settings.ts';
import { findUser } from '../queries/session/users.ts';
import { postMessage } from '../webhooks/post-message.ts';
import { pushContent, sealPush } from './push-message.ts';
import type { PushServices } from './push-services.ts';

const batchSize = 40;
/** Messages that are sent at once. */
const maxAtOnce = 8;
/** Longer (ms) than a batch takes where each message waits for its answer in vain. */
const leaseMs = 5 * 60_000;
/** How soon (ms) messages for a service come up again that did not answer another one in this run. */
const restMs = 60_000;

/** Services that did not answer, or asked for rest, in this run: what waits for them holds up no other. */
type RestingHosts = Set<string>;

/** The news as its user may see it now in this browser; undefined where it is not to be sent. */
async function contentNow(services: PushServices, message: PushMessageRow, subscription: PushSubscriptionRow) {
  const { db, clock } = services;
  const { userId, notificationId, created } = message;
  if (subscription.userId !== userId || clock() > created + maxPushAgeMs) return undefined;
  const user = await findUser(db, userId);
  if (!user || user.disabled || subscription.confirmed < user.sessionsSince) {
    await deleteOwnPushSubscription(db, userId, subscription.id);
    return undefined;
  }
  const [row] = await notificationsNamed(db, userId, [notificationId]);
  const settings = await settingsOf(db, userId);
  if (!row || row.read !== null || !settings.pushes[row.event]) return undefined;
  const visible = await visibleNotifications(services, user, [row]);
  return visible.length > 0 ? { row, content: pushContent(subscription, settings, row) } : undefined;
}

/** How the push service answered; `blocked` where its address may not be called, or nothing can be encrypted for it. */
async function post(
  services: PushServices,
  subscription: PushSubscriptionRow,
  { row, content }: NonNullable<Awaited<ReturnType<typeof contentNow>>>,
): Promise<number | undefined | 'blocked'> {
  const { config, keys, webhooks } = services;
  const { contact, networks } = config.push;
  const push = keys.push;
  if (!push) return undefined;
  try {
    const message = await sealPush(subscription, content, { keys: push, contact, row });
    const { status, fault } = await postMessage(message, { resolve: webhooks.resolve, networks });
    return fault === 'blocked' ? 'blocked' : status;
  } catch (error) {
    services.log.error({ err: error }, 'a push message cannot be made');
    return 'blocked';
  }
}

async function send(services: PushServices, message: PushMessageRow, resting: RestingHosts): Promise<void> {
  const { db, clock } = services;
  const subscription = await findPushSubscription(db, message.subscriptionId);
  if (!subscription) return deletePushMessage(db, message);
  const { host } = new URL(subscription.endpoint);
  if (resting.has(host))
    return delayPushMessage(db, message, { attempts: message.attempts - 1, nextAttempt: clock() + restMs });
  const news = await contentNow(services, message, subscription);
  if (!news) return deletePushMessage(db, message);
  const status = await post(services, subscription, news);
  const outcome = status === 'blocked' ? ({ kind: 'refused' } as const) : afterPush(status, message, clock());
  if (outcome.kind === 'retry') {
    resting.add(host);
    return delayPushMessage(db, message, { attempts: message.attempts, nextAttempt: outcome.nextAttempt });
  }
  await deletePushMessage(db, message);
  if (outcome.kind === 'sent') return recordPushSuccess(db, subscription.id, clock());
  // The host alone: the rest of the address would let others send.
  services.log.info({ host, status, outcome: outcome.kind }, 'a push service did not take a message');
  if (outcome.kind === 'gone') await deleteOwnPushSubscription(db, subscription.userId, subscription.id);
  else await recordPushRefusal(db, subscription.id, maxPushRefusals);
}

/**
 * Sends the news that are due to the browsers of their users, as far as each may see them at this moment. Any number of
 * processes may do so; where one dies, what it had taken is due again after the lease.
 */
export async function sendDuePushes(services: PushServices, signal?: AbortSignal): Promise<void> {
  if (services.config.push.services.length === 0) return deletePushMessages(services.db);
  const resting: RestingHosts = new Set();
  let hasMore = true;
  while (hasMore && !signal?.aborted) {
    const messages = await takeDuePushMessages(services.db, { now: services.clock(), leaseMs, limit: batchSize });
    hasMore = messages.length === batchSize;
    const waiting = [...messages];
    const lane = async () => {
      for (let message = waiting.shift(); message && !signal?.aborted; message = waiting.shift())
        await send(services, message, resting);
    };
    await Promise.all(Array.from({ length: Math.min(maxAtOnce, waiting.length) }, lane));
  }
}
