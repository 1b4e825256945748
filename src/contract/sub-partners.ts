import * as z from 'zod/mini';
import { commissionKinds, lineStates } from './commissions/line.ts';
import { time } from './fields.ts';
import { subPartnerCode } from './sub-partner.ts';

const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)));
const offset = z.optional(z.coerce.number().check(z.int(), z.minimum(0)));
const code = z.optional(subPartnerCode);

export const subPartnerOrdersQuery = z.object({
  kind: z.optional(z.enum(['order', 'draft'])),
  code,
  _limit: limit,
  _offset: offset,
});

/** An order or a draft of a sub-partner, as lists show it. */
const subPartnerOrder = z.object({
  id: z.string(),
  trid: z.string(),
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

export const subPartnerLinesQuery = z.object({ code, _limit: limit, _offset: offset });

/** A commission line of a sub-partner. */
const subPartnerLine = z.object({
  id: z.string(),
  trid: z.string(),
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
});
export type SubPartnerLines = z.infer<typeof subPartnerLines>;
