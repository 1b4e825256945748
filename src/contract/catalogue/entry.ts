import * as z from 'zod/mini';
import { day, email, text, webAddress } from '../fields.ts';
import { providerKinds } from '../providers.ts';
import { productCode, productType, productTypes, saleWays } from '../sales/product.ts';
import { ticketTypes } from '../ticket.ts';

/** Lists of choices of the order forms that the catalogue keeps. */
export const choiceLists = [
  'tariffs',
  'voiceOptions',
  'articles',
  'cardTariffs',
  'cardOptions',
  'cardDevices',
  /** Manufacturers of telephone systems. */
  'vendors',
  /** Under which products are offered. */
  'groups',
] as const;
export type ChoiceList = (typeof choiceLists)[number];

const caption = z.strictObject({ de: text(2, 60), en: text(2, 60) });
export type Caption = z.output<typeof caption>;

const key = z.string('invalid').check(z.regex(/^[a-z][a-zA-Z0-9]{1,38}$/, 'invalid'));
/** Of a choice; manufacturers are written as `3CX` and `ALCATEL_LUCENT`. */
const choiceKey = z.string('invalid').check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9_]{1,38}$/, 'invalid'));
const isOffered = z.boolean();
const whole = (min: number, max: number) =>
  z
    .number(`between:${min}:${max}`)
    .check(
      z.int(`between:${min}:${max}`),
      z.minimum(min, `between:${min}:${max}`),
      z.maximum(max, `between:${min}:${max}`),
    );
/** Cents, net. */
const cents = z.number('money').check(z.int('money'), z.minimum(0, 'money'), z.maximum(10_000_000, 'money'));

/** A tariff, option, article or device, and what it costs where a price list does not name it. */
const choiceEntry = z.strictObject({
  kind: z.literal('choice'),
  list: z.enum(choiceLists, 'choose'),
  key: choiceKey,
  /** Absent for those that ship with the portal: their captions stand in its texts. */
  caption: z.optional(caption),
  price: z.optional(z.strictObject({ oneOff: z.optional(cents), monthly: z.optional(cents) })),
  /** Of an option: it can be taken with one of these tariffs only. */
  requires: z.optional(z.array(choiceKey).check(z.minLength(1, 'required'), z.maxLength(20, 'invalid'))),
  /** Only in products that name it. */
  isExclusive: z.optional(z.boolean()),
  isOffered,
});

/** Tags of organisations (`SP`, `WS` …) as administrators give them. */
const sellers = z.optional(
  z.array(z.string('invalid').check(z.regex(/^[A-Z][A-Z0-9_]{1,38}$/, 'tag'))).check(z.maxLength(20, 'invalid')),
);

const choiceKeys = z.optional(z.array(choiceKey).check(z.minLength(1, 'required'), z.maxLength(50, 'invalid')));

const productFields = z.strictObject({
  kind: z.literal('product'),
  key: productCode,
  /** Of a product that did not ship: the type with its form and its rules, which never changes. */
  basedOn: z.optional(productType),
  isOffered,
  /** Months. */
  terms: z.array(whole(1, 96)).check(z.maxLength(12, 'invalid')),
  channels: z.array(whole(1, 1000)).check(z.maxLength(30, 'invalid')),
  /** Papers that customers receive before they sign, by their names in the library. */
  documents: z.array(text(1, 120)).check(z.maxLength(10, 'invalid')),
  /** Organisations with one of these may sell it; absent: all. */
  sellers,
  /** As it is called in both languages; absent: as it ships. */
  caption: z.optional(text(2, 60)),
  /** Where it is called otherwise in English. */
  captionEn: z.optional(text(2, 60)),
  /** What it costs where a price list does not name it. */
  price: z.optional(z.strictObject({ monthly: cents })),
  /** One of the groups; absent: that of its type. */
  group: z.optional(choiceKey),
  /** How it may be sold; absent: in every way. */
  ways: z.optional(z.array(z.enum(saleWays, 'choose')).check(z.minLength(1, 'required'))),
  /** The tariffs and options that it has alone; absent: all that are not exclusive. */
  tariffs: choiceKeys,
  options: choiceKeys,
  /** Months that a new draft begins with, one of the terms. */
  defaultTerm: z.optional(whole(1, 96)),
  backupRouting: z.optional(z.boolean()),
});
const productEntry = productFields.check(
  z.refine(({ key: code, basedOn }) => (productTypes as readonly string[]).includes(code) !== (basedOn !== undefined), {
    path: ['basedOn'],
    error: 'choose',
  }),
);

const vatEntry = z.strictObject({ kind: z.literal('vat'), percent: whole(0, 30) });

const labelled = z.array(z.strictObject({ label: text(2, 40), value: text(3, 300) }));
const wording = (max: number) => z.strictObject({ de: text(1, max), en: z.optional(text(1, max)) });

/** What stands on an operator's card: what is absent is as the content file of the operator has it, if there is one. */
const operatorCard = z.strictObject({
  kind: z.optional(z.enum(providerKinds, 'choose')),
  street: z.optional(text(2, 80)),
  location: z.optional(text(2, 80)),
  website: z.optional(webAddress),
  email: z.optional(email),
  phones: z.optional(labelled.check(z.maxLength(5, 'invalid'))),
  links: z.optional(labelled.check(z.maxLength(3, 'invalid'))),
  /** Markdown. */
  text: z.optional(wording(2000)),
  message: z.optional(wording(300)),
});
export type OperatorCardEntry = z.output<typeof operatorCard>;

const operatorEntry = z.strictObject({
  kind: z.literal('operator'),
  /** As in VO numbers and files: `NORDFUNK_MOBIL`. */
  key: z.string('invalid').check(z.regex(/^[A-Z][A-Z0-9_]{1,38}$/, 'operatorCode')),
  name: text(2, 60),
  card: z.optional(operatorCard),
  /** Organisations with one of these see and sell it; absent: all. */
  sellers,
  /** The folder of its documents among those of operators, which is called by its name: `NF`. */
  folder: z.optional(z.string('invalid').check(z.regex(/^[A-Z][A-Z0-9_]{0,19}$/, 'folderCode'))),
  isOffered,
});

const ticketCategoryEntry = z.strictObject({
  kind: z.literal('ticketCategory'),
  type: z.enum(ticketTypes, 'choose'),
  key,
  caption: z.optional(caption),
  /** Business hours within which a ticket is answered; absent: those of its type. */
  hours: z.optional(whole(1, 90)),
  isOffered,
});

const closingDayEntry = z.strictObject({ kind: z.literal('closingDay'), day, caption, isOffered });

const serviceHoursEntry = z
  .strictObject({
    kind: z.literal('serviceHours'),
    from: whole(0, 23),
    to: whole(1, 24),
    /** As ISO 8601 counts them: Monday is 1. Absent: Monday to Friday. */
    weekdays: z.optional(z.array(whole(1, 7)).check(z.minLength(1, 'required'), z.maxLength(7, 'invalid'))),
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'endBeforeBegin' }));

/** One thing of the catalogue as it is from a day on. */
export const catalogueEntry = z.discriminatedUnion('kind', [
  choiceEntry,
  productEntry,
  vatEntry,
  operatorEntry,
  ticketCategoryEntry,
  closingDayEntry,
  serviceHoursEntry,
]);
export type CatalogueEntry = z.output<typeof catalogueEntry>;
export type EntryKind = CatalogueEntry['kind'];
export type EntryOf<K extends EntryKind> = Extract<CatalogueEntry, { kind: K }>;
