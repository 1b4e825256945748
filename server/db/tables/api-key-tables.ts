import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { KeyRights } from '#contract/integrations/key-rights.ts';
import { foundations, ms, users } from './tables.ts';

/** Keys of other systems, each of one organisation; of a secret only the hash is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    name: text().notNull(),
    /** The first signs of the secret. */
    begin: text().notNull(),
    hash: text().notNull(),
    /** The secret before it was changed, and until when (ms) it counts too. */
    formerHash: text('former_hash'),
    formerUntil: ms('former_until'),
    rights: jsonb().$type<KeyRights>().notNull(),
    networks: text().array().notNull(),
    created: ms('created').notNull(),
    /** The user that it acts for; it may do no more. */
    giver: text()
      .notNull()
      .references(() => users.id),
    expires: ms('expires').notNull(),
    ended: ms('ended'),
    /** Written every few minutes at most. */
    lastUsed: ms('last_used'),
    lastAddress: text('last_address'),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('api_keys_hash').on(t.hash),
    uniqueIndex('api_keys_former_hash').on(t.formerHash),
    index('api_keys_trid').on(t.trid),
    index('api_keys_giver').on(t.giver),
  ],
);
