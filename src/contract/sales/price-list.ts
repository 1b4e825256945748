import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { day, text, time } from '../fields.ts';
import { recordOf } from '../record.ts';

/** Cents, net. */
const cents = z.number('money').check(z.int('money'), z.minimum(0, 'money'), z.maximum(10_000_000, 'money'));
const price = z.strictObject({ oneOff: z.optional(cents), monthly: z.optional(cents) });

/** What employees say of a price list; which prices it has to name is a rule (`domain/products`). */
export const priceListFields = {
  title: text(1, 80),
  validFrom: day,
  validTo: z.optional(day),
  prices: z.record(z.string().check(z.maxLength(60, 'invalid')), price),
};

export const priceListData = z.object({
  title: z.string(),
  validFrom: z.string(),
  validTo: z.optional(z.string()),
  prices: z.record(z.string(), z.object({ oneOff: z.optional(z.number()), monthly: z.optional(z.number()) })),
});
export type PriceListData = z.infer<typeof priceListData>;

export const priceListColumns = {
  title: 'value1',
  validFrom: 'value2',
  validTo: 'value3',
} as const satisfies ColumnMap;

export const priceListRow = rowOf(priceListColumns, {
  id: z.string(),
  title: z.string(),
  validFrom: z.string(),
  validTo: z.optional(z.string()),
  version: z.number(),
  modified: time,
});
export type PriceListRow = z.infer<typeof priceListRow>;

export const priceListRecord = recordOf(priceListColumns, priceListData);
