import * as z from 'zod/mini';

/** What employees do to a record that they maintain; the contract of its type judges it at the server. */
export const maintenance = z.looseObject({ _action: z.string(), version: z.optional(z.number()) });
export type Maintenance = z.infer<typeof maintenance>;
