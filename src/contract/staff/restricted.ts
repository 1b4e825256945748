import * as z from 'zod/mini';
import { type DataOf, defineContract, type RowOf } from '../record-contract.ts';

/** What the law keeps of a record after its people were taken out of it; for administrators alone. */
export const restricted = defineContract('etc.restricted', {
  name: 'restricted',
  columns: { recordType: 'value1', number: 'value2', until: 'value3' },
  row: {
    recordType: z.string(),
    number: z.optional(z.string()),
    until: z.string(),
    version: z.number(),
  },
  data: z.object({
    /** The record as it was, and its number. */
    type: z.string(),
    number: z.optional(z.string()),
    recordId: z.string(),
    content: z.record(z.string(), z.unknown()),
    /** What its timeline and its notes said. */
    said: z.array(z.string()),
    /** The last day that the law keeps it, and the rule that says so. */
    until: z.string(),
    rule: z.string(),
  }),
  common: [],
  list: { sorts: ['recordType', 'until'], sort: 'until' },
});
export type RestrictedData = DataOf<typeof restricted>;
export type RestrictedRow = RowOf<typeof restricted>;
