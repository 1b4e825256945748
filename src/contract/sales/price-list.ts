import * as z from 'zod/mini';
import { day, text, time } from '../fields.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';

/** Cents, net. */
const cents = z.number('money').check(z.int('money'), z.minimum(0, 'money'), z.maximum(10_000_000, 'money'));
const price = z.strictObject({ oneOff: z.optional(cents), monthly: z.optional(cents) });

/** What products cost, by the day from which it holds. */
export const priceList = defineContract('sales.priceList', {
  name: 'price-lists',
  columns: { title: 'value1', validFrom: 'value2', validTo: 'value3' },
  row: {
    title: z.string(),
    validFrom: z.string(),
    validTo: z.optional(z.string()),
    version: z.number(),
    modified: time,
  },
  data: z.object({
    title: z.string(),
    validFrom: z.string(),
    validTo: z.optional(z.string()),
    prices: z.record(z.string(), z.object({ oneOff: z.optional(z.number()), monthly: z.optional(z.number()) })),
  }),
  fields: {
    title: text(1, 80),
    validFrom: day,
    validTo: z.optional(day),
    /** Which ones it has to name is a rule (`domain/sales/products`). */
    prices: z.record(z.string().check(z.maxLength(60, 'invalid')), price),
  },
  common: maintained,
  list: { sorts: ['title', 'validFrom', 'validTo'], sort: '-validFrom', hasArchive: true },
});
export type PriceListData = DataOf<typeof priceList>;
export type PriceListRow = RowOf<typeof priceList>;
