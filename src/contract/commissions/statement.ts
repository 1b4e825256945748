import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { cents, commissionKinds, lineStates, month } from './line.ts';

/** What a foundation's lines come to: one entry for each month, operator, VO number, kind and state that has lines. */
const commissionSum = z.object({
  month,
  operator: z.string(),
  vo: z.string(),
  kind: z.enum(commissionKinds),
  state: z.enum(lineStates),
  lines: z.number(),
  amount: cents,
  /** What complaints won, in cents. */
  won: cents,
});
export type CommissionSum = z.infer<typeof commissionSum>;

/** The same by tariff, as the operator calls it; empty where lines name none. */
const tariffSum = z.object({
  month,
  operator: z.string(),
  vo: z.string(),
  tariff: z.string(),
  lines: z.number(),
  amount: cents,
});
export type TariffSum = z.infer<typeof tariffSum>;

/** A statement of a foundation: the part of an operator's file that is under one of its VO numbers. */
const commissionStatement = z.object({
  id: z.string(),
  month,
  operator: z.string(),
  vo: z.string(),
  docNumber: z.optional(z.string()),
  lines: z.number(),
  amount: cents,
  imported: time,
  isRead: z.boolean(),
});
export type CommissionStatement = z.infer<typeof commissionStatement>;

/** `GET /foundation/{trid}/commission-statements`: newest month first; `sums` and `tariffs` over all of them. */
export const statementsAnswer = z.object({
  items: z.array(commissionStatement),
  sums: z.array(commissionSum),
  tariffs: z.array(tariffSum),
});
export type StatementsAnswer = z.infer<typeof statementsAnswer>;

/** `POST /foundation/{trid}/commission-statements/read`: the caller has looked at them. */
export const readStatements = z.object({ ids: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(1000)) });

/** `GET /foundation/{trid}/commission-gaps?month=`: contracts that were paid for each month and are no longer, or for less. */
const commissionGap = z.object({
  contract: z.string(),
  customer: z.optional(z.string()),
  tariff: z.optional(z.string()),
  operator: z.string(),
  vo: z.string(),
  kind: z.enum(commissionKinds),
  /** The last month with a line, what it paid, and the line. */
  lastMonth: month,
  lastAmount: cents,
  lineId: z.string(),
  /** The first month without a line, or with less. */
  missingSince: month,
  /** What the month pays, where it is less. */
  amount: z.optional(cents),
});
export const gapsQuery = z.object({
  month,
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
});
export const gapsAnswer = z.object({ items: z.array(commissionGap), total: z.number(), amount: cents });
export type CommissionGap = z.infer<typeof commissionGap>;
export type GapsAnswer = z.infer<typeof gapsAnswer>;
