import type { EntryOf } from '#contract/catalogue/entry.ts';
import type { Product, ProductRef, ProductType, SaleWay } from '#contract/sales/product.ts';
import { hasRole } from '#domain/access/roles.ts';
import { offeredChoices } from '#domain/catalogue/choice-rules.ts';
import { changedEntries, validFromOf } from '#domain/catalogue/in-use.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { pbxVendors } from './pbx-vendors.ts';

const terms = 'Allgemeine Geschäftsbedingungen.pdf';
const ofLines = [terms, 'Leistungsbeschreibung NGN.pdf', 'Preisliste Festnetz und Internet.pdf'] as const;

const offered = {
  creatable: true,
  bookable: true,
  channels: [],
  backupRouting: false,
  pbxVendors: [],
  orderForm: 'ngn',
  terms: [12, 24, 36],
  defaultTerm: 24,
  documents: ofLines,
} as const;
const ended = { ...offered, creatable: false, bookable: false, terms: [], defaultTerm: undefined, documents: [] };

/** The product types of §3-11 with what `docs/domain/products.md` adds; the one place where products are described. */
const rows = {
  hfo360: { ...offered, caption: 'HFO 360', group: 'voice' },
  hfoNgnConnect: { ...offered, caption: 'NGN Connect', group: 'voice' },
  hfoNgnTeamsConnect: { ...offered, caption: 'NGN Teams Connect', group: 'cloud' },
  hfoNgnBasic: { ...offered, caption: 'NGN Basic', group: 'voice', channels: [4] },
  hfoNgnBusiness: {
    ...ended,
    caption: 'NGN Business',
    group: 'voice',
    channels: [6, 8, 25, 50, 120],
    expiredOn: '2019-03-31',
  },
  hfoIsdnBusiness: { ...ended, caption: 'ISDN Business', group: 'voice', channels: [4, 6, 8, 25] },
  hfoNgnOneBusiness: {
    ...offered,
    caption: 'NGN OneBusiness',
    group: 'voice',
    channels: [4, 6, 8, 12, 20, 30, 60, 90, 120],
    backupRouting: true,
    pbxVendors: [...pbxVendors],
    terms: [12, 24, 36, 48, 60],
  },
  hfoDslMaxxBusiness: {
    ...offered,
    caption: 'DSLmaxx Business',
    group: 'internet',
    terms: [12, 24],
    documents: [terms, 'Leistungsbeschreibung DSLmaxx Business.pdf', 'Preisliste Festnetz und Internet.pdf'],
  },
  hfoCrownCentrex: {
    ...offered,
    caption: 'Crown Centrex',
    group: 'cloud',
    channels: [1, 2, 4, 6, 8, 10, 25],
    orderForm: 'centrex',
    documents: [terms, 'Leistungsbeschreibung Crown Centrex.pdf', 'Preisliste Festnetz und Internet.pdf'],
  },
  hfoBusinessHomeMobile: {
    ...offered,
    caption: 'Business Home & Mobile',
    group: 'mobile',
    orderForm: 'mobile',
    terms: [1, 24],
    documents: [terms, 'Leistungsbeschreibung Business Home und Mobile.pdf'],
  },
} as const satisfies Record<ProductType, Row>;

interface Row
  extends Omit<
    Product,
    'code' | 'type' | 'channels' | 'pbxVendors' | 'terms' | 'expiredOn' | 'defaultTerm' | 'documents'
  > {
  readonly channels: readonly number[];
  readonly pbxVendors: readonly string[];
  readonly terms: readonly number[];
  readonly documents: readonly string[];
  readonly expiredOn?: string;
  readonly defaultTerm?: number | undefined;
}

const productOf = (type: ProductType): Product => {
  const row: Row = rows[type];
  return {
    ...{ ...row, code: type, type, channels: [...row.channels], pbxVendors: [...row.pbxVendors] },
    ...{ terms: [...row.terms], documents: [...row.documents] },
  };
};

/** Those that ship with the portal, in the order of the requirements (§3-11). */
export const shippedProducts: readonly Product[] = (Object.keys(rows) as ProductType[]).map(productOf);
const byCode = new Map(shippedProducts.map((product) => [product.code, product]));

/** A product as the catalogue of today has it. */
function changedProduct(shipped: Product): Product {
  const product = withVendors(shipped);
  const change = changedEntries('product').find(({ key }) => key === product.code);
  return change ? withChange(product, change) : product;
}

