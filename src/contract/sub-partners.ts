import * as z from 'zod/mini';
import { commissionKinds, lineStates, month } from './commissions/line.ts';
import { asPlainText, time } from './fields.ts';
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

/** An order or a draft of a sub-partner, as lists show it. */
const subPartnerOrder = z.object({
  id: z.string(),
  trid: z.string(),
  /** Of the sub-partner. */
  title: z.string(),
  code: z.string(),
  number: z.optional(z.string()),
  created: time,
  customer: z.optional(z.string()),
  caption: z.optional(z.string()),
  state: z.optional(z.string()),
});
export type SubPartnerOrder = z.infer<typeof subPartnerOrder>;
export const subPartnerOrders = z.object({
  items: z.array(subPartnerOrder),
  total: z.number(),
  /** How many there are of each code. */
  counts: z.record(z.string(), z.number()),
});
export type SubPartnerOrders = z.infer<typeof subPartnerOrders>;

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

/** A commission line of a sub-partner. */
const subPartnerLine = z.object({
  id: z.string(),
  trid: z.string(),
  title: z.string(),
  code: z.string(),
  month: z.string(),
  operator: z.string(),
  vo: z.string(),
  kind: z.enum(commissionKinds),
  state: z.enum(lineStates),
  contract: z.optional(z.string()),
  customer: z.optional(z.string()),
  tariff: z.optional(z.string()),
  /** In cents. */
  amount: z.number(),
});
export type SubPartnerLine = z.infer<typeof subPartnerLine>;
export const subPartnerLines = z.object({
  items: z.array(subPartnerLine),
  total: z.number(),
  /** What all of them come to, in cents. */
  amount: z.number(),
  counts: z.record(z.string(), z.number()),
  /** What each month comes to under the codes that were asked for, the latest first. */
  months: z.array(z.object({ month: z.string(), lines: z.number(), amount: z.number() })),
});
export type SubPartnerLines = z.infer<typeof subPartnerLines>;
