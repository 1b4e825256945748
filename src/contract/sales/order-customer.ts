import * as z from 'zod/mini';

const fact = z.optional(z.string());

/** What an order form knows of its customer. */
export const orderCustomer = z.object({
  ...{ customerType: fact, clientKind: fact, salutation: fact, tkgSize: fact },
  /** Of its place, where that is sure. */
  areaCode: fact,
  /** Answers that were changed in its record after the draft took them, and are others in the draft. */
  newer: z.optional(z.array(z.string())),
  /** What its record says that an order needs; an account with its last digits, a password as `hiddenAnswer`. */
  answers: z.optional(z.record(z.string(), z.unknown())),
});
