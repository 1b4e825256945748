import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foundations, ms, users } from './tables.ts';

/** What one administrator prepared and another releases. */
export const approvals = pgTable(
  'approvals',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The user or the foundation that it changes. */
    subject: text().notNull(),
    /** Of a change: what was and what is to be. */
    before: text().notNull().default(''),
    after: text().notNull().default(''),
    reason: text().notNull(),
    /** `prepared` until it is decided or its time is over. */
    state: text().notNull(),
    preparedBy: text('prepared_by')
      .notNull()
      .references(() => users.id),
    prepared: ms('prepared').notNull(),
    expires: ms('expires').notNull(),
    decidedBy: text('decided_by').references(() => users.id),
    decided: ms('decided'),
  },
  (t) => [
    uniqueIndex('approvals_open').on(t.kind, t.subject).where(sql`${t.state} = 'prepared'`),
    index('approvals_prepared').on(t.prepared),
    index('approvals_subject').on(t.subject),
  ],
);

/** Organisations below another one. An ended row keeps its code, which is never given again. */
export const subPartners = pgTable(
  'sub_partners',
  {
    code: text().primaryKey(),
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    parent: text()
      .notNull()
      .references(() => foundations.trid),
    since: ms('since').notNull(),
    ended: ms('ended'),
  },
  (t) => [
    uniqueIndex('sub_partners_present').on(t.trid).where(sql`${t.ended} is null`),
    index('sub_partners_parent').on(t.parent).where(sql`${t.ended} is null`),
  ],
);
