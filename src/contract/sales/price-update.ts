import * as z from 'zod/mini';

const amounts = z.object({ oneOff: z.number(), monthly: z.number() });
const list = z.object({ id: z.string(), title: z.string(), validFrom: z.string() });

/** What today's price list changes of what a draft costs; amounts in cents, net. */
export const priceUpdate = z.object({
  /** The list that the draft was made with, where it is still known. */
  from: z.optional(list),
  to: list,
  /** Positions that cost something else now, with the amount of all of them. */
  changes: z.array(z.object({ code: z.string(), quantity: z.number(), before: amounts, after: amounts })),
  before: amounts,
  after: amounts,
});
export type PriceUpdate = z.infer<typeof priceUpdate>;
