import * as z from 'zod/mini';

/** Amounts in cents, net. `code` names a price, its text stands below `products:price`. */
const pricePosition = z.object({
  code: z.string(),
  quantity: z.number(),
  oneOff: z.number(),
  monthly: z.number(),
  /** Months that the price holds for. */
  term: z.optional(z.number()),
  /** What it costs is not known yet, such as of a device that is neither bought nor rented. */
  isOpen: z.optional(z.literal(true)),
});
export type PricePosition = z.infer<typeof pricePosition>;

/** What an order costs, in cents: net, value-added tax and gross of the first invoice's parts, and the first year in all. */
export const priceSummary = z.object({
  priceListId: z.string(),
  /** Absent where the list is gone. */
  priceListTitle: z.optional(z.string()),
  /** The first day of the list, `YYYY-MM-DD`. */
  priceListFrom: z.optional(z.string()),
  positions: z.array(pricePosition),
  /** The product itself has no price yet: how many of it are wanted is not known, or its list is gone. */
  isOpen: z.optional(z.literal(true)),
  oneOff: z.number(),
  monthly: z.number(),
  vat: z.object({ percent: z.number(), oneOff: z.number(), monthly: z.number() }),
  gross: z.object({ oneOff: z.number(), monthly: z.number() }),
  /** Net and gross of one-off and twelve months. */
  firstYear: z.object({ net: z.number(), gross: z.number() }),
});
export type PriceSummary = z.infer<typeof priceSummary>;
