import * as z from 'zod/mini';

/** So many months are shown, the present one last: one more than a year, to compare. */
export const monthsShown = 13;
/** Organisations that are named; of more there is a number. */
export const maxNamed = 200;

const count = z.number();
const organisation = z.object({ trid: z.string(), title: z.string() });

/** `GET /admin/figures`: what partners do, by month (`YYYY-MM`, the oldest first). */
export const salesYear = z.object({
  /** When (ms) it was counted. */
  at: z.number(),
  months: z.array(
    z.object({
      month: z.string(),
      /** Organisations that were added. */
      partners: count,
      orders: count,
      tickets: count,
      /** Cents, of lines that the operators sent. */
      commission: count,
      /** Searches without hits; they are kept for 90 days. */
      misses: count,
    }),
  ),
  /** Active organisations of partners, and those of them with no sign-in for 90 days. */
  partners: count,
  silent: count,
  /** The newest price list of the library, and who has not looked at the price lists since. */
  priceList: z.optional(
    z.object({
      name: z.string(),
      path: z.string(),
      changed: z.number(),
      readers: count,
      unread: count,
      unreadBy: z.array(organisation),
    }),
  ),
});
export type SalesYear = z.output<typeof salesYear>;

export const salesYearQuery = z.object({
  kind: z.optional(z.enum(['SP', 'WS'])),
  organisation: z.optional(z.string().check(z.maxLength(40))),
});
export type SalesYearQuery = z.output<typeof salesYearQuery>;
