import type { CatalogueEntry, ChoiceList, EntryOf } from '#contract/catalogue/entry.ts';
import { type TicketType, ticketTypes } from '#contract/ticket.ts';
import { choiceRules } from '#domain/catalogue/choice-rules.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { productByCode } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Translate } from '#i18n/translate.ts';

/** A part of the catalogue that is opened by itself: a product, or a list of things of one kind. */
export interface CataloguePart {
  readonly id: string;
  readonly title: string;
  readonly holds: (entry: CatalogueEntry) => boolean;
  /** What something new of it begins with; absent where nothing can be added. */
  readonly blank?: CatalogueEntry;
}

/** Keys of choices are any text; those of the namespaces cannot be told here. */
const say = (key: string) => (texts('catalogue') as unknown as Translate)(key);

const lists = Object.keys(choiceRules) as ChoiceList[];

/** The products of some entries, a later one in place of an earlier one with its code. */
export const productsIn = (entries: Iterable<CatalogueEntry>): EntryOf<'product'>[] => [
  ...new Map([...entries].flatMap((entry) => (entry.kind === 'product' ? [[entry.key, entry] as const] : []))).values(),
];

/** The catalogue in the order of the page, by its groups. */
export function catalogueParts(
  products: readonly EntryOf<'product'>[],
): { readonly title: string; readonly parts: readonly CataloguePart[] }[] {
  const t = texts('catalogue');
  const choiceParts = lists.map(
    (list): CataloguePart => ({
      id: list,
      title: t(`list.${list}`),
      holds: (entry) => entry.kind === 'choice' && entry.list === list,
      blank: { kind: 'choice', list, key: '', isOffered: true },
    }),
  );
  const categories = ticketTypes.map(
    (type: TicketType): CataloguePart => ({
      id: type,
      title: say(`tickets:type.${type}`),
      holds: (entry) => entry.kind === 'ticketCategory' && entry.type === type,
      blank: { kind: 'ticketCategory', type, key: '', isOffered: true },
    }),
  );
  return [
    {
      title: t('group.products'),
      parts: products.map((product) => ({
        id: product.key,
        title: entryTitle(product),
        holds: (entry: CatalogueEntry) => entry.kind === 'product' && entry.key === product.key,
      })),
    },
    { title: t('group.choices'), parts: choiceParts },
    { title: t('group.categories'), parts: categories },
    {
      title: t('group.all'),
      parts: [
        { id: 'vat', title: t('vat'), holds: ({ kind }) => kind === 'vat' },
        {
          id: 'operators',
          title: t('operators'),
          holds: ({ kind }) => kind === 'operator',
          blank: { kind: 'operator', key: '', name: '', isOffered: true },
        },
        { id: 'serviceHours', title: t('serviceHours'), holds: ({ kind }) => kind === 'serviceHours' },
        {
          id: 'closingDays',
          title: t('closingDays'),
          holds: ({ kind }) => kind === 'closingDay',
          blank: { kind: 'closingDay', day: '', caption: { de: '', en: '' }, isOffered: true },
        },
      ],
    },
  ];
}

/** How a choice is called that the portal has today. */
export const choiceName = (list: ChoiceList, key: string): string => say(`${choiceRules[list].words}.${key}`);

/** How an entry is called. */
export function entryTitle(entry: CatalogueEntry): string {
  switch (entry.kind) {
    case 'choice':
      return entry.caption?.[pageLocale()] ?? say(`${choiceRules[entry.list].words}.${entry.key}`);
    case 'product':
      return (
        (pageLocale() === 'en' && entry.captionEn) || entry.caption || productByCode(entry.key)?.caption || entry.key
      );
    case 'ticketCategory':
      return entry.caption?.[pageLocale()] ?? say(`tickets:category.${entry.type}.${entry.key}`);
    case 'operator':
      return entry.name;
    case 'closingDay':
      return `${formatCalendarDay(entry.day, pageLocale())} · ${entry.caption[pageLocale()]}`;
    default:
      return say(entry.kind);
  }
}
