import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Bilingual, NoticeAudience, NoticeChannels, Reach } from '#contract/notices/notice.ts';
import type { messageKinds, NoticeKind } from '#contract/notices/partner-notice.ts';
import { ms, users } from './tables.ts';

/** Disturbances, maintenance and news that employees publish; drafts have no `published`. */
export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    version: integer().notNull().default(1),
    kind: text().$type<NoticeKind>().notNull(),
    title: jsonb().$type<Bilingual>().notNull(),
    text: jsonb().$type<Bilingual>().notNull(),
    audience: jsonb().$type<NoticeAudience>().notNull(),
    channels: jsonb().$type<NoticeChannels>().notNull(),
    begin: ms('begin'),
    visibleFrom: ms('visible_from'),
    promise: ms('promise'),
    end: ms('end'),
    resolved: ms('resolved'),
    ended: ms('ended'),
    corrected: ms('corrected'),
    published: ms('published'),
    modified: ms('modified').notNull(),
    /** The users it concerned when it was published. */
    reach: jsonb().$type<Reach>().notNull().default({ users: 0, foundations: 0 }),
  },
  (t) => [
    index('notices_modified').on(t.modified),
    index('notices_open').on(t.modified).where(sql`${t.published} is not null and ${t.ended} is null`),
  ],
);

/** What was said of a notice while it ran. */
export const noticeMessages = pgTable(
  'notice_messages',
  {
    id: text().primaryKey(),
    notice: text()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    time: ms('time').notNull(),
    userId: text('user_id').notNull(),
    author: text().notNull(),
    kind: text().$type<(typeof messageKinds)[number]>().notNull(),
    text: jsonb().$type<Bilingual>(),
    /** The promise (ms) that it answers. */
    promised: ms('promised'),
    /** Users are still to be notified of it. */
    isPending: boolean('is_pending').notNull().default(false),
  },
  (t) => [
    index('notice_messages_notice').on(t.notice, t.id),
    index('notice_messages_pending').on(t.id).where(sql`${t.isPending}`),
  ],
);

/** Who has seen a notice, and whether they wait for news of it in place of a ticket. */
export const noticeReaders = pgTable(
  'notice_readers',
  {
    notice: text()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seen: ms('seen').notNull(),
    answer: text({ enum: ['wait', 'continue'] }),
  },
  (t) => [primaryKey({ columns: [t.notice, t.userId] }), index('notice_readers_user').on(t.userId)],
);
