import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sortKey } from '../fold.ts';
import { ms, tsvector, users } from './tables.ts';

/**
 * What the one search finds of a record, kept by who writes records: a narrow row for each that is not archived, of the types in
 * `records/search/searched-types.ts`. Nothing stands in it that lists do not show.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    type: text().notNull(),
    foreignid: text(),
    title: text().notNull(),
    /** The second line of a hit. */
    detail: text(),
    /** When (ms) the record was written last. */
    modified: ms('modified').notNull(),
    /** The audience of the record, if not every reader of its type may see it. */
    audience: text().array().notNull().default([]),
    /** How the record stands, and the customer that it is about or is: what filters of the search look at. */
    state: text(),
    customerId: text('customer_id'),
    words: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId] }),
    index('search_entries_words').using('gin', t.trid, t.words),
    index('search_entries_newest').on(t.trid, t.type, t.modified),
    index('search_entries_title').on(t.trid, t.type, sortKey(t.title)),
    index('search_entries_foreignid').on(t.foreignid),
    // For employees, who search all foundations.
    index('search_entries_of_all').on(t.type, t.modified),
    index('search_entries_titles_of_all').on(t.type, sortKey(t.title)),
    index('search_entries_state').on(t.type, t.state, t.modified),
    index('search_entries_customer').on(t.customerId, t.type, t.modified).where(sql`${t.customerId} is not null`),
  ],
);

/** Which records a user opened last. */
export const recordVisits = pgTable(
  'record_visits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    last: ms('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.trid, t.recordId] }), index('record_visits_last').on(t.userId, t.last)],
);

/** Searches that brought nothing, per term and day, of whichever users: employees see what words partners use. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    /** In small letters. */
    term: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.term] })],
);
