import * as z from 'zod/mini';
import { choice, optionalText } from '../fields.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';
import { numberKinds } from './number-kinds.ts';
import { onkz, subscriberNumber } from './number-parts.ts';

/** A range from which the distributor gives out numbers; first and last have the length of its numbers. */
export const numberPool = defineContract('etc.numberPool', {
  name: 'number-pools',
  /** `area` is the local network. */
  columns: { areaCode: 'value1', first: 'value2', last: 'value3', kind: 'value4', area: 'value5', label: 'value6' },
  row: {
    areaCode: z.string(),
    first: z.string(),
    last: z.string(),
    kind: z.enum(numberKinds),
    area: z.optional(z.string()),
    label: z.optional(z.string()),
    version: z.number(),
  },
  data: z.object({
    numberKind: z.enum(numberKinds),
    onkz: z.string(),
    from: z.string(),
    to: z.string(),
    label: z.optional(z.string()),
  }),
  fields: {
    numberKind: choice(numberKinds),
    onkz,
    from: subscriberNumber,
    to: subscriberNumber,
    label: optionalText(60),
  },
  common: maintained,
  list: { sorts: ['areaCode', 'first', 'area', 'label'], sort: 'areaCode', hasArchive: true },
});
export type NumberPoolData = DataOf<typeof numberPool>;
export type NumberPoolRow = RowOf<typeof numberPool>;
