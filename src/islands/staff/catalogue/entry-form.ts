import * as z from 'zod/mini';
import type { CatalogueEntry, EntryKind, EntryOf } from '#contract/catalogue/entry.ts';
import { asPlainText, day, text, wholeNumber } from '#contract/fields.ts';
import { choiceRules, offeredChoices, tariffsOf } from '#domain/catalogue/choices.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { centsOf, typedAmount } from '#domain/text/amount.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { cardFields, orEmpty } from './card-fields.ts';
import { choiceName } from './catalogue-parts.ts';
import { type EntryField, field, linesOf } from './entry-field.ts';
import { weekdays, weekdaysOf, weekdayText } from './weekdays.ts';

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

const isOffered = field<'choice'>('yesNo', z.boolean(), (entry) => entry.isOffered, {
  read: (entry) => texts('catalogue')(entry.isOffered ? 'offered' : 'ended'),
});
const caption = (locale: 'de' | 'en') =>
  field<'choice' | 'ticketCategory' | 'closingDay'>('text', text(2, 60), (entry) => entry.caption?.[locale] ?? '', {
    write: ({ caption: own = { de: '', en: '' } }, typed) => ({ caption: { ...own, [locale]: typed } }),
  });
const captions = { captionDe: caption('de'), captionEn: caption('en') };
const price = (part: 'oneOff' | 'monthly') =>
  field<'choice'>(
    'money',
    money,
    ({ price: own }) => (own?.[part] === undefined ? '' : typedAmount(own[part], pageLocale())),
    {
      read: ({ price: own }) => (own?.[part] === undefined ? '' : formatCents(own[part], pageLocale())),
      write: ({ price: own }, typed) => ({ price: { ...own, [part]: centsOf(typed) ?? 0 } }),
    },
  );

const tagsOf = (typed: string): string[] => [...new Set(typed.toUpperCase().match(/[A-Z0-9_]+/g) ?? [])];
const tags = z.string().check(
  asPlainText,
  z.refine((typed) => tagsOf(typed).every((tag) => /^[A-Z][A-Z0-9_]{1,38}$/.test(tag)), 'tag'),
);

/** What is said of each kind of entry, in the order of the form. */
const fieldsByKind: { readonly [K in EntryKind]: (entry: EntryOf<K>) => Readonly<Record<string, EntryField>> } = {
  product: () => ({
    caption: field<'product'>('text', text(2, 60), ({ key, caption: own }) => own ?? productNamed(key).caption),
    sellers: field<'product'>('text', tags, ({ sellers }) => sellers?.join(', ') ?? '', {
      read: ({ sellers }) => sellers?.join(', ') ?? texts('catalogue')('allPartners'),
      write: (_entry, typed) => ({ sellers: tagsOf(typed).length > 0 ? tagsOf(typed) : undefined }),
      isOptional: true,
    }),
    terms: field<'product'>('numbers', numbers(96), ({ terms }) => terms.join(', '), {
      write: (_entry, typed) => ({ terms: numbersOf(typed) }),
    }),
    defaultTerm: field<'product'>(
      'whole',
      orEmpty(wholeNumber(1, 96)),
      ({ defaultTerm }) => String(defaultTerm ?? ''),
      {
        write: (_entry, typed) => ({ defaultTerm: typed ? Number(typed) : undefined }),
        isOptional: true,
      },
    ),
    channels: field<'product'>('numbers', numbers(1000), ({ channels }) => channels.join(', '), {
      write: (_entry, typed) => ({ channels: numbersOf(typed) }),
      isOptional: true,
    }),
    documents: field<'product'>(
      'lines',
      z.string().check(z.maxLength(1300, 'tooLong:1300')),
      ({ documents }) => documents.join('\n'),
      { write: (_entry, typed) => ({ documents: linesOf(typed) }), isOptional: true },
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
    ...((list === 'voiceOptions' || list === 'cardOptions') && {
      requires: field<'choice'>('choice', z.string(), (entry) => entry.requires?.[0] ?? '', {
        read: ({ requires = [] }) =>
          requires.map((one) => texts('catalogue')('needs', { name: choiceName(tariffsOf[list], one) })).join(', '),
        write: (_entry, typed) => ({ requires: typed ? [typed] : undefined }),
        options: () =>
          offeredChoices(tariffsOf[list]).map((value) => ({ value, label: choiceName(tariffsOf[list], value) })),
        isOptional: true,
      }),
    }),
    isOffered,
  }),
  vat: () => ({
    percent: field<'vat'>('whole', wholeNumber(0, 30), ({ percent }) => String(percent), {
      read: ({ percent }) => `${percent} %`,
      write: (_entry, typed) => ({ percent: Number(typed) }),
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
    ...cardFields,
    isOffered,
  }),
  ticketCategory: ({ caption: own, key }) => ({
    ...((own || !key) && captions),
    hours: field<'ticketCategory'>('whole', wholeNumber(1, 90), ({ hours }) => String(hours ?? ''), {
      read: ({ hours }) => (hours === undefined ? '' : texts('catalogue')('hours', { count: hours })),
      write: (_entry, typed) => ({ hours: Number(typed) }),
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
    from: field<'serviceHours'>('whole', wholeNumber(0, 23), ({ from }) => String(from), {
      write: (_entry, typed) => ({ from: Number(typed) }),
    }),
    to: field<'serviceHours'>('whole', wholeNumber(1, 24), ({ to }) => String(to), {
      write: (_entry, typed) => ({ to: Number(typed) }),
    }),
    weekdays: field<'serviceHours'>('text', weekdays, (entry) => weekdayText(entry.weekdays ?? []), {
      write: (_entry, typed) => ({ weekdays: weekdaysOf(typed) }),
    }),
  }),
};

export const fieldsOf = (entry: CatalogueEntry): Readonly<Record<string, EntryField>> =>
  (fieldsByKind[entry.kind] as (one: CatalogueEntry) => Readonly<Record<string, EntryField>>)(entry);

/** The entry with what was typed into its form. */
export function withTyped(entry: CatalogueEntry, typed: Readonly<Record<string, string | boolean>>): CatalogueEntry {
  let done = entry;
  for (const [name, { write }] of Object.entries(fieldsOf(entry))) {
    const value = typed[name];
    if (value !== undefined) done = write ? write(done, String(value)) : ({ ...done, [name]: value } as CatalogueEntry);
  }
  return done;
}
