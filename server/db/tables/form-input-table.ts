import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { foundations, users } from './tables.ts';

/** Milliseconds since the epoch. */
const modified = () => bigint('modified', { mode: 'number' }).notNull();

/** What a user typed into a form and has not sent yet. */
export const formInputs = pgTable(
  'form_inputs',
  {
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    userId: text('user_id').notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    data: jsonb().notNull(),
    modified: modified(),
  },
  (t) => [primaryKey({ columns: [t.trid, t.userId, t.key] }), index('form_inputs_modified').on(t.trid, t.modified)],
);

/** What must be known of a user's form inputs over all organisations: how many there are, how large, and which uploads they name. */
export const userFormInputs = pgTable(
  'user_form_inputs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    trid: text().notNull(),
    key: text().notNull(),
    bytes: integer().notNull(),
    uploads: text().array().notNull(),
    modified: modified(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.trid, t.key] }), index('user_form_inputs_modified').on(t.modified)],
);
