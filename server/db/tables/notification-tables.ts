import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MailboxEvent } from '#contract/integrations/mailbox.ts';
import type { NotificationEvent } from '#contract/me/settings.ts';
import type { Locale } from '#domain/access/routes.ts';
import { foundations, ms, users } from './tables.ts';

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

/** Browsers to which a push service brings the news of a user. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint: a browser belongs to one user at a time. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** Public key of the browser, and the secret that it shares with the portal. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The sign-in in which it was switched on, or of which the browser said later that it goes on. */
    sessionId: text('session_id').notNull(),
    /** Browser and system in two words. */
    client: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    created: ms('created').notNull(),
    /** The last sign-in in this browser. */
    confirmed: ms('confirmed').notNull(),
    lastSuccess: ms('last_success'),
    /** Refusals in a row. */
    failures: integer().notNull().default(0),
  },
  (t) => [
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionId),
    index('push_subscriptions_confirmed').on(t.confirmed),
  ],
);

/** Notifications that wait to be sent to browsers. */
export const pushMessages = pgTable(
  'push_messages',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notificationId: text('notification_id').notNull(),
    userId: text('user_id').notNull(),
    created: ms('created').notNull(),
    attempts: integer().notNull().default(0),
    nextAttempt: ms('next_attempt').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.notificationId] }),
    index('push_messages_due').on(t.nextAttempt),
    index('push_messages_user').on(t.userId),
  ],
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

/** Addresses of organisations that get mails beside the users. */
export const roleMailboxes = pgTable(
  'role_mailboxes',
  {
    id: text().primaryKey(),
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    version: integer().notNull().default(1),
    email: text().notNull(),
    events: text().array().$type<MailboxEvent[]>().notNull(),
    /** Ended by the link of a mail. */
    unsubscribed: text().array().$type<MailboxEvent[]>().notNull().default([]),
    /** No mail tells more than this user may see. */
    setBy: text('set_by').references(() => users.id),
    created: ms('created').notNull(),
    confirmed: ms('confirmed'),
    /** SHA-256 of the token in the link to confirm, and when it was sent. */
    linkHash: text('link_hash'),
    asked: ms('asked').notNull(),
    /** Signs links for unsubscribing and the address for bounces. */
    secret: text().notNull(),
    bounced: ms('bounced'),
  },
  (t) => [
    uniqueIndex('role_mailboxes_email').on(t.trid, t.email),
    uniqueIndex('role_mailboxes_link').on(t.linkHash),
    index('role_mailboxes_set_by').on(t.setBy),
  ],
);
