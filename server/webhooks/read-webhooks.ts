import type {
  DeliveryState,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryContent,
} from '#contract/integrations/webhook.ts';
import type { Db } from '#server/db/open.ts';
import {
  countDeliveries,
  type Delivery,
  findDelivery,
  listDeliveries,
} from '#server/queries/integrations/webhook-deliveries.ts';
import {
  findSubscription,
  listSubscriptions,
  type Subscription,
} from '#server/queries/integrations/webhook-subscriptions.ts';

/** What a record is called now; nothing where it is gone, or not for the reader. */
export interface RecordLabel {
  readonly name?: string | undefined;
  readonly number?: string | undefined;
  readonly link?: string | undefined;
}
export type LabelRecords = (ids: readonly string[]) => Promise<ReadonlyMap<string, RecordLabel>>;

/** So many are shown with their address. */
const latestCount = 3;

const idsOf = (deliveries: readonly Delivery[]) => [
  ...new Set(deliveries.flatMap(({ recordId }) => (recordId === null ? [] : [recordId]))),
];

function serializeDelivery(delivery: Delivery, { name, number, link }: RecordLabel = {}): WebhookDelivery {
  const { id, event, created, state, attempts, nextAttempt, log } = delivery;
  const last = log.at(-1);
  return {
    id,
    event,
    created,
    state,
    attempts,
    ...(name && { name }),
    ...(number && { number }),
    ...(link && { link }),
    ...(state === 'waiting' && attempts > 0 && { nextAttempt }),
    ...(last?.status !== undefined && { status: last.status }),
    ...(last?.fault !== undefined && { fault: last.fault }),
  };
}

export async function serializeDeliveries(
  deliveries: readonly Delivery[],
  labels: LabelRecords,
): Promise<WebhookDelivery[]> {
  const byId = await labels(idsOf(deliveries));
  return deliveries.map((one) => serializeDelivery(one, byId.get(one.recordId ?? '')));
}

async function serializeSubscription(
  db: Db,
  { id, trid, version, url, events, includesNames, secretSince, previousUntil, paused, pauseReason }: Subscription,
  { count, labels, now }: { count: (state: DeliveryState) => number; labels: LabelRecords; now: number },
): Promise<Webhook> {
  const latest = await listDeliveries(db, { trid, id }, { limit: latestCount });
  const [accepted, failed, waiting, held] = [count('accepted'), count('failed'), count('waiting'), count('held')];
  return {
    ...{ id, version, url, events, includesNames, secretSince, accepted, failed, waiting, held },
    total: accepted + failed + waiting + held,
    ...(previousUntil !== null && now < previousUntil && { previousUntil }),
    ...(paused !== null && { paused }),
    ...(pauseReason !== null && { pauseReason }),
    latest: await serializeDeliveries(latest, labels),
  };
}

/** The addresses of a foundation with their latest messages; without their secrets. */
export async function webhooksOf(db: Db, trid: string, labels: LabelRecords, now: number): Promise<Webhook[]> {
  const counts = await countDeliveries(db, trid);
  const subscriptions = await listSubscriptions(db, trid);
  return Promise.all(
    subscriptions.map((one) => {
      const count = (state: DeliveryState) =>
        counts.find(({ subscriptionId, state: of }) => subscriptionId === one.id && of === state)?.total ?? 0;
      return serializeSubscription(db, one, { count, labels, now });
    }),
  );
}

export async function deliveryContent(
  db: Db,
  place: { readonly trid: string; readonly id: string },
  deliveryId: string,
  labels: LabelRecords,
): Promise<WebhookDeliveryContent | undefined> {
  const subscription = await findSubscription(db, place);
  const delivery = subscription && (await findDelivery(db, place, deliveryId));
  if (!subscription || !delivery) return undefined;
  const [shown] = await serializeDeliveries([delivery], labels);
  return shown && { ...shown, url: subscription.url, body: delivery.body, log: delivery.log };
}