/** The manufacturers of today, where a product asks for one. */
function withVendors(product: Product): Product {
  const vendors = offeredChoices('vendors');
  return product.pbxVendors.length === 0 || vendors === pbxVendors ? product : { ...product, pbxVendors: [...vendors] };
}

function withChange(product: Product, change: EntryOf<'product'>): Product {
  const { terms, channels, documents, isOffered, sellers, captionEn, tariffs, options, ways } = change;
  const { bookable, expiredOn } = product;
  const { caption = product.caption, group = product.group, backupRouting = product.backupRouting } = change;
  const defaultTerm = change.defaultTerm ?? product.defaultTerm;
  const lastDay = bookable ? addDays(validFromOf(change), -1) : expiredOn;
  return {
    ...{ ...product, caption, captionEn, group, backupRouting, terms, channels, documents, sellers },
    ...{ tariffs, options, ways },
    ...{ creatable: isOffered, bookable: isOffered },
    defaultTerm: terms.includes(defaultTerm ?? 0) ? defaultTerm : terms[0],
    expiredOn: isOffered ? undefined : lastDay,
  };
}

/** What ships of a type, before a product of the catalogue is laid over it. */
const blankOf = (type: ProductType, code: string): Product => ({
  ...withVendors(productOf(type)),
  code,
  bookable: true,
});

/** A product that the catalogue added to a type. */
const addedProduct = (entry: EntryOf<'product'>): Product =>
  withChange({ ...blankOf(entry.basedOn ?? 'hfo360', entry.key), caption: entry.key }, entry);

const addedEntries = () => changedEntries('product').filter(({ basedOn }) => basedOn !== undefined);

/** All products as they are today: those that ship and, behind them, those of the catalogue. */
export const catalogueProducts = (): readonly Product[] => [
  ...shippedProducts.map(changedProduct),
  ...addedEntries().map(addedProduct),
];

/** The group with which a product shipped; the catalogue says another one, or the one of a product that it added. */
export const shippedGroup = (code: string): string | undefined => byCode.get(code)?.group;

/** The code of the product of a draft or order. */
export const codeOfProduct = ({ productType, product }: ProductRef): string => product ?? productType;

/** A product by its code alone; undefined where the catalogue of today has none. */
export function productByCode(code: string): Product | undefined {
  const shipped = byCode.get(code);
  if (shipped) return changedProduct(shipped);
  const entry = addedEntries().find(({ key }) => key === code);
  return entry && addedProduct(entry);
}

/** The product of a draft or order. One that the catalogue does not have (yet) cannot be sold. */
export function productNamed(of: ProductType | ProductRef): Product {
  const ref: ProductRef = typeof of === 'string' ? { productType: of } : of;
  const code = codeOfProduct(ref);
  const product = productByCode(code);
  if (product?.type === ref.productType) return product;
  return { ...blankOf(ref.productType, code), caption: code, creatable: false, bookable: false };
}

const captionIn = ({ caption, captionEn }: Product, locale: 'de' | 'en'): string =>
  locale === 'en' && captionEn ? captionEn : caption;

/** Those that ship are named alike in both languages; only Connect can carry DSL in its name (§3-12). */
export function productCaption(
  of: ProductType | ProductRef,
  additionalDsl?: unknown,
  locale: 'de' | 'en' = 'de',
): string {
  const product = productNamed(of);
  return captionIn(product, locale) + (product.type === 'hfoNgnConnect' && additionalDsl === true ? '+DSL' : '');
}

/** A product's name by its code, for lists. */
export function captionOfCode(code: string, locale: 'de' | 'en'): string {
  const product = productByCode(code);
  return product ? captionIn(product, locale) : code;
}

export const isBookable = (of: ProductType | ProductRef): boolean => productNamed(of).bookable;

/** Whether an organisation with these tags may sell a product. */
export const maySell = (of: ProductType | ProductRef, tags: string): boolean =>
  hasRole(productNamed(of).sellers ?? [], [], tags);

/** Whether a product may be sold in a way. */
export const isSoldBy = (of: ProductType | ProductRef, way: SaleWay): boolean =>
  productNamed(of).ways?.includes(way) ?? true;

/** What a new draft may be made of. */
export const creatableProducts = (): readonly Product[] => catalogueProducts().filter(({ creatable }) => creatable);

/** The key below `products:expired` of the sentence for a product that has ended, or undefined while it can be booked. */
export const expirySentence = (of: ProductType | ProductRef): 'since' | 'unknownSince' | undefined => {
  const { bookable, expiredOn } = productNamed(of);
  if (bookable) return undefined;
  return expiredOn ? 'since' : 'unknownSince';
};
