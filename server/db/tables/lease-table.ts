import { pgTable, text } from 'drizzle-orm/pg-core';
import { ms } from './tables.ts';

/** Work that one process alone does at a time, by its name, until a moment (ms) of the database's clock. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: ms('until').notNull(),
});
