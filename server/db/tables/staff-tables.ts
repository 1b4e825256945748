import { boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { records } from './record-tables.ts';
import { ms } from './tables.ts';

/** Which employee has taken a record over; kept while it waits for the partner, so that it comes back to the same person. */
export const staffAssignments = pgTable(
  'staff_assignments',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    userId: text('user_id').notNull(),
    since: ms('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }),
  ],
);

/**
 * What people of one house tell each other about a record: employees, or the users of its organisation. Apart from the
 * record, so that nothing that reads records can show it to the other house.
 */
export const internalNotes = pgTable(
  'internal_notes',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    id: text().notNull(),
    time: ms('time').notNull(),
    author: text().notNull(),
    text: text().notNull(),
    house: text({ enum: ['staff', 'partner'] })
      .notNull()
      .default('staff'),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.id] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }),
  ],
);

/** Steps of a checklist that an employee has ticked for a record; a step is named by its words. */
export const checklistTicks = pgTable(
  'checklist_ticks',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    step: text().notNull(),
    time: ms('time').notNull(),
    author: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.step] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }),
  ],
);

/** Which employees have a record open at the desk; a row that was not renewed for a short time says nothing any more. */
export const deskPresence = pgTable(
  'desk_presence',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    userId: text('user_id').notNull(),
    time: ms('time').notNull(),
    isTyping: boolean('is_typing').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.userId] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }),
  ],
);

/** What employees have done with what waited for them, for the figures of the desk. */
export const finishedWork = pgTable(
  'finished_work',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    finished: ms('finished').notNull(),
    type: text().notNull(),
    reason: text(),
    operator: text(),
    /** Who had it. */
    assignee: text(),
    since: ms('since').notNull(),
    /** By when (ms) it should have been done, where that was said. */
    due: ms('due'),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.finished] }),
    index('finished_work_finished').on(t.finished, t.type, t.due),
  ],
);
