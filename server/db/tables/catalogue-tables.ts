import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import { ms, users } from './tables.ts';

/** What the distributor sells from a day on: the changes of that day. A state that was released counts for good. */
export const catalogueStates = pgTable(
  'catalogue_states',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** `YYYY-MM-DD` in Berlin. */
    validFrom: text('valid_from').notNull(),
    version: integer().notNull().default(1),
    entries: jsonb().$type<CatalogueEntry[]>().notNull().default([]),
    /** Absent where an operator of the server did it. */
    preparedBy: text('prepared_by').references(() => users.id),
    modified: ms('modified').notNull(),
    /** Absent while it is prepared. */
    released: ms('released'),
    releasedBy: text('released_by').references(() => users.id),
    /** When partners with drafts that lost an answer were notified. */
    announced: ms('announced'),
  },
  (t) => [uniqueIndex('catalogue_states_day').on(t.validFrom)],
);
