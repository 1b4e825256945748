import * as z from 'zod/mini';
import { similarCustomer } from './customer.ts';

/** So many customers come in with one call. */
export const maxImported = 1000;

/** Rows of a file as bodies of create calls without their type; of any content, because the dry run judges them. */
export const customerImport = z.strictObject({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .check(z.minLength(1, 'required'), z.maxLength(maxImported, `maxRows:${maxImported}`)),
  /** Judges alone. */
  dryRun: z.boolean(),
  /** Takes in customers that are like known ones too. */
  confirmDuplicate: z.optional(z.boolean()),
});
export type CustomerImport = z.infer<typeof customerImport>;

/** Rows are counted from 0. Nothing was created if there are faults, or similar customers without confirmation. */
export const customerImported = z.object({
  faults: z.array(z.object({ row: z.number(), path: z.string(), key: z.string() })),
  similar: z.array(z.object({ row: z.number(), customers: z.array(similarCustomer) })),
  created: z.number(),
});
export type CustomerImported = z.infer<typeof customerImported>;
