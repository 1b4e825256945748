import * as z from 'zod/mini';

const count = z.number();

/** `GET /foundation/{trid}/pipeline`: by month, oldest first, how many drafts were begun, orders received and orders active since then. */
export const pipeline = z.object({
  months: z.array(z.object({ month: z.string(), drafts: count, orders: count, active: count })),
});
export type Pipeline = z.infer<typeof pipeline>;
