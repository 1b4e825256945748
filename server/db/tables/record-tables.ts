import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EventText } from '#contract/timeline.ts';
import { sortKey } from '../fold.ts';
import { bytea, foundations, int8range, ms, tsvector } from './tables.ts';

/** Of one type alone: a statement uses such an index where it names the type in its text. */
const typeIs = (column: SQLWrapper, type: string) => sql`${column} = ${sql.raw(`'${type}'`)}`;

/** Lists sorted by the last change: records with the same value in one of these columns. All others keep their order by number. */
export const modifiedWithin = [
  { type: 'hfo.vp.draft', field: 'value1', name: 'drafts_by_product' },
  { type: 'hfo.vp.draft', field: 'value7', name: 'drafts_by_vo' },
  { type: 'hfo.vp.order', field: 'value9', name: 'orders_by_group' },
] as const;

export const records = pgTable(
  'records',
  {
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    id: text().notNull(),
    type: text().notNull(),
    /** The number as it is shown, `E-2026-000123`, where the record has one. */
    foreignid: text(),
    /** What `foreignid` means as a number, so that lists sort by it; no two of a type are alike (`records/numbers.ts`). */
    number: ms('number').notNull(),
    value1: text(),
    value2: text(),
    value3: text(),
    value4: text(),
    value5: text(),
    value6: text(),
    value7: text(),
    value8: text(),
    value9: text(),
    /** Where the value columns do not suffice, a type has columns of their own names (`contract/columns.ts`). */
    city: text(),
    archived: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created: ms('created').notNull(),
    createdBy: text('created_by').notNull(),
    /** The users who are responsible for it and who created it; null where the system or an employee did. */
    ownerId: text('owner_id'),
    creatorId: text('creator_id'),
    modified: ms('modified').notNull(),
    modifiedBy: text('modified_by').notNull(),
    data: jsonb().notNull(),
    searchText: tsvector('search_text').notNull(),
    /** The code under which a sub-partner made it. */
    partnerCode: text('partner_code'),
    /** The audience, if not every reader of the type may see each of its records; never sent. */
    audience: text().array().notNull().default([]),
    /** When (ms) the system acts on it next. */
    due: ms('due'),
    /** What no two records of the type and foundation may share. */
    uniqueKey: text('unique_key'),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.id] }),
    uniqueIndex('records_number').on(t.trid, t.type, t.number),
    uniqueIndex('records_foreignid').on(t.trid, t.type, t.foreignid),
    uniqueIndex('records_unique_key').on(t.trid, t.type, t.uniqueKey),
    index('records_due').on(t.trid, t.due).where(sql`${t.due} is not null`),
    index('records_created').on(t.trid, t.type, t.created, t.number),
    index('records_modified').on(t.trid, t.type, t.modified, t.number),
    ...([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((n) =>
      index(`records_by_value${n}`).on(t.trid, t.type, sortKey(t[`value${n}`]), t.number),
    ),
    index('records_customers_by_city').on(t.trid, sortKey(t.city), t.number).where(typeIs(t.type, 'hfo.vp.customer')),
    ...modifiedWithin.map(({ type, name, field }) =>
      index(`records_modified_${name}`).on(t.trid, sortKey(t[field]), t.modified, t.number).where(typeIs(t.type, type)),
    ),
    // Counts the orders of some days by their groups without reading one.
    index('records_orders_received').on(t.trid, t.created, t.archived, t.value9).where(typeIs(t.type, 'hfo.vp.order')),
    // What is a user's own.
    index('records_audience').using('gin', t.trid, t.audience),
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
    /** The values of the columns that the type says are tallied, in its order. */
    values: text().array().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.trid, t.type, t.archived, t.values] })],
);

/** Gives the next number: one counter per record type, or per type and year. */
export const counters = pgTable('counters', { name: text().primaryKey(), last: ms('last').notNull() });

/** The user who edits a record at the moment; others may only read it until the edit ends or the time (ms) is over. */
export const recordLocks = pgTable(
  'record_locks',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    until: ms('until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }),
  ],
);

/** Events, once for each record with a timeline that shows them: a porting's own, its order's and its customer's. */
export const recordEvents = pgTable(
  'record_events',
  {
    trid: text().notNull(),
    /** The record with the timeline that shows the event. */
    subject: text().notNull(),
    id: text().notNull(),
    /** The record it happened to. */
    recordId: text('record_id').notNull(),
    time: ms('time').notNull(),
    actor: text().notNull(),
    staff: boolean().notNull(),
    kind: text().notNull(),
    text: text(),
    /** The text that every reader gets in their own language. */
    said: jsonb().$type<EventText>(),
    /** Of a comment: ids of users, and sides. */
    recipients: text().array(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.subject, t.id] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }),
    index('record_events_record').on(t.trid, t.recordId),
  ],
);

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
    /** True where an employee added it. */
    staff: boolean().notNull().default(false),
    /** When (ms) an employee opened it first. */
    read: ms('read'),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.id] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }),
    index('attachments_record').on(t.trid, t.recordId),
  ],
);

/** Documents that stay as first created, even if their layout changes later. */
export const recordPapers = pgTable(
  'record_papers',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    paper: text().notNull(),
    language: text().notNull(),
    bytes: bytea().notNull(),
    made: ms('made').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.paper, t.language] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }).onDelete('cascade'),
  ],
);

/** Where a stored file belongs, for who knows its id alone: archives, sweeps and backups. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: text().primaryKey(),
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    size: ms('size').notNull(),
    /** SHA-256 of the bytes, hexadecimal; null for older files until they were read once. */
    sha256: text(),
  },
  (t) => [index('stored_files_undigested').on(t.id).where(sql`${t.sha256} is null`)],
);

/** Files with a digest that did not match at the last read. A later good read removes the row. */
export const damagedFiles = pgTable(
  'damaged_files',
  {
    /** Where it lies: `files` or `library-copies`. */
    kind: text().notNull(),
    id: text().notNull(),
    damage: text().$type<'missing' | 'size' | 'content'>().notNull(),
    /** When (ms) that was noticed. */
    since: ms('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
);

/**
 * Telephone numbers that records name, as spans of all numbers that can be dialled behind them (`domain/numbers`). Held
 * spans of one moment never overlap, across all foundations: the migration adds this constraint, because drizzle cannot
 * express it.
 */
export const recordNumbers = pgTable(
  'record_numbers',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Of the record, as it says itself: ten thousand that name a number are counted without being read. */
    type: text().notNull(),
    archived: boolean().notNull(),
    span: int8range().notNull(),
    held: boolean().notNull(),
    /** Until when (ms) it is held; others may have it afterwards, whether or not its record was told. */
    until: ms('until'),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.span] }),
    index('record_numbers_span').using('gist', t.trid, t.span),
  ],
);
