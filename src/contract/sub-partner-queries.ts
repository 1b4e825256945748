import * as z from 'zod/mini';
import { commissionKinds, lineStates, month } from './commissions/line.ts';
import { asPlainText } from './fields.ts';
import { orderStatuses } from './sales/order.ts';
import { subPartnerCode } from './sub-partner.ts';

const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)));
const offset = z.optional(z.coerce.number().check(z.int(), z.minimum(0)));
const code = z.optional(subPartnerCode);
const search = z.optional(z.string().check(asPlainText, z.maxLength(200)));
/** A column, `-` before it for descending. */
const sortOf = <const T extends string>(names: readonly T[]) =>
  z.optional(z.enum(names.flatMap((name) => [name, `-${name}`] as const) as [T, ...`-${T}`[]]));

/** Columns that the lists of sub-partners are sorted by. */
export const subPartnerOrderSorts = ['created', 'customer', 'caption', 'state', 'code', 'number'] as const;
export const subPartnerLineSorts = ['month', 'customer', 'operator', 'kind', 'state', 'code', 'amount'] as const;

export const subPartnerOrdersQuery = z.object({
  kind: z.optional(z.enum(['order', 'draft'])),
  code,
  search,
  state: z.optional(z.enum(orderStatuses)),
  /** Days from and to, `2026-01-01..2026-03-31`; either may be missing. */
  created: z.optional(z.string().check(z.regex(/^(?:\d{4}-\d\d-\d\d)?\.\.(?:\d{4}-\d\d-\d\d)?$/, 'date'))),
  _sort: sortOf(subPartnerOrderSorts),
  _limit: limit,
  _offset: offset,
});

export const subPartnerLinesQuery = z.object({
  code,
  search,
  /** First and last month. */
  from: z.optional(month),
  to: z.optional(month),
  kind: z.optional(z.enum(commissionKinds)),
  state: z.optional(z.enum(lineStates)),
  _sort: sortOf(subPartnerLineSorts),
  _limit: limit,
  _offset: offset,
});
