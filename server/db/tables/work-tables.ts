import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ms, tsvector } from './tables.ts';

interface Sorted {
  readonly due: AnyPgColumn;
  readonly assignee: AnyPgColumn;
}

/** What has no due time comes after all that has one (the last moment that a date can name). */
export const dueKey = ({ due }: Pick<Sorted, 'due'>) => sql`coalesce(${due}, 8640000000000000)`;
/** '' if no employee is assigned, so that the index also orders these. */
export const assigneeKey = ({ assignee }: Pick<Sorted, 'assignee'>) => sql`coalesce(${assignee}, '')`;

/**
 * Work items, one for each record and side, updated with each write of a record: partners see those of their
 * foundations, employees see all.
 */
export const workItems = pgTable(
  'work_items',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Who has to act: `partner` or `staff`. */
    side: text().notNull(),
    type: text().notNull(),
    /** What is to be done, a key of the `waiting` texts. */
    task: text().notNull(),
    foreignid: text(),
    /** The kind within its type, as a ticket's type. */
    reason: text(),
    /** The operator or carrier that it is about, as `providerName` knows it. */
    operator: text(),
    title: text().notNull(),
    customer: text(),
    detail: text(),
    /** Since when (ms) it waits with this task. */
    since: ms('since').notNull(),
    /** From when (ms) on it is shown. */
    from: ms('from').notNull(),
    /** By when (ms) it should be done. */
    due: ms('due'),
    /** The audience of the record, if not every reader of its type may see it. */
    audience: text().array().notNull().default([]),
    /** The employee who has taken it over. */
    assignee: text(),
    /** What employees find it by. */
    words: tsvector().notNull().default(sql`''::tsvector`),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.side] }),
    index('work_items_foundation').on(t.trid, t.side, t.type, t.due),
    index('work_items_staff').on(dueKey(t), t.since, t.recordId).where(sql`${t.side} = 'staff'`),
    index('work_items_kind').on(t.type, dueKey(t), t.since, t.recordId).where(sql`${t.side} = 'staff'`),
    index('work_items_assignee').on(assigneeKey(t), dueKey(t), t.since, t.recordId).where(sql`${t.side} = 'staff'`),
    index('work_items_new')
      .on(dueKey(t), t.since, t.recordId)
      .where(sql`${t.side} = 'staff' and ${t.task} in ('review', 'decide')`),
    index('work_items_words').using('gin', t.words).where(sql`${t.side} = 'staff'`),
  ],
);
