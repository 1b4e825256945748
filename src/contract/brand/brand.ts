import * as z from 'zod/mini';
import { asCleanText, asPlainText, email, street, text, time, zip } from '../fields.ts';
import { emailFault, isEmail, mendEmail } from '../text/email-address.ts';
import { isColour, mendColour } from './colour.ts';

/** Bytes of a logo. */
export const largestBrandLogo = 200 * 1024;
export const brandLogoTypes = ['image/svg+xml', 'image/png'] as const;
/** Points of one that is a PNG. */
export const brandLogoLimits = { maxSide: 2400, maxPixels: 2400 * 1200 } as const;

/** By which a stored logo is found. */
const digest = z.string().check(asPlainText, z.regex(/^(?:[0-9a-f]{64})?$/, 'brandLogo'));
const colour = z.string().check(z.overwrite(mendColour), z.minLength(1, 'required'), z.refine(isColour, 'colour'));
const short = (max: number) => z.string().check(asCleanText, z.maxLength(max, `tooLong:${max}`));
const emailOrNone = z.string().check(
  z.overwrite(mendEmail),
  z.maxLength(254, 'tooLong:254'),
  z.refine<string>((value) => value === '' || isEmail(value), { error: ({ input }) => emailFault(String(input)) }),
);

export const maxSignature = 300;
const maxSignatureLines = 8;
const signature = z.string().check(
  asCleanText,
  z.maxLength(maxSignature, `tooLong:${maxSignature}`),
  z.refine((value) => value.split('\n').length <= maxSignatureLines, `tooManyLines:${maxSignatureLines}`),
);

const lookFields = {
  brand: colour,
  accent: colour,
  /** Empty where the sender of the mail server stands. */
  sender: short(60),
  /** Empty where answers go to the sender. */
  replyTo: emailOrNone,
  /** Below the text of each mail; in one language only with the other. */
  signatureDe: signature,
  signatureEn: signature,
  /** Empty where the letters of the variant stand. */
  logo: digest,
};
/** What two persons publish. */
export const brandLook = z.strictObject(lookFields).check(
  z.refine(({ signatureDe, signatureEn }) => signatureDe === '' || signatureEn !== '', {
    ...{ path: ['signatureEn'], error: 'signatureBoth' },
  }),
  z.refine(({ signatureDe, signatureEn }) => signatureEn === '' || signatureDe !== '', {
    ...{ path: ['signatureDe'], error: 'signatureBoth' },
  }),
);
export type BrandLook = z.output<typeof brandLook>;

const companyFields = {
  nameDe: text(2, 40),
  nameEn: text(2, 40),
  company: text(2, 80),
  street,
  zip,
  city: text(2, 60),
  hotline: z.string().check(asPlainText, z.minLength(1, 'required'), z.regex(/^\+?[\d ()/-]{5,30}$/, 'phone')),
  hoursDe: text(3, 80),
  hoursEn: text(3, 80),
  email,
  directors: short(200),
  court: short(80),
  register: short(40),
  vatId: short(20),
};
/** What counts as soon as it is saved. */
export const brandCompany = z.strictObject(companyFields);
export type BrandCompany = z.output<typeof brandCompany>;

/** A logo that is kept: its size is that of its drawing, in points. */
export const storedLogo = z.object({
  digest: z.string(),
  mimetype: z.enum(brandLogoTypes),
  width: z.number(),
  height: z.number(),
});
export type StoredLogo = z.output<typeof storedLogo>;

const change = z.object({ by: z.string(), at: time });

export const brandParts = ['look', 'company'] as const;
export type BrandPart = (typeof brandParts)[number];

const versionFields = {
  version: z.number(),
  /** Absent of what shipped. */
  by: z.optional(z.string()),
  releasedBy: z.optional(z.string()),
  at: z.optional(time),
};
const brandVersion = z.discriminatedUnion('part', [
  /** `changed` are the fields that differ from the version before. */
  z.object({ part: z.literal('look'), ...versionFields, changed: z.array(z.keyof(brandLook)), look: brandLook }),
  z.object({
    ...{ part: z.literal('company'), ...versionFields },
    ...{ changed: z.array(z.keyof(brandCompany)), company: brandCompany },
  }),
]);
export type BrandVersion = z.output<typeof brandVersion>;

const brand = z.object({
  variant: z.string(),
  look: brandLook,
  lookVersion: z.number(),
  lookChanged: z.optional(change),
  /** Prepared, and not published. */
  proposal: z.optional(z.object({ look: brandLook, ...change.shape })),
  /** The approval that the proposal waits for. */
  approval: z.optional(z.string()),
  company: brandCompany,
  companyVersion: z.number(),
  companyChanged: z.optional(change),
  /** Those that are published or proposed. */
  logos: z.array(storedLogo),
  /** The newest first; the last of each part is what shipped. */
  versions: z.array(brandVersion),
});
export type Brand = z.output<typeof brand>;

export const brandOverview = z.object({
  /** The one of this portal first. */
  brands: z.array(brand),
  /** Administrators who may release what the caller prepared. */
  others: z.array(z.string()),
});
export type BrandOverview = z.output<typeof brandOverview>;

const version = z.number();
export const brandAction = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('company'), version, ...companyFields }),
  /** Goes to a second administrator. */
  z.strictObject({ _action: z.literal('propose'), version, ...lookFields }),
  z.strictObject({ _action: z.literal('discard'), version }),
]);
export type BrandAction = z.output<typeof brandAction>;

/** `GET /brand/:variant`: what every page takes from it, also before anybody is signed in. */
export const publicBrand = z.object({
  version: z.string(),
  /** Empty where the theme's own colours count. */
  sheet: z.string(),
  /** Below the address of the API. */
  logo: z.optional(z.object({ path: z.string(), width: z.number(), height: z.number() })),
  /** By name of a place in the page. */
  texts: z.object({ de: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
  /** The login offers accounts of companies. */
  signOn: z.optional(z.boolean()),
});
export type PublicBrand = z.output<typeof publicBrand>;
