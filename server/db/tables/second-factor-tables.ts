import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ms, users } from './tables.ts';

/** Passkeys and authenticator apps, by which a user proves more than a password. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** `passkey` or `authenticator`. */
    kind: text().notNull(),
    name: text().notNull(),
    created: ms('created').notNull(),
    lastUsed: ms('last_used'),
    /** The public key of a passkey; the secret of an app, sealed with the server's key. */
    key: text().notNull(),
    /** By what a browser names a passkey; null for apps. */
    credential: text(),
    transports: text().array().notNull().default([]),
    /** How often a passkey says that it was used. */
    uses: bigint('uses', { mode: 'number' }).notNull().default(0),
    /** The time steps of used app codes, in order; none works twice, even if the clock changes. */
    usedSteps: bigint('used_steps', { mode: 'number' }).array().notNull().default([]),
  },
  (t) => [index('second_factors_user').on(t.userId), uniqueIndex('second_factors_credential').on(t.credential)],
);

/** What is left of the codes for a lost factor; only their hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    hash: text().notNull(),
    created: ms('created').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);
