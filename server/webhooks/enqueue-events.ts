import { type SentEvent, testEvent, type WebhookEvent, webhookEvents } from '#contract/integrations/webhook.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { insertDeliveries } from '#server/queries/integrations/webhook-deliveries.ts';
import { hasSubscriptions, subscribersOf } from '#server/queries/integrations/webhook-subscriptions.ts';
import type { WebhookServices } from './webhook-services.ts';

/** What an event is about. Names and subjects are sent to those alone who chose so. */
export interface EventSubject {
  readonly trid: string;
  readonly recordId?: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly name?: string | undefined;
}

const tmForumName = (event: SentEvent) => (event === testEvent ? {} : { eventType: webhookEvents[event] });

/** A message as Standard Webhooks lays it out, with the event's name in TM Forum's Open APIs beside it. */
export const messageBody = (event: SentEvent, { trid, facts, name }: EventSubject, now: number): string =>
  JSON.stringify({
    type: event,
    timestamp: new Date(now).toISOString(),
    ...tmForumName(event),
    data: { organisation: trid, ...facts, ...(name !== undefined && { name }) },
  });

/** Writes a message for each address that subscribes to these events, in the transaction that they are part of. */
export async function enqueueEvents(
  tx: Tx,
  webhooks: WebhookServices['webhooks'] | undefined,
  events: readonly WebhookEvent[],
  subject: EventSubject,
  now: number,
): Promise<void> {
  const { trid, recordId, facts, name: _name, ...rest } = subject;
  if (events.length === 0 || !(await hasSubscriptions(tx, trid))) return;
  for (const event of events) {
    const subscribers = await subscribersOf(tx, trid, event);
    if (subscribers.length === 0) continue;
    const rows = subscribers.map(({ id, includesNames, paused }) => ({
      trid,
      id: uuidv7(now),
      subscriptionId: id,
      event,
      recordId: recordId ?? null,
      created: now,
      body: messageBody(event, includesNames ? subject : { trid, facts, ...rest }, now),
      state: paused === null ? ('waiting' as const) : ('held' as const),
      since: now,
      nextAttempt: now,
    }));
    await insertDeliveries(tx, rows);
    webhooks?.enqueued();
  }
}
