import * as z from 'zod/mini';
import { signatureModes } from './signature-modes.ts';

/** Product types (§3-11). */
export const productTypes = [
  'hfo360',
  'hfoNgnConnect',
  'hfoNgnTeamsConnect',
  'hfoNgnBasic',
  'hfoNgnBusiness',
  'hfoIsdnBusiness',
  'hfoNgnOneBusiness',
  'hfoDslMaxxBusiness',
  'hfoCrownCentrex',
  'hfoBusinessHomeMobile',
] as const;
export type ProductType = (typeof productTypes)[number];
export const productType = z.enum(productTypes, 'choose');

/** The code of a product: its type where it ships with the portal, else what the catalogue gave it. */
export const productCode = z.string('choose').check(z.regex(/^[a-z][a-zA-Z0-9]{1,38}$/, 'choose'));

/** The product of a draft or order: its type, and the code of one that the catalogue added to that type. */
export interface ProductRef {
  readonly productType: ProductType;
  readonly product?: string | undefined;
}

/** Which form a product is ordered with. */
const orderForms = ['ngn', 'centrex', 'mobile'] as const;
export type OrderForm = (typeof orderForms)[number];

/** How a product is sold: an offer by mail, and an order that is signed on paper, on the screen or by a link. */
export const saleWays = ['offer', ...signatureModes] as const;
export type SaleWay = (typeof saleWays)[number];

/** In cents. */
const price = z.object({ oneOff: z.optional(z.number()), monthly: z.optional(z.number()) });

/** Prices by code in cents, from a day on; a draft names the list that it was made with. */
const priceList = z.object({
  id: z.string(),
  title: z.string(),
  validFrom: z.string(),
  validTo: z.optional(z.string()),
  prices: z.record(z.string(), price),
});
export type PriceList = z.infer<typeof priceList>;

export const product = z.object({
  code: z.string(),
  /** The form, checks and rules of numbers are those of the type. */
  type: productType,
  caption: z.string(),
  /** Where it is called otherwise in English. */
  captionEn: z.optional(z.string()),
  group: z.string(),
  creatable: z.boolean(),
  bookable: z.boolean(),
  /** `YYYY-MM-DD`, or absent where only that it ended is known. */
  expiredOn: z.optional(z.string()),
  channels: z.array(z.number()),
  backupRouting: z.boolean(),
  pbxVendors: z.array(z.string()),
  orderForm: z.enum(orderForms),
  /** Months. */
  terms: z.array(z.number()),
  defaultTerm: z.optional(z.number()),
  /** A document that customers receive before they sign, by its name in the library. */
  documents: z.array(z.string()),
  /** Tags of the organisations that may sell it; absent: all. */
  sellers: z.optional(z.array(z.string())),
  /** How it may be sold; absent: in every way. */
  ways: z.optional(z.array(z.enum(saleWays))),
  /** Codes of its tariffs and options; absent: all that no product has for itself. */
  tariffs: z.optional(z.array(z.string())),
  options: z.optional(z.array(z.string())),
});
export type Product = z.infer<typeof product>;

/** `GET /products`: the catalogue, the price list of today and those that are known to follow. */
export const products = z.object({
  /** `price` by the price list of today, in cents; absent for what cannot be booked any more. */
  items: z.array(z.extend(product, { price: z.optional(price) })),
  priceLists: z.array(priceList),
});
