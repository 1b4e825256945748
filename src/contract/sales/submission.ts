import * as z from 'zod/mini';
import { day, email, text, time, uploadIds } from '../fields.ts';
import { priceSummary } from './price-summary.ts';
import { finding } from './record-check.ts';
import { signatureModes } from './signature-modes.ts';

/** Declarations before an order is sent; the order decides which of them are required (`domain/orders`). */
export const consentKeys = [
  'consentAuthority',
  'consentTerms',
  'consentSummary',
  'consentPrivacy',
  'consentPorting',
  'consentSepa',
  'consentWithdrawal',
  'consentEarlyStart',
  'consentCredit',
] as const;
export type ConsentKey = (typeof consentKeys)[number];

/** A drawn signature: an uploaded PNG of at most 200 KiB. */
export const maxSignatureBytes = 200 * 1024;
const drawing = z.string('signature').check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, 'signature'));

/** How an order is signed; the mandate of a direct debit needs a signature of its own. */
export const signature = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('upload'), signedFiles: uploadIds(1, 5) }),
  z.strictObject({
    mode: z.literal('drawn'),
    image: drawing,
    mandateImage: z.optional(drawing),
    place: text(2, 60),
    date: day,
    signer: text(2, 120),
  }),
  /** The customer confirms by a link that is sent here; the order comes into being only then. */
  z.strictObject({ mode: z.literal('link'), email, signer: text(2, 120) }),
]);
export type Signature = z.infer<typeof signature>;

export const submitFields = {
  consents: z.partialRecord(z.enum(consentKeys), z.boolean()),
  /** Paths of the warnings that were read. */
  confirmedWarnings: z.array(z.string()),
  signature,
} as const;

export interface Submission {
  readonly consents: Partial<Record<ConsentKey, boolean>>;
  readonly confirmedWarnings: readonly string[];
  readonly signature: Signature;
}

/** The document as shown and confirmed; older entries hold the path only. */
const readWarning = z.union([finding, z.string()]);
export type ReadWarning = z.infer<typeof readWarning>;
export const readWarnings = z.array(readWarning);

/** A declaration as it was given: its text's version, who and when. */
export const givenConsent = z.object({
  key: z.enum(consentKeys),
  textVersion: z.string(),
  by: z.string(),
  at: time,
});

/** An order that waits for confirmation by its customer; only a hash of the link's secret is stored. */
export const awaitedConfirmation = z.object({
  sent: time,
  expires: time,
  email: z.string(),
  signer: z.string(),
  /** Hash of the secret. */
  secret: z.string(),
  revision: z.number(),
  /** The customer and the prices as they were read. */
  customer: z.record(z.string(), z.unknown()),
  prices: priceSummary,
  consents: z.array(givenConsent),
  confirmedWarnings: readWarnings,
  /** Who sent it, by name and mail. */
  by: z.string(),
  notify: z.optional(z.string()),
});

/** What stays of a signature with the order: never changed, found again by its hash. */
export const signed = z.object({
  mode: z.enum(signatureModes),
  signer: z.string(),
  place: z.optional(z.string()),
  date: z.optional(z.string()),
  at: time,
  /** Of the signed document, SHA-256 in hex. */
  sha256: z.string(),
  /** PNG as base64, in the record itself alone. */
  image: z.optional(z.string()),
  mandateImage: z.optional(z.string()),
});
export type Signed = z.infer<typeof signed>;
