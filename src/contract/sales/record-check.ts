import * as z from 'zod/mini';
import { orderCustomer } from './order-customer.ts';
import { priceSummary } from './price-summary.ts';
import { priceUpdate } from './price-update.ts';
import { neededCourse } from './required-course.ts';
import { signatureModes } from './signature-modes.ts';

/** What was found at a field, by the key of its sentence. */
export const finding = z.object({ path: z.string(), message: z.string() });

/** `GET …/data/{id}/check`: what keeps a record from being sent, what is to be confirmed, and what it will cost where it costs something. */
export const recordCheck = z.object({
  blocking: z.array(finding),
  warnings: z.array(finding),
  prices: z.optional(priceSummary),
  /** The customer of a draft as it is now. */
  customer: z.optional(orderCustomer),
  /** Of what was made with a price list that another one took the place of. */
  priceUpdate: z.optional(priceUpdate),
  /** The course with the certificate that the caller needs to send it, but does not have. */
  course: z.optional(neededCourse),
  /** The ways of signing that are open to the customer. */
  signatureModes: z.optional(z.array(z.enum(signatureModes))),
});
export type RecordCheck = z.infer<typeof recordCheck>;
