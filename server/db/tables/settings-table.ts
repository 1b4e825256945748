import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Settings } from '#contract/me/settings.ts';
import { ms, users } from './tables.ts';

/** A user's own settings; absent values are the defaults. */
export const userSettings = pgTable('user_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  data: jsonb().$type<Partial<Settings>>().notNull(),
  modified: ms('modified').notNull(),
});
