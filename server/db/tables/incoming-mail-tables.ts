import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { IncomingFile, IncomingMailState, WaitReason } from '#contract/incoming-mail.ts';
import { records } from './record-tables.ts';
import { bytea, ms, users } from './tables.ts';

/** Addresses that mails name for answers and bounces: one for a user, and one for each record that the user was mailed about. */
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    /** The first part of the token in the address; the other one is its signature. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty, as the record, where the address takes bounces alone. */
    trid: text().notNull().default(''),
    recordId: text('record_id').notNull().default(''),
    /** When a mail named it last. */
    used: ms('used').notNull(),
  },
  (t) => [
    uniqueIndex('reply_addresses_place').on(t.userId, t.trid, t.recordId),
    index('reply_addresses_used').on(t.used),
  ],
);

/** Answers that came by mail, each once. What they say is kept only while they wait for an employee. */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    trid: text().notNull(),
    /** Digest of message id, sender, text and files. */
    id: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The user of the address that it was sent to. */
    userId: text('user_id').notNull(),
    /** Its message id, where it has a usable one. */
    messageId: text('message_id'),
    received: ms('received').notNull(),
    state: text().$type<IncomingMailState>().notNull(),
    reason: text().$type<WaitReason>(),
    content: jsonb().$type<{
      readonly sender: string;
      readonly subject: string;
      readonly text: string;
      readonly files: readonly IncomingFile[];
    }>(),
    /** The message as it arrived. */
    raw: bytea(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.id] }),
    foreignKey({ columns: [t.trid, t.recordId], foreignColumns: [records.trid, records.id] }).onDelete('cascade'),
    index('incoming_mails_record').on(t.trid, t.recordId, t.received),
    index('incoming_mails_user').on(t.trid, t.userId, t.received),
  ],
);

/** Addresses of users that mails came back from; it counts while the user has that address. */
export const bouncedAddresses = pgTable('bounced_addresses', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** What the mail server of the recipient said (RFC 3463). */
  status: text().notNull(),
  at: ms('at').notNull(),
});
