import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ms, users } from './tables.ts';

/** Sign-ins that may still go on; a renewed token belongs to the session of the token it replaces. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    created: ms('created').notNull(),
    /** End of the newest token. */
    expires: ms('expires').notNull(),
    /** Browser and system in two words, not the header itself. */
    client: text().notNull(),
    /** Where it was used last, shortened (`session/network.ts`); '' for sessions that began before it was kept. */
    network: text().notNull().default(''),
    /** Written every few minutes at most. */
    lastUsed: ms('last_used').notNull().default(0),
    /** Up to here in the write-ahead log it may have written; null where there is no replica that could lack it. */
    written: bigint({ mode: 'number' }),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expires)],
);

/** How much of a budget of guesses or mails is used: it is full again at `fullAt`. Keys are hashes. */
export const budgets = pgTable('budgets', { key: text().primaryKey(), fullAt: ms('full_at').notNull() }, (t) => [
  index('budgets_full_at').on(t.fullAt),
]);

/** From where an account signed in lately; the key is a hash of both. */
export const knownAddresses = pgTable(
  'known_addresses',
  { key: text().primaryKey(), seen: ms('seen').notNull() },
  (t) => [index('known_addresses_seen').on(t.seen)],
);

/** Known browsers of a user: a sign-in with a new one is reported by mail. Keys are hashes. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    /** First and latest sign-in. */
    created: ms('created').notNull(),
    seen: ms('seen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('known_devices_seen').on(t.seen)],
);
