import * as z from 'zod/mini';

const count = z.number();

/** `GET /foundation/{trid}/sales-figures`: how far the sales partner's business has come. */
export const salesFigures = z.object({
  /** `undated` have no follow-up date. */
  prospects: z.object({ count, undated: count }),
  drafts: z.object({ count, complete: count }),
  inReview: z.object({ count, clarification: count }),
  /** `next` is the day (`YYYY-MM-DD`) that comes first. */
  inProgress: z.object({ count, next: z.optional(z.string()) }),
  /** Orders with a confirmed date in this month (`YYYY-MM`) and in the one before. */
  active: z.object({ month: z.string(), count, before: count }),
  customers: count,
  /** What the statements of the newest month come to, in cents; for those who may see statements. */
  commission: z.optional(z.object({ month: z.string(), amount: z.number() })),
});
export type SalesFigures = z.infer<typeof salesFigures>;
