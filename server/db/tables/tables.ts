import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MailboxNews, MailTemplate } from '#domain/mails/mail-value.ts';
import { sortKey } from '../fold.ts';

/** By the role that was given. */
export type Rights = Readonly<Record<string, { readonly by: string; readonly at: number }>>;

/** Milliseconds since the epoch. */
export const ms = (name: string) => bigint(name, { mode: 'number' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const int8range = customType<{ data: string }>({ dataType: () => 'int8range' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** The sort key of a column, kept with its row as `<column>_key`, so that an index alone says the order and which row stands there. */
export const keyOf = (column: string) =>
  customType<{ data: string }>({ dataType: () => 'text collate "C"' })(`${column}_key`)
    .notNull()
    .generatedAlwaysAs(sortKey(sql.identifier(column)));

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    username: text().notNull(),
    displayName: text('display_name').notNull(),
    email: text().notNull(),
    phone: text(),
    passwordHash: text('password_hash').notNull(),
    roles: text().array().notNull(),
    disabled: boolean().notNull().default(false),
    mustResetPassword: boolean('must_reset_password').notNull().default(false),
    acceptedTerms: text('accepted_terms'),
    acceptedTermsAt: ms('accepted_terms_at'),
    /** Tokens issued before this moment (ms) are refused: moved on password change. */
    sessionsSince: ms('sessions_since').notNull().default(0),
    created: ms('created').notNull(),
    /** Null until the user has chosen one: the password before that is unknown to everyone. */
    passwordSet: ms('password_set'),
    /** Last day with a login or with calls, or the moment in which an operator let the user in again. */
    lastActive: ms('last_active'),
    /** When a mail warned that the unused account will be locked. */
    idleNoticed: ms('idle_noticed'),
    /** Counts the changes by administrators, so that two of them lose nothing. */
    version: integer().notNull().default(1),
    /** Since when (ms) and why sign-in is blocked, where an administrator said so. */
    disabledSince: ms('disabled_since'),
    disabledReason: text('disabled_reason'),
  },
  (t) => [uniqueIndex('users_login').on(t.account, t.username), uniqueIndex('users_email').on(sql`lower(${t.email})`)],
);

export const foundations = pgTable(
  'foundations',
  {
    trid: text().primaryKey(),
    title: text(),
    type: text().notNull().default(''),
    active: boolean().notNull().default(true),
    app: text().notNull().default('ETC'),
    number: text().notNull(),
    /** Counts the changes by administrators, so that two of them lose nothing. */
    version: integer().notNull().default(1),
    /** When it was added (ms); null for those of before this was stored. */
    created: ms('created'),
    /** Since when (ms) and why it is locked. */
    ...{ lockedSince: ms('locked_since'), lockReason: text('lock_reason') },
    /** When (ms) an administrator last confirmed who may do what, and the name. */
    ...{ reviewed: ms('reviewed'), reviewedBy: text('reviewed_by') },
    /** The day from which its users sign in with a second factor only, and whether the distributor said so. */
    ...{ factorFrom: text('factor_from'), factorByOperator: boolean('factor_by_operator').notNull().default(true) },
    /** Its users sign in from these networks only, and again after so many hours; none limits nothing. */
    signInNetworks: text('sign_in_networks').array().notNull().default([]),
    sessionHours: integer('session_hours'),
  },
  // Few are not, and the search of employees asks for them in each of its parts.
  (t) => [index('foundations_inactive').on(t.trid).where(sql`not ${t.active}`)],
);

export const memberships = pgTable(
  'memberships',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    /**
     * The user's rights for this foundation alone, beside the user's own roles and the foundation's tags; who granted
     * them, and when (ms).
     */
    rights: jsonb().$type<Rights>().notNull().default({}),
    /** Set where the user sees only own records of the foundation: who said so, and when (ms). */
    ownOnly: jsonb('own_only').$type<Rights[string]>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.trid] })],
);

export const revokedTokens = pgTable('revoked_tokens', {
  jti: text().primaryKey(),
  expires: ms('expires').notNull(),
  /** From when on it is refused: a token that was renewed serves the calls under way a little longer. */
  since: ms('since').notNull().default(0),
});

/** Single-use secrets sent by mail or in a 901/902 answer; only their hash is kept. */
export const purposeTokens = pgTable('purpose_tokens', {
  hash: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  purpose: text().notNull(),
  expires: ms('expires').notNull(),
});

export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    mimetype: text().notNull(),
    size: ms('size').notNull(),
    /** SHA-256 of the bytes, hexadecimal; null until they are all there, and for older files until they were read once. */
    sha256: text(),
    finished: ms('finished'),
    created: ms('created').notNull(),
  },
  (t) => [index('uploads_created').on(t.created)],
);

/** One-time downloads: bound to a session and to files, first used within 60 s, then served for 15 minutes. */
export const downloadTokens = pgTable('download_tokens', {
  hash: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  /** The sign-in that asked for it, and that it ends with. */
  session: text().notNull().default(''),
  files: jsonb().notNull(),
  /** Who asked for it, where that was a deputy of the user. */
  deputy: jsonb().$type<{ by: string; session: string; trid: string; record: string }>(),
  name: text().notNull(),
  created: ms('created').notNull(),
  firstUsed: ms('first_used'),
});

/** What happened in a foundation. */
export const activities = pgTable(
  'activities',
  {
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    id: text().notNull(),
    userId: text('user_id'),
    time: ms('time').notNull(),
    actor: text().notNull(),
    kind: text().notNull(),
    text: text().notNull(),
    /** Of the record, where it has one. */
    number: text(),
    link: text(),
  },
  (t) => [primaryKey({ columns: [t.trid, t.id] }), index('activities_time').on(t.trid, t.time)],
);

/** What concerns a user alone, such as a login. */
export const userActivities = pgTable(
  'user_activities',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    time: ms('time').notNull(),
    actor: text().notNull(),
    kind: text().notNull(),
    text: text().notNull(),
    /** Of the record, where it has one. */
    number: text(),
    link: text(),
  },
  (t) => [index('user_activities_user').on(t.userId, t.time), index('user_activities_time').on(t.time)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    trid: text().notNull(),
    userId: text('user_id').notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb().notNull(),
    created: ms('created').notNull(),
  },
  (t) => [primaryKey({ columns: [t.trid, t.userId, t.key] }), index('idempotency_created').on(t.trid, t.created)],
);

/** Mails to send; written in the transaction that causes them and deleted once sent, because some carry secrets. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** What it is made of: the text in force when it is sent is filled with these values. */
    template: jsonb().$type<MailTemplate>(),
    /** Files that go with it, their bytes in base64. */
    files: jsonb().$type<readonly { name: string; mimetype: string; base64: string }[]>().notNull().default([]),
    /** Notifications of one user in this mail: checked again when it is sent. */
    tells: jsonb().$type<{
      readonly userId: string;
      readonly ids: readonly string[];
      readonly isDigest?: true;
      /** The end (ms) of the user's quiet hours, before which it is not sent. */
      readonly notBefore?: number;
    }>(),
    /** For a mailbox of an organisation: what it is about, checked again when it is sent. */
    mailbox: jsonb().$type<MailboxNews>(),
    /** The record that it is about, where how it fares is kept. */
    about: jsonb().$type<{ readonly trid: string; readonly recordId: string }>(),
    created: ms('created').notNull(),
    attempts: integer().notNull().default(0),
    nextAttempt: ms('next_attempt').notNull(),
  },
  (t) => [index('outbox_next').on(t.nextAttempt)],
);
