import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EditedCollection, VersionKind } from '#contract/content/edited-content.ts';
import { bytea, ms, users } from './tables.ts';

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

const entry = {
  collection: text().$type<EditedCollection>().notNull(),
  /** Name of the file below the folder of its language, without its ending. */
  entry: text().notNull(),
};
const written = {
  /** Digest of the file that it was written over; null where there was none. */
  base: text(),
  /** The entry as files. */
  de: text().notNull(),
  en: text(),
  /** Absent where an operator of the server did it. */
  userId: text('user_id'),
  author: text().notNull(),
  time: ms('time').notNull(),
};

/** What editors published over the files that came with the portal; the highest number of an entry is shown. */
export const contentVersions = pgTable(
  'content_versions',
  {
    ...entry,
    number: integer().notNull(),
    kind: text().$type<VersionKind>().notNull(),
    ...written,
    note: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.collection, t.entry, t.number] }), index('content_versions_user').on(t.userId)],
);

/** What is typed and not published yet, one of each entry. */
export const contentDrafts = pgTable(
  'content_drafts',
  { ...entry, version: integer().notNull().default(1), ...written },
  (t) => [primaryKey({ columns: [t.collection, t.entry] }), index('content_drafts_user').on(t.userId)],
);

/** Pictures that editors brought, by the name under which texts show them: `/images/<name>`. */
export const contentImages = pgTable(
  'content_images',
  {
    name: text().primaryKey(),
    mimetype: text().notNull(),
    bytes: bytea().notNull(),
    userId: text('user_id'),
    author: text().notNull(),
    time: ms('time').notNull(),
  },
  (t) => [index('content_images_user').on(t.userId)],
);
