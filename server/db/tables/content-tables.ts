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

/** Certificates, with the title that the course had on that day; one that was renewed takes the place of the one before. */
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
    /** Its last day (`YYYY-MM-DD`); null while its course says nothing of an end. */
    validUntil: text('valid_until'),
    /** What its user was told of its end. */
    reminded: text({ enum: ['endsSoon', 'ended'] }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.course] }), index('academy_certificates_valid_until').on(t.validUntil)],
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
