import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { defineContract, type RowOf } from '../record-contract.ts';

/** A message of another carrier that no porting could take; kept as it came, until an employee has seen to it. */
export const unassignedMessage = defineContract('etc.unassignedMessage', {
  name: 'carrier-messages',
  columns: { reason: 'value2', carrier: 'value3', vaId: 'value4' },
  row: {
    reason: z.string(),
    carrier: z.optional(z.string()),
    vaId: z.optional(z.string()),
    version: z.number(),
    created: time,
  },
  data: z.object({
    raw: z.string(),
    /** Why nothing came of it, as employees read it. */
    why: z.string(),
    /** The first VA-ID that it names, and the carrier that is not ours. */
    vaId: z.optional(z.string()),
    carrier: z.optional(z.string()),
  }),
  common: ['archive', 'restore'],
  list: { sorts: ['reason', 'carrier', 'vaId', 'created'], sort: '-created', hasArchive: true },
});
export type UnassignedMessageRow = RowOf<typeof unassignedMessage>;
