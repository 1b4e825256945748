import type { Product, ProductType } from '#contract/sales/product.ts';
import { hasRole } from '#domain/access/roles.ts';
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
  extends Omit<Product, 'type' | 'channels' | 'pbxVendors' | 'terms' | 'expiredOn' | 'defaultTerm' | 'documents'> {
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
    ...{ ...row, type, channels: [...row.channels], pbxVendors: [...row.pbxVendors] },
    ...{ terms: [...row.terms], documents: [...row.documents] },
  };
};

/** Those that ship with the portal, in the order of the requirements (§3-11). */
export const shippedProducts: readonly Product[] = (Object.keys(rows) as ProductType[]).map(productOf);
const byType = new Map(shippedProducts.map((product) => [product.type, product]));

/** A product as the catalogue of today has it. */
function changedProduct(product: Product): Product {
  const change = changedEntries('product').find(({ key }) => key === product.type);
  if (!change) return product;
  const { terms, channels, documents, isOffered, sellers } = change;
  const { bookable, expiredOn } = product;
  const { caption = product.caption, backupRouting = product.backupRouting } = change;
  const defaultTerm = change.defaultTerm ?? product.defaultTerm;
  const lastDay = bookable ? addDays(validFromOf(change), -1) : expiredOn;
  return {
    ...{ ...product, caption, backupRouting, terms, channels, documents, sellers },
    ...{ creatable: isOffered, bookable: isOffered },
    defaultTerm: terms.includes(defaultTerm ?? 0) ? defaultTerm : terms[0],
    expiredOn: isOffered ? undefined : lastDay,
  };
}

/** All types as they are today. */
export const catalogueProducts = (): readonly Product[] => shippedProducts.map(changedProduct);
export const productNamed = (type: ProductType): Product => changedProduct(byType.get(type) as Product);

/** Products are named alike in both languages; only Connect can carry DSL in its name (§3-12). */
export const productCaption = (type: ProductType, additionalDsl?: unknown): string =>
  productNamed(type).caption + (type === 'hfoNgnConnect' && additionalDsl === true ? '+DSL' : '');

export const isBookable = (type: ProductType): boolean => productNamed(type).bookable;

/** Whether an organisation with these tags may sell a product. */
export const maySell = (type: ProductType, tags: string): boolean =>
  hasRole(productNamed(type).sellers ?? [], [], tags);

/** What a new draft may be made of. */
export const creatableProducts = (): readonly Product[] => catalogueProducts().filter(({ creatable }) => creatable);

/** The key below `products:expired` of the sentence for a product that has ended, or undefined while it can be booked. */
export const expirySentence = (type: ProductType): 'since' | 'unknownSince' | undefined => {
  const { bookable, expiredOn } = productNamed(type);
  if (bookable) return undefined;
  return expiredOn ? 'since' : 'unknownSince';
};
