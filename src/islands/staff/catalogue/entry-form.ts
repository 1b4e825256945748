import * as z from 'zod/mini';
import type { CatalogueEntry, EntryKind, EntryOf } from '#contract/catalogue/entry.ts';
import { asPlainText, day, text, wholeNumber } from '#contract/fields.ts';
import { choiceRules } from '#domain/catalogue/choices.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { centsOf, typedAmount } from '#domain/text/amount.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

type Typed = Record<string, string | boolean>;

interface EntryField {
  readonly input: 'text' | 'money' | 'whole' | 'numbers' | 'lines' | 'yesNo' | 'day';
  readonly contract: z.ZodMiniType;
  /** As it is typed. */
  readonly typed: (entry: CatalogueEntry) => string | boolean;
  /** As it is read in the table. */
  readonly read: (entry: CatalogueEntry) => string;
  /** Stays as it is once the entry is there. */
  readonly isForNew?: true;
}

/** Numbers as they are typed: `12, 24, 36`. */
const numbersOf = (typed: string): number[] =>
  [...new Set(typed.match(/\d+/g)?.map(Number) ?? [])].sort((a, b) => a - b);
const numbers = (max: number) =>
  z.string().check(
    asPlainText,
    z.refine((typed) => /^[\d\s,;.]*$/.test(typed), 'numbers'),
    z.refine((typed) => numbersOf(typed).every((one) => one >= 1 && one <= max), `between:1:${max}`),
  );
const money = z.string().check(
  asPlainText,
  z.minLength(1, 'required'),
  z.refine((typed) => centsOf(typed) !== undefined, 'money'),
);

const field = <K extends EntryKind>(
  input: EntryField['input'],
  contract: z.ZodMiniType,
  typed: (entry: EntryOf<K>) => string | boolean,
  more: { read?: (entry: EntryOf<K>) => string; isForNew?: true } = {},
): EntryField => ({
  input,
  contract,
  typed: typed as EntryField['typed'],
  read: (more.read ?? ((entry: EntryOf<K>) => String(typed(entry)))) as EntryField['read'],
  ...(more.isForNew && { isForNew: true }),
});

const isOffered = field<'choice'>('yesNo', z.boolean(), (entry) => entry.isOffered, {
  read: (entry) => texts('catalogue')(entry.isOffered ? 'offered' : 'ended'),
});
const caption = (locale: 'de' | 'en') =>
  field<'choice' | 'ticketCategory' | 'closingDay'>('text', text(2, 60), (entry) => entry.caption?.[locale] ?? '');
const captions = { captionDe: caption('de'), captionEn: caption('en') };
const price = (part: 'oneOff' | 'monthly') =>
  field<'choice'>(
    'money',
    money,
    ({ price: own }) => (own?.[part] === undefined ? '' : typedAmount(own[part], pageLocale())),
    { read: ({ price: own }) => (own?.[part] === undefined ? '' : formatCents(own[part], pageLocale())) },
  );

/** What is said of each kind of entry, in the order of the form. */
const fieldsByKind: { readonly [K in EntryKind]: (entry: EntryOf<K>) => Readonly<Record<string, EntryField>> } = {
  product: () => ({
    terms: field<'product'>('numbers', numbers(96), ({ terms }) => terms.join(', ')),
    channels: field<'product'>('numbers', numbers(1000), ({ channels }) => channels.join(', ')),
    documents: field<'product'>('lines', z.string().check(z.maxLength(1300, 'tooLong:1300')), ({ documents }) =>
      documents.join('\n'),
    ),
    isOffered,
  }),
  // What ships is called and priced by texts and price lists; what is new says both itself.
  choice: ({ list, key }) => ({
    ...(!choiceRules[list].codes.some((code) => code === key) && {
      ...captions,
      ...(choiceRules[list].price !== 'monthly' && { oneOff: price('oneOff') }),
      ...(choiceRules[list].price !== 'oneOff' && { monthly: price('monthly') }),
    }),
    isOffered,
  }),
  vat: () => ({
    percent: field<'vat'>('whole', wholeNumber(0, 30), ({ percent }) => String(percent), {
      read: ({ percent }) => `${percent} %`,
    }),
  }),
  operator: () => ({
    key: field<'operator'>(
      'text',
      z.string().check(asPlainText, z.regex(/^[A-Z][A-Z0-9_]{1,38}$/, 'operatorCode')),
      ({ key }) => key,
      { isForNew: true },
    ),
    name: field<'operator'>('text', text(2, 60), ({ name }) => name),
    isOffered,
  }),
  ticketCategory: ({ caption: own, key }) => ({
    ...((own || !key) && captions),
    hours: field<'ticketCategory'>('whole', wholeNumber(1, 90), ({ hours }) => String(hours ?? ''), {
      read: ({ hours }) => (hours === undefined ? '' : texts('catalogue')('hours', { count: hours })),
    }),
    isOffered,
  }),
  closingDay: () => ({
    day: field<'closingDay'>('day', day, (entry) => entry.day, {
      read: (entry) => formatCalendarDay(entry.day, pageLocale()),
      isForNew: true,
    }),
    ...captions,
    isOffered,
  }),
  serviceHours: () => ({
    from: field<'serviceHours'>('whole', wholeNumber(0, 23), ({ from }) => String(from)),
    to: field<'serviceHours'>('whole', wholeNumber(1, 24), ({ to }) => String(to)),
  }),
};

export const fieldsOf = (entry: CatalogueEntry): Readonly<Record<string, EntryField>> =>
  (fieldsByKind[entry.kind] as (one: CatalogueEntry) => Readonly<Record<string, EntryField>>)(entry);

/** The entry with what was typed into its form. */
export function withTyped(entry: CatalogueEntry, typed: Typed): CatalogueEntry {
  const { captionDe, captionEn, terms, channels, documents, oneOff, monthly, ...plain } = typed;
  const whole = (name: string) => (name in plain ? { [name]: Number(plain[name]) } : {});
  const cents = (name: 'oneOff' | 'monthly', value: string | boolean | undefined) =>
    value === undefined ? {} : { [name]: centsOf(String(value)) ?? 0 };
  return {
    ...entry,
    ...plain,
    ...whole('percent'),
    ...whole('hours'),
    ...whole('from'),
    ...whole('to'),
    ...(captionDe !== undefined && { caption: { de: String(captionDe), en: String(captionEn) } }),
    ...(terms !== undefined && { terms: numbersOf(String(terms)) }),
    ...(channels !== undefined && { channels: numbersOf(String(channels)) }),
    ...(documents !== undefined && {
      documents: String(documents)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }),
    ...((oneOff !== undefined || monthly !== undefined) && {
      price: { ...cents('oneOff', oneOff), ...cents('monthly', monthly) },
    }),
  } as CatalogueEntry;
}
