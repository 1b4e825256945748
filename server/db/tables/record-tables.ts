import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { folded } from '../fold.ts';
import { foundations, ms } from './tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const records = pgTable(
  'records',
  {
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    id: text().notNull(),
    type: text().notNull(),
    /** Numeric so that lists sort by number; shown as text. */
    foreignid: integer().notNull(),
    value1: text(),
    value2: text(),
    value3: text(),
    value4: text(),
    value5: text(),
    value6: text(),
    value7: text(),
    value8: text(),
    value9: text(),
    archived: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created: ms('created').notNull(),
    createdBy: text('created_by').notNull(),
    modified: ms('modified').notNull(),
    modifiedBy: text('modified_by').notNull(),
    data: jsonb().notNull(),
    searchText: tsvector('search_text').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.id] }),
    uniqueIndex('records_foreignid').on(t.trid, t.type, t.foreignid),
    index('records_value2').on(t.trid, t.type, t.value2, t.foreignid),
    index('records_value5').on(t.trid, t.type, t.value5, t.foreignid),
    index('records_created').on(t.trid, t.type, t.created, t.foreignid),
    index('records_modified').on(t.trid, t.type, t.modified, t.foreignid),
    index('records_by_value1').on(t.trid, t.type, folded(t.value1), t.foreignid),
    index('records_by_value2').on(t.trid, t.type, folded(t.value2), t.foreignid),
    index('records_by_value3').on(t.trid, t.type, folded(t.value3), t.foreignid),
    index('records_by_value5').on(t.trid, t.type, folded(t.value5), t.foreignid),
    index('records_by_value6').on(t.trid, t.type, folded(t.value6), t.foreignid),
    index('records_search').using('gin', t.trid, t.searchText),
  ],
);

/**
 * How many records there are per what lists filter by most, kept by who writes records (`record-tallies.ts`): a list's
 * total and the counts beside its filters are read from a few rows instead of counting a hundred thousand.
 */
export const recordTallies = pgTable(
  'record_tallies',
  {
    trid: text().notNull(),
    type: text().notNull(),
    archived: boolean().notNull(),
    value2: text().notNull(),
    value5: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.trid, t.type, t.archived, t.value2, t.value5] })],
);

/** One counter per record type; gives the next foreignid. */
export const counters = pgTable('counters', { type: text().primaryKey(), last: integer().notNull() });

/** Files of a record; the stored name is the id. */
export const attachments = pgTable(
  'attachments',
  {
    trid: text().notNull(),
    id: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Which field of the request the file came with: fileQueue, excelFile or proofFiles. */
    field: text().notNull(),
    name: text().notNull(),
    mimetype: text().notNull(),
    size: ms('size').notNull(),
    created: ms('created').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.id] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }),
    index('attachments_record').on(t.trid, t.recordId),
  ],
);

/** Where a stored file belongs, for who knows its id alone: archives, sweeps and backups. */
export const storedFiles = pgTable('stored_files', {
  id: text().primaryKey(),
  trid: text().notNull(),
  recordId: text('record_id').notNull(),
  size: ms('size').notNull(),
});
