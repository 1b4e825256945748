import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BrandCompany, BrandLook, BrandPart } from '#contract/brand/brand.ts';
import type { LegalName, LegalTexts, TermsAudience } from '#contract/brand/legal.ts';
import { bytea, ms, users } from './tables.ts';

/** Logo, colours, sender and company of a variant, where they are not those that shipped. */
export const brands = pgTable('brands', {
  variant: text().primaryKey(),
  look: jsonb().$type<BrandLook>(),
  lookVersion: integer('look_version').notNull().default(0),
  lookBy: text('look_by').references(() => users.id),
  lookChanged: ms('look_changed'),
  /** Prepared for a second administrator. */
  proposal: jsonb().$type<BrandLook>(),
  proposedBy: text('proposed_by').references(() => users.id),
  proposed: ms('proposed'),
  company: jsonb().$type<BrandCompany>(),
  companyVersion: integer('company_version').notNull().default(0),
  companyBy: text('company_by').references(() => users.id),
  companyChanged: ms('company_changed'),
});

/** What each change made of a brand. */
export const brandVersions = pgTable(
  'brand_versions',
  {
    variant: text().notNull(),
    part: text().$type<BrandPart>().notNull(),
    version: integer().notNull(),
    content: jsonb().$type<BrandLook | BrandCompany>().notNull(),
    /** Absent where an operator of the server did it. */
    by: text().references(() => users.id),
    /** The second person, of what two publish. */
    releasedBy: text('released_by').references(() => users.id),
    published: ms('published').notNull(),
  },
  (t) => [primaryKey({ columns: [t.variant, t.part, t.version] })],
);

/** Logos by the digest of their bytes; one that no brand names is deleted with the next upload. */
export const brandLogos = pgTable('brand_logos', {
  digest: text().primaryKey(),
  mimetype: text().notNull(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  stored: ms('stored').notNull(),
});

/** Versions of imprint, privacy, accessibility and terms beside those that shipped. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: text().primaryKey(),
    name: text().$type<LegalName>().notNull(),
    /** `YYYY-MM-DD` in Berlin from which it counts; the version of terms. */
    validFrom: text('valid_from').notNull(),
    version: integer().notNull().default(1),
    texts: jsonb().$type<LegalTexts>().notNull(),
    /** Of terms: who has to accept them. */
    audience: jsonb().$type<TermsAudience>(),
    preparedBy: text('prepared_by').references(() => users.id),
    modified: ms('modified').notNull(),
    /** Absent while it is prepared. */
    released: ms('released'),
    releasedBy: text('released_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('legal_texts_draft').on(t.name).where(sql`${t.released} is null`),
    uniqueIndex('legal_texts_terms').on(t.validFrom).where(sql`${t.name} = 'terms'`),
    index('legal_texts_in_force').on(t.name, t.validFrom),
  ],
);
