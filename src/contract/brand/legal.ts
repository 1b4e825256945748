import * as z from 'zod/mini';
import { asCleanText, asPlainText, day, text, time } from '../fields.ts';
import { organisationKinds } from '../staff/organisations.ts';

export const legalNames = ['imprint', 'privacy', 'accessibility', 'terms'] as const;
export type LegalName = (typeof legalNames)[number];

/** Who has to accept a version of the terms: users of these kinds of organisations; employees are asked with `all`. */
export const termsAudiences = ['all', ...organisationKinds, 'none'] as const;
export const termsAudience = z.enum(termsAudiences);
export type TermsAudience = z.output<typeof termsAudience>;

const maxLegalText = 60_000;
const markdown = z
  .string()
  .check(
    asCleanText,
    z.minLength(1, 'required'),
    z.minLength(20, 'tooShort:20'),
    z.maxLength(maxLegalText, `tooLong:${maxLegalText}`),
  );

const legalText = z.object({
  title: z.string(),
  description: z.string(),
  body: z.string(),
  /** What changed since the version before. */
  changes: z.array(z.string()),
});
export type LegalText = z.output<typeof legalText>;
const legalTexts = z.object({ de: legalText, en: legalText });
export type LegalTexts = z.output<typeof legalTexts>;

/** A run of text: plain, bold, or a link. */
const run = z.object({ text: z.string(), bold: z.optional(z.boolean()), href: z.optional(z.string()) });
export type LegalRun = z.output<typeof run>;
const runs = z.array(run);
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number(), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
  z.object({ kind: z.literal('table'), head: z.array(runs), rows: z.array(z.array(runs)) }),
]);
export type LegalBlock = z.output<typeof block>;

/** A change to the terms, as the page lists them. */
const termsChange = z.object({ version: z.string(), items: z.array(z.string()) });

/** `GET /legal/:name/:language`: what counts today, where it is not the text that shipped. */
export const publicLegal = z.object({
  /** Absent where the text that shipped counts. */
  text: z.optional(
    z.object({
      version: z.string(),
      title: z.string(),
      description: z.string(),
      blocks: z.array(block),
    }),
  ),
  /** Of terms, the latest first, without those that shipped. */
  changes: z.array(termsChange),
});
export type PublicLegal = z.output<typeof publicLegal>;

export const legalStages = ['preparing', 'waiting', 'released'] as const;

const legalVersion = z.object({
  id: z.string(),
  name: z.enum(legalNames),
  validFrom: z.string(),
  version: z.number(),
  stage: z.enum(legalStages),
  texts: legalTexts,
  audience: z.optional(termsAudience),
  preparedBy: z.string(),
  modified: time,
  releasedBy: z.optional(z.string()),
  released: z.optional(time),
  /** The approval that it waits for. */
  approval: z.optional(z.string()),
});
export type LegalVersion = z.output<typeof legalVersion>;

export const legalOverview = z.object({
  today: z.string(),
  /** The latest first. */
  versions: z.array(legalVersion),
  /** What shipped, from which a first version is made. */
  shipped: z.record(z.string(), z.object({ version: z.string(), texts: legalTexts })),
  /** Administrators who may release what the caller prepared. */
  others: z.array(z.string()),
  /** Users who would be asked to accept terms, by audience. */
  reach: z.record(z.string(), z.number()),
});
export type LegalOverview = z.output<typeof legalOverview>;

const lines = z.optional(z.string().check(asCleanText, z.maxLength(3000, 'tooLong:3000')));
const draftFields = {
  validFrom: day,
  audience: z.optional(termsAudience),
  titleDe: text(2, 80),
  titleEn: text(2, 80),
  descriptionDe: text(2, 300),
  descriptionEn: text(2, 300),
  bodyDe: markdown,
  bodyEn: markdown,
  /** What changed since the version before, a line for each change. */
  changesDe: lines,
  changesEn: lines,
};
/** A version as it is typed. */
export const legalDraft = z.strictObject(draftFields);
export type LegalDraft = z.output<typeof legalDraft>;

const version = z.number();
export const legalAction = z.discriminatedUnion('_action', [
  /** `version` 0 begins a draft. */
  z.strictObject({ _action: z.literal('save'), version, ...draftFields }),
  z.strictObject({ _action: z.literal('publish'), version }),
  z.strictObject({ _action: z.literal('discard'), version }),
]);
export type LegalAction = z.output<typeof legalAction>;
export const legalParams = z.object({ name: z.enum(legalNames) });
export const legalLanguageParams = z.object({ name: z.enum(legalNames), language: z.enum(['de', 'en']) });
export const receiptParams = z.object({
  user: z.string().check(asPlainText, z.maxLength(60)),
  version: z.string().check(asPlainText, z.maxLength(20)),
  language: z.enum(['de', 'en']),
});
