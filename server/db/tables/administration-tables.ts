import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ms, users } from './tables.ts';

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
