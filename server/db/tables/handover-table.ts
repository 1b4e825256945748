import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { HandoverEvent, HandoverTarget } from '#contract/sales/order-handover.ts';
import { records } from './record-tables.ts';
import { ms } from './tables.ts';

/** Orders for the distributor's own system, written with the change that they report. */
export const orderHandovers = pgTable(
  'order_handovers',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Of the record; each is handed over once to each target, however often it is sent again. */
    version: integer().notNull(),
    target: text().$type<HandoverTarget>().notNull(),
    /** Names the message for its receiver. */
    id: text().notNull(),
    event: text().$type<HandoverEvent>().notNull(),
    created: ms('created').notNull(),
    /** The document until it is handed over; afterwards the order alone has it. */
    body: text(),
    done: ms('done'),
    attempts: integer().notNull().default(0),
    nextAttempt: ms('next_attempt').notNull(),
    /** How the last attempt failed. */
    fault: text(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.version, t.target] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }).onDelete('cascade'),
    index('order_handovers_due').on(t.trid, t.nextAttempt).where(sql`${t.done} is null`),
  ],
);
