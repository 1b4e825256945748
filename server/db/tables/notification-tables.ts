import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationEvent } from '#contract/me/settings.ts';
import type { Locale } from '#domain/access/routes.ts';
import { ms, users } from './tables.ts';

/** Notifications, one row for each recipient; access is checked each time one is shown or sent. */
export const notifications = pgTable(
  'notifications',
  {
    /** Grows with time. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().$type<NotificationEvent>().notNull(),
    title: jsonb().$type<{ readonly de: string; readonly en: string }>().notNull(),
    /** From the portal's root. */
    link: text().notNull(),
    created: ms('created').notNull(),
    read: ms('read'),
    /** It waits for the user's next daily mail. */
    digest: boolean().notNull().default(false),
    /** What it is about: a record of a foundation, */
    trid: text(),
    recordId: text('record_id'),
    /** documents of the library by their paths, */
    documents: text().array().notNull().default([]),
    /** a newsletter, */
    newsletter: text(),
    /** a course of the academy, */
    course: text(),
    /** or a notice of the distributor. */
    notice: text(),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id),
    index('notifications_unread').on(t.userId, t.id).where(sql`${t.read} is null`),
    index('notifications_digest').on(t.userId, t.created).where(sql`${t.digest}`),
    index('notifications_newsletter').on(t.newsletter).where(sql`${t.newsletter} is not null`),
    index('notifications_created').on(t.created),
  ],
);

/** The address at which a calendar program reads the days of a user. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull(),
    locale: text().$type<Locale>().notNull(),
    hasNames: boolean('has_names').notNull(),
    created: ms('created').notNull(),
    lastUsed: ms('last_used'),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
);

/** Data for a user's mails beside the settings. */
export const mailSubscriptions = pgTable('mail_subscriptions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Signs the links for unsubscribing. */
  secret: text().notNull(),
  /** Up to when (ms) the last daily mail told what had happened. */
  digest: ms('digest').notNull().default(0),
});
