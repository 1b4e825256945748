import * as z from 'zod/mini';
import { asCleanText, asPlainText, time } from '../fields.ts';

const appLabel = z.string().check(asPlainText, z.minLength(1), z.maxLength(8));
const maxSubject = 200;
const maxText = 6000;
const subject = z.string().check(asPlainText, z.maxLength(maxSubject, `tooLong:${maxSubject}`));
const words = z.string().check(asCleanText, z.maxLength(maxText, `tooLong:${maxText}`));
/** What a mail says; a draft may be incomplete. */
export const mailContent = z.strictObject({
  subject: z.strictObject({ de: subject, en: subject }),
  text: z.strictObject({ de: words, en: words }),
});
export type MailContent = z.infer<typeof mailContent>;

const bilingual = z.object({ de: z.string(), en: z.string() });
const stored = z.object({ subject: bilingual, text: bilingual });

const row = z.object({
  id: z.string(),
  area: z.enum(['access', 'sales', 'porting', 'services', 'profile', 'news']),
  label: bilingual,
  /** Since when an own text is sent; absent where it is the one that shipped. */
  ownSince: z.optional(time),
  draft: z.optional(z.enum(['preparing', 'waiting'])),
});
export type MailRow = z.infer<typeof row>;

export const mailOverview = z.object({
  variants: z.array(z.string()),
  /** The variant that this portal sends. */
  active: z.string(),
  mails: z.array(row),
});
export type MailOverview = z.infer<typeof mailOverview>;

const placeholder = z.object({
  name: z.string(),
  label: bilingual,
  isRequired: z.boolean(),
  isOptional: z.boolean(),
  isButton: z.boolean(),
});
export type MailPlaceholder = z.infer<typeof placeholder>;

const version = z.object({
  id: z.string(),
  /** Absent: the text that shipped. */
  content: z.optional(stored),
  published: time,
  preparedBy: z.string(),
  publishedBy: z.string(),
});
export type MailVersion = z.infer<typeof version>;

export const mail = z.object({
  id: z.string(),
  variant: z.string(),
  area: row.shape.area,
  label: bilingual,
  /** Who gets it, and when. */
  occasion: bilingual,
  /** A second administrator releases its text. */
  isSecurity: z.boolean(),
  placeholders: z.array(placeholder),
  shipped: stored,
  /** What is sent now. */
  current: stored,
  draft: z.optional(
    z.object({
      /** Absent: back to the text that shipped. */
      content: z.optional(stored),
      version: z.number(),
      modified: time,
      preparedBy: z.string(),
      /** While it waits for a second administrator. */
      approval: z.optional(z.string()),
    }),
  ),
  /** The latest first. */
  versions: z.array(version),
  /** Administrators who may release what the caller prepares. */
  others: z.array(z.string()),
  /** Where a test mail goes. */
  testAddress: z.string(),
});
export type Mail = z.infer<typeof mail>;

export const mailQuery = z.object({ variant: z.optional(appLabel) });

const at = { variant: appLabel, version: z.number().check(z.int(), z.minimum(0)) };
export const mailAction = z.discriminatedUnion('_action', [
  /** Version 0 begins a draft; without content it goes back to the text that shipped. */
  z.strictObject({ _action: z.literal('save'), ...at, content: z.optional(mailContent) }),
  z.strictObject({ _action: z.literal('discard'), ...at }),
  z.strictObject({ _action: z.literal('publish'), ...at }),
]);
export type MailAction = z.infer<typeof mailAction>;

/** A text as it would be sent: a preview, or a test mail to the caller. */
export const mailTrial = z.strictObject({ variant: appLabel, content: mailContent });
export type MailTrial = z.infer<typeof mailTrial>;

const line = z.object({ text: z.string(), link: z.optional(z.string()) });
const part = z.union([z.object({ button: z.string(), link: z.string() }), z.object({ lines: z.array(line) })]);
export const mailPreview = z.object({
  sender: z.string(),
  portalName: bilingual,
  colors: z.object({ brand: z.string(), onBrand: z.string() }),
  halves: z.array(z.object({ locale: z.enum(['de', 'en']), subject: z.string(), parts: z.array(part) })),
  footer: z.array(z.string()),
});
export type MailPreview = z.infer<typeof mailPreview>;
