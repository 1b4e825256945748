import { foreignKey, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { records } from './record-tables.ts';
import { ms } from './tables.ts';

/** Mails about a record and how they fared; what they say is not kept. */
export const recordMails = pgTable(
  'record_mails',
  {
    trid: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Of the mail in the outbox. */
    id: text().notNull(),
    recipient: text().notNull(),
    title: jsonb().$type<{ readonly de: string; readonly en: string }>().notNull(),
    created: ms('created').notNull(),
    /** When the mail server took it. */
    sent: ms('sent'),
    /** When it was refused last; it may be tried again. */
    refused: ms('refused'),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.recordId, t.id] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }).onDelete('cascade'),
  ],
);
