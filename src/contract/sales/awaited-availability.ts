import * as z from 'zod/mini';
import { time } from '../fields.ts';

export const checkedAddress = z.object({
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
});

/** What a draft knows of a check that employees make by hand. */
export const awaitedAvailability = z.object({
  checkId: z.string(),
  at: time,
  address: checkedAddress,
  /** Where the one who asked is told of the answer. */
  notify: z.optional(z.string()),
});
