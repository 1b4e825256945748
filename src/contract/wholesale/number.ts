import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { text, time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';
import { numberKinds } from './number-kinds.ts';
import { numberRange } from './number-range.ts';

export const numberStates = ['reserved', 'active', 'portingIn', 'portingOut', 'terminated'] as const;
export type NumberState = (typeof numberStates)[number];
/** A returned number cannot be assigned for so many days. */
export const quarantineDays = 90;

/** A single number or a block that a foundation's customer holds. */
export const numberData = z.object({
  range: numberRange,
  state: z.enum(numberStates),
  numberKind: z.enum(numberKinds),
  /** The local network of the area code. */
  areaName: z.optional(z.string()),
  origin: z.enum(['assigned', 'ported']),
  customerId: z.string(),
  customerName: z.string(),
  sipAccountId: z.optional(z.string()),
  sipUser: z.optional(z.string()),
  /** Which porting brings or takes it. */
  portingId: z.optional(z.string()),
  /** The process that it began with, and the other numbers of the same order. */
  processId: z.optional(z.string()),
  together: z.optional(z.array(z.string())),
  activeFrom: z.optional(z.string()),
  /** When (ms) it was given back. */
  terminatedAt: z.optional(time),
  /** Another carrier has it: it was not given back to the pool. */
  leftAt: z.optional(time),
  directory: z.optional(z.boolean()),
  siteAddr: z.optional(z.record(z.string(), z.unknown())),
  emergencyAddr: z.optional(z.record(z.string(), z.unknown())),
});
export type NumberData = z.infer<typeof numberData>;

/** What is done to a number by hand; portings move it by themselves (`numberMoves`). */
export const numberActions = {
  /** Leads to another SIP account of its customer. */
  assign: actionOf('assign', { sipAccountId: text(1, 40) }),
  terminate: actionOf('terminate'),
} as const;

/** What portings and due times do to a number. */
const numberMoves = ['activate', 'portOut', 'split', 'join', 'merge', 'stay', 'leave', 'cancel'] as const;
export type NumberMove = (typeof numberMoves)[number];

const value = z.optional(z.string());
/** `number` as it is read, a range where `kind` is `block`. */
export const numberColumns = {
  number: 'value1',
  state: 'value2',
  customer: 'value3',
  sipUser: 'value4',
  customerId: 'value5',
  accountId: 'value6',
  areaCode: 'value7',
  kind: 'value8',
  count: 'value9',
} as const satisfies ColumnMap;

export const numberFields = {
  id: z.string(),
  number: z.string(),
  state: z.enum(numberStates),
  customer: value,
  sipUser: value,
  customerId: z.string(),
  accountId: value,
  areaCode: value,
  kind: z.enum(['single', 'block']),
  count: value,
  version: z.number(),
};
/** A number or block in a list. */
export const numberRow = rowOf(numberColumns, numberFields);
export type NumberRow = z.infer<typeof numberRow>;

export const numberRecord = recordOf(numberColumns, numberData);
