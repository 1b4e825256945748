import * as z from 'zod/mini';
import type { CatalogueEntry, ChoiceList, EntryKind, EntryOf } from '#contract/catalogue/entry.ts';
import { asPlainText, day, text, wholeNumber } from '#contract/fields.ts';
import { type ProductType, saleWays } from '#contract/sales/product.ts';
import { choiceRules } from '#domain/catalogue/choice-rules.ts';
import { tariffsOf } from '#domain/catalogue/choices.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { productByCode, productNamed, shippedGroup } from '#domain/sales/products/catalogue.ts';
import { centsOf, typedAmount } from '#domain/text/amount.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { cardFields, orEmpty } from './card-fields.ts';
import { choiceName } from './catalogue-parts.ts';
import { checks, choicesIn, ownChoices } from './choice-fields.ts';
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

/** Whether a choice is only in products that name it. */
const isExclusive = field<'choice'>('yesNo', z.boolean(), (entry) => entry.isExclusive ?? false, {
  read: (entry) => (entry.isExclusive ? texts('catalogue')('exclusive') : ''),
  write: (_entry, typed) => ({ isExclusive: typed === 'true' ? true : undefined }),
});
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

const groupOf = ({ key, group }: EntryOf<'product'>): string => group ?? shippedGroup(key) ?? '';

const isPaid = (list: ChoiceList, part: 'oneOff' | 'monthly'): boolean =>
  [part, 'both'].includes(choiceRules[list].price?.kind ?? '');
const exclusiveLists = { tariffs: true, voiceOptions: true, cardTariffs: true, cardOptions: true };

/** What a product of the catalogue begins with: what its type has today. */
export function productOn(type: ProductType): EntryOf<'product'> {
  const { terms, defaultTerm, channels, backupRouting, documents, group } = productNamed(type);
  return {
    ...{ kind: 'product', key: '', basedOn: type, caption: '', isOffered: true },
    ...{ terms, defaultTerm, channels, backupRouting, documents, group },
  };
}

const sellers = field<'product' | 'operator'>('text', tags, (entry) => entry.sellers?.join(', ') ?? '', {
  read: (entry) => entry.sellers?.join(', ') ?? texts('catalogue')('allPartners'),
  write: (_entry, typed) => ({ sellers: tagsOf(typed).length > 0 ? tagsOf(typed) : undefined }),
  isOptional: true,
});
const folderCode = z.string().check(asPlainText, z.regex(/^[A-Z][A-Z0-9_]{0,19}$/, 'folderCode'));

/** What is said of each kind of entry, in the order of the form. */
const fieldsByKind: { readonly [K in EntryKind]: (entry: EntryOf<K>) => Readonly<Record<string, EntryField>> } = {
  product: (entry) => ({
    caption: field<'product'>('text', text(2, 60), ({ key, caption: own }) => own ?? productByCode(key)?.caption ?? ''),
    captionEn: field<'product'>('text', orEmpty(text(2, 60)), ({ captionEn }) => captionEn ?? '', {
      read: ({ captionEn }) => captionEn ?? texts('catalogue')('sameName'),
      write: (_entry, typed) => ({ captionEn: typed || undefined }),
      isOptional: true,
    }),
    ...(entry.basedOn && {
      monthly: field<'product'>(
        'money',
        money,
        ({ price: own }) => (own ? typedAmount(own.monthly, pageLocale()) : ''),
        {
          read: ({ price: own }) => (own ? formatCents(own.monthly, pageLocale()) : '–'),
          write: (_entry, typed) => ({ price: { monthly: centsOf(typed) ?? 0 } }),
        },
      ),
    }),
    group: field<'product'>('choice', z.string().check(z.minLength(1, 'choose')), (own) => groupOf(own), {
      read: (own) => choiceName('groups', groupOf(own)),
      write: ({ key }, typed) => ({ group: typed === shippedGroup(key) ? undefined : typed }),
      options: (entries) =>
        choicesIn('groups')(entries).map((value) => ({ value, label: choiceName('groups', value) })),
    }),
    ways: checks(
      'ways',
      () => saleWays,
      (way) => texts('catalogue')(`ways.${way as 'link'}`),
    ),
    sellers,
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
    ...ownChoices(entry),
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
      ...(isPaid(list, 'oneOff') && { oneOff: price('oneOff') }),
      ...(isPaid(list, 'monthly') && { monthly: price('monthly') }),
    }),
    ...((list === 'voiceOptions' || list === 'cardOptions') && {
      requires: field<'choice'>('choice', z.string(), (entry) => entry.requires?.[0] ?? '', {
        read: ({ requires = [] }) =>
          requires.map((one) => texts('catalogue')('needs', { name: choiceName(tariffsOf[list], one) })).join(', '),
        write: (_entry, typed) => ({ requires: typed ? [typed] : undefined }),
        options: (entries) =>
          choicesIn(tariffsOf[list])(entries).map((value) => ({ value, label: choiceName(tariffsOf[list], value) })),
        isOptional: true,
      }),
    }),
    ...(list in exclusiveLists && { isExclusive }),
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
    sellers: { ...sellers, isDetail: true },
    folder: field<'operator'>('text', orEmpty(folderCode), ({ folder }) => folder ?? '', {
      write: (_entry, typed) => ({ folder: typed || undefined }),
      isOptional: true,
      isDetail: true,
    }),
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
export function withTyped(
  entry: CatalogueEntry,
  typed: Readonly<Record<string, string | boolean | readonly string[]>>,
): CatalogueEntry {
  let done = entry;
  for (const [name, { write }] of Object.entries(fieldsOf(entry))) {
    const value = typed[name];
    if (value !== undefined) done = write ? write(done, String(value)) : ({ ...done, [name]: value } as CatalogueEntry);
  }
  return done;
}
