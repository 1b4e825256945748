import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { foundations, users } from './tables.ts';

/** What a user typed into a form and has not sent yet. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    key: text().notNull(),
    version: integer().notNull(),
    data: jsonb().notNull(),
    /** Milliseconds since the epoch. */
    modified: bigint('modified', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.trid, t.key] }), index('form_drafts_modified').on(t.modified)],
);
