import * as z from 'zod/mini';
import { day } from '../fields.ts';
import { ticketReference } from '../ticket-reference.ts';

/** An order that became active and that no statement pays for after the time that its operator takes. */
const missingCommission = z.object({
  orderId: z.string(),
  /** Number of the order. */
  foreignid: z.string(),
  customer: z.string(),
  operator: z.string(),
  vo: z.optional(z.string()),
  contract: z.optional(z.string()),
  tariff: z.optional(z.string()),
  activated: day,
  /** The day from which a line could be expected. */
  expected: day,
  deadline: z.optional(day),
  /** Number of the ticket that complains about it already. */
  ticket: z.optional(ticketReference),
});
export type MissingCommission = z.infer<typeof missingCommission>;

/** `GET /foundation/{trid}/missing-commissions`: oldest first. */
export const missingAnswer = z.object({ items: z.array(missingCommission), total: z.number() });
export type MissingAnswer = z.infer<typeof missingAnswer>;
