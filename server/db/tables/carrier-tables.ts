import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ms } from './tables.ts';

/** Messages of a carrier gateway that were taken in, by the gateway's own ids. */
export const carrierMessages = pgTable(
  'carrier_messages',
  {
    /** Digest of the gateway's address: another gateway may give the same ids. */
    gateway: text().notNull(),
    id: text().notNull(),
    /** SHA-256 of the message. */
    digest: text().notNull(),
    received: ms('received').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gateway, t.id] }), index('carrier_messages_received').on(t.received)],
);
