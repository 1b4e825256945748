import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, foundations, ms, users } from './tables.ts';

/** What users say of themselves beside name, mail address and telephone number. */
export const userProfiles = pgTable('user_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  salutation: text(),
  title: text(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  position: text(),
  mobile: text(),
});

/** Which version of the terms of use a user accepted, and when. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    version: text().notNull(),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] }), index('terms_acceptances_at').on(t.at)],
);

/** Portraits, apart from what is read with each profile. */
export const userPhotos = pgTable('user_photos', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  mimetype: text().notNull(),
  bytes: bytea().notNull(),
  modified: ms('modified').notNull(),
});

/** What stands at the head of a partner's offers: a PNG that documents can take. */
export const foundationLogos = pgTable('foundation_logos', {
  trid: text()
    .primaryKey()
    .references(() => foundations.trid),
  bytes: bytea().notNull(),
  modified: ms('modified').notNull(),
});

/** New mail addresses that wait for their confirmation; of the secret in the mail only the hash is kept. */
export const emailChanges = pgTable(
  'email_changes',
  {
    hash: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    email: text().notNull(),
    expires: ms('expires').notNull(),
  },
  (t) => [index('email_changes_user').on(t.userId), index('email_changes_expires').on(t.expires)],
);
