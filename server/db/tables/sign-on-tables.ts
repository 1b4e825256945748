import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClaimMapping } from '#domain/integrations/sign-on/claims.ts';
import { foundations, ms, users } from './tables.ts';

/** What a second administrator still has to release, of the provider of the employees. */
export interface ProviderProposal {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string | null;
  readonly domains: string[];
  readonly mapping: ClaimMapping;
  readonly createsUsers: boolean;
  readonly passwordOff: boolean;
  readonly factorValues: string[];
  /** Absent in proposals of before there was the setting. */
  readonly endsAtProvider?: boolean;
}

/** OpenID Connect providers: one of an organisation, or the one of the employees, which has no `trid`. */
export const signOnProviders = pgTable(
  'sign_on_providers',
  {
    id: text().primaryKey(),
    trid: text().references(() => foundations.trid),
    name: text().notNull(),
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    /** Sealed; null for a public client. */
    secret: text(),
    /** Mail domains by which the login finds it; new users need an address in one of them. */
    domains: text().array().notNull(),
    mapping: jsonb().$type<ClaimMapping>().notNull(),
    createsUsers: boolean('creates_users').notNull().default(false),
    passwordOff: boolean('password_off').notNull().default(false),
    /** Values of `amr` or `acr` that count as a second factor; without any the portal asks for its own. */
    factorValues: text('factor_values').array().notNull(),
    /** Signing out here signs out at the provider too. */
    endsAtProvider: boolean('ends_at_provider').notNull().default(false),
    /** Who saved the settings last: what the mapping gives counts by the present rights of this user. */
    authorId: text('author_id').references(() => users.id),
    /** Of the provider of the employees: who released them. */
    releaserId: text('releaser_id').references(() => users.id),
    /** Not usable before it was released. */
    isActive: boolean('is_active').notNull(),
    proposal: jsonb().$type<ProviderProposal>(),
    created: ms('created').notNull(),
    /** The last check of the connection, and what was wrong then. */
    checked: ms('checked'),
    checkedBy: text('checked_by'),
    checkFault: text('check_fault'),
    /** Of the token of SCIM only the hash is kept, and its first signs. */
    scimHash: text('scim_hash'),
    scimBegin: text('scim_begin'),
    scimSince: ms('scim_since'),
    /** Written every few minutes at most. */
    scimUsed: ms('scim_used'),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('sign_on_providers_owner').on(sql`coalesce(${t.trid}, '')`),
    uniqueIndex('sign_on_providers_scim').on(t.scimHash),
  ],
);

/** Which account of a provider a user is. */
export const signOnUsers = pgTable(
  'sign_on_users',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => signOnProviders.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** `sub` of its tokens; null until the first sign-in. */
    subject: text(),
    /** What SCIM calls it. */
    externalId: text('external_id'),
    created: ms('created').notNull(),
    lastUsed: ms('last_used'),
    /** SCIM said that the user has left, or was never let in. */
    isEnded: boolean('is_ended').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.userId] }),
    uniqueIndex('sign_on_users_subject').on(t.providerId, t.subject),
    uniqueIndex('sign_on_users_external').on(t.providerId, t.externalId),
    index('sign_on_users_user').on(t.userId),
  ],
);

/** Sign-ins under way, from the leave to the provider until the session; deleted with their use. Secrets are hashes. */
export const signOnAttempts = pgTable(
  'sign_on_attempts',
  {
    /** Of the `state` first, then of the code that the page redeems, then of the token of a second factor. */
    hash: text().primaryKey(),
    step: text().notNull(),
    providerId: text('provider_id')
      .notNull()
      .references(() => signOnProviders.id, { onDelete: 'cascade' }),
    nonce: text().notNull(),
    /** PKCE towards the provider. */
    verifier: text().notNull(),
    /** SHA-256 of what the browser keeps: the page that left is the one that goes on. */
    challenge: text().notNull(),
    locale: text().notNull(),
    redirect: text(),
    userId: text('user_id').references(() => users.id),
    subject: text(),
    sid: text(),
    hasFactor: boolean('has_factor').notNull().default(false),
    expires: ms('expires').notNull(),
  },
  (t) => [index('sign_on_attempts_expires').on(t.expires)],
);

/** Sessions that a provider opened, which it may end. */
export const signOnSessions = pgTable(
  'sign_on_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    providerId: text('provider_id')
      .notNull()
      .references(() => signOnProviders.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    sid: text(),
    /** The provider asked for a second factor that counts here. */
    hasFactor: boolean('has_factor').notNull(),
    expires: ms('expires').notNull(),
  },
  (t) => [
    index('sign_on_sessions_subject').on(t.providerId, t.subject),
    index('sign_on_sessions_expires').on(t.expires),
  ],
);

/** Groups as SCIM says them; the mapping of the provider makes roles of their names. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    id: text().primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => signOnProviders.id, { onDelete: 'cascade' }),
    displayName: text('display_name').notNull(),
    externalId: text('external_id'),
    /** Ids of users. */
    members: text().array().notNull(),
    created: ms('created').notNull(),
  },
  (t) => [uniqueIndex('scim_groups_name').on(t.providerId, t.displayName)],
);
