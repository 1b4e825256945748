import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  DeliveryAttempt,
  DeliveryState,
  PauseReason,
  SentEvent,
  WebhookEvent,
} from '#contract/integrations/webhook.ts';
import { foundations, ms } from './tables.ts';

/** Addresses of partners' systems, and what each is told. */
export const webhookSubscriptions = pgTable(
  'webhook_subscriptions',
  {
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    id: text().notNull(),
    version: integer().notNull().default(1),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    includesNames: boolean('includes_names').notNull(),
    /** Sealed, as the one before it, which signs until `previousUntil`. */
    secret: text().notNull(),
    secretSince: ms('secret_since').notNull(),
    previousSecret: text('previous_secret'),
    previousUntil: ms('previous_until'),
    created: ms('created').notNull(),
    paused: ms('paused'),
    pauseReason: text('pause_reason').$type<PauseReason>(),
    /** In a row, and until when (ms) nothing is sent because of them. */
    failures: integer().notNull().default(0),
    restsUntil: ms('rests_until').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.trid, t.id] })],
);

/** Messages to these addresses, written with the change that they report. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    trid: text().notNull(),
    id: text().notNull(),
    subscriptionId: text('subscription_id').notNull(),
    event: text().$type<SentEvent>().notNull(),
    recordId: text('record_id'),
    created: ms('created').notNull(),
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    /** Since when (ms) it is tried; later than `created` where it is sent again. */
    since: ms('since').notNull(),
    attempts: integer().notNull().default(0),
    nextAttempt: ms('next_attempt').notNull(),
    log: jsonb().$type<DeliveryAttempt[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.id] }),
    foreignKey({
      columns: [t.trid, t.subscriptionId],
      foreignColumns: [webhookSubscriptions.trid, webhookSubscriptions.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_list').on(t.trid, t.subscriptionId, t.id),
    index('webhook_deliveries_due').on(t.trid, t.nextAttempt).where(sql`${t.state} = 'waiting'`),
  ],
);
