import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ms, users } from './tables.ts';

/** Which lessons of the academy a user has opened and finished. */
export const academyProgress = pgTable(
  'academy_progress',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    course: text().notNull(),
    lesson: text().notNull(),
    /** Last time. */
    opened: ms('opened').notNull(),
    /** First time. */
    done: ms('done'),
    /** Second of the film at which it was left. */
    second: integer(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.course, t.lesson] })],
);

/** Certificates, with the title that the course had on that day. */
export const academyCertificates = pgTable(
  'academy_certificates',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    course: text().notNull(),
    number: text().notNull().unique(),
    title: text().notNull(),
    issued: ms('issued').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.course] })],
);

/** Announcements that a user has put away. */
export const dismissedAnnouncements = pgTable(
  'dismissed_announcements',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    announcement: text().notNull(),
    dismissed: ms('dismissed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.announcement] }),
    index('dismissed_announcements_dismissed').on(t.dismissed),
  ],
);
