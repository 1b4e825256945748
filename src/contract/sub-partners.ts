import * as z from 'zod/mini';
import { commissionKinds, lineStates } from './commissions/line.ts';
import { time } from './fields.ts';

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
