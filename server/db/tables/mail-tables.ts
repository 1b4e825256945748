import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MailText } from '#domain/mails/mail-text.ts';
import { ms, users } from './tables.ts';

/** What mails say in place of the text that shipped, by variant of the portal; the latest that was published counts. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    id: text().primaryKey(),
    variant: text().notNull(),
    mail: text().notNull(),
    version: integer().notNull().default(1),
    /** Absent: the text that shipped. */
    content: jsonb().$type<MailText>(),
    /** Absent where an operator of the server did it. */
    preparedBy: text('prepared_by').references(() => users.id),
    modified: ms('modified').notNull(),
    /** Absent while it is prepared. */
    published: ms('published'),
    publishedBy: text('published_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('mail_texts_draft').on(t.variant, t.mail).where(sql`${t.published} is null`),
    index('mail_texts_in_force').on(t.variant, t.mail, t.published),
  ],
);
