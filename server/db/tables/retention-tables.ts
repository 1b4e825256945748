import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PersonCriteria, PersonHit, PersonReceipt } from '#domain/retention/person-request.ts';
import { records } from './record-tables.ts';
import { ms, users } from './tables.ts';

/** Periods that administrators changed; all others are as the rules say. */
export const retentionPeriods = pgTable('retention_periods', {
  rule: text().primaryKey(),
  months: integer().notNull(),
  version: integer().notNull(),
  changed: ms('changed').notNull(),
  changedBy: text('changed_by').references(() => users.id),
});

/** Records that are held beyond their time, and those without their people. */
export const retentionMarks = pgTable(
  'retention_marks',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    kind: text().$type<'hold' | 'blanked'>().notNull(),
    /** The last day of a hold. */
    until: text(),
    reason: text(),
    by: text().notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.kind] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }).onDelete('cascade'),
  ],
);

/** What was released of a due list, and how far it is done. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: text().primaryKey(),
    rule: text().notNull(),
    /** What happened before this moment (ms) was due at the release. */
    before: ms('before').notNull(),
    state: text().$type<'running' | 'done'>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Null where the command line released it. */
    releasedBy: text('released_by').references(() => users.id),
    started: ms('started').notNull(),
    finished: ms('finished'),
  },
  (t) => [index('retention_runs_started').on(t.started), index('retention_runs_state').on(t.state)],
);

/** Requests of people about their data: to have them, or to have them erased. */
export const personRequests = pgTable(
  'person_requests',
  {
    id: text().primaryKey(),
    number: text().notNull(),
    kind: text().$type<'export' | 'erase'>().notNull(),
    state: text().$type<'open' | 'waiting' | 'released' | 'done' | 'withdrawn'>().notNull(),
    version: integer().notNull().default(1),
    /** Who asks; after an erasure the name alone. */
    person: jsonb().$type<PersonCriteria>().notNull(),
    /** Days: when it arrived, and by when it is to be answered. */
    received: text().notNull(),
    due: text().notNull(),
    channel: text().notNull(),
    /** How the person was recognised. */
    recognised: text().notNull(),
    /** What was chosen of what was found. */
    hits: jsonb().$type<readonly PersonHit[]>().notNull().default([]),
    receipt: jsonb().$type<PersonReceipt>(),
    /** Null where the command line made it. */
    createdBy: text('created_by').references(() => users.id),
    created: ms('created').notNull(),
    releasedBy: text('released_by').references(() => users.id),
    released: ms('released'),
    finished: ms('finished'),
    downloads: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('person_requests_number').on(t.number), index('person_requests_state').on(t.state, t.due)],
);
