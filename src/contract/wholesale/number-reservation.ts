import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { asPlainText, choice, text, time } from '../fields.ts';
import { attendant } from '../telephone.ts';
import { numberKinds } from './number-kinds.ts';
import { onkz } from './number-parts.ts';
import { numberRange } from './number-range.ts';

export const orderedKinds = ['single', 'block'] as const;
export const singleCounts = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export const blockSizes = ['10', '100', '1000'] as const;
/** How long (minutes) numbers are kept for who asked for them. */
export const reservationMinutes = 30;

const id = text(1, 40);
/** The request; `wish` holds preferred digits and is not binding. */
export const reservationRequest = z.strictObject({
  customerId: id,
  sipAccountId: id,
  numberKind: choice(numberKinds),
  onkz: z.optional(onkz),
  kind: choice(orderedKinds),
  count: z.optional(choice(singleCounts)),
  blockSize: z.optional(choice(blockSizes)),
  attendant: z.optional(attendant),
  wish: z.optional(z.string().check(asPlainText, z.maxLength(20, 'tooLong:20'), z.regex(/^\d*$/, 'digitsOnly'))),
});
export type ReservationRequest = z.infer<typeof reservationRequest>;

/** Numbers of which one set is chosen. */
const proposal = z.object({ id: z.string(), ranges: z.array(numberRange) });

export const reservation = z.object({ id: z.string(), expires: time, proposals: z.array(proposal) });
export type NumberReservation = z.infer<typeof reservation>;

/** `expires` is a moment (ms). */
export const reservationColumns = {
  customer: 'value1',
  state: 'value2',
  sipUser: 'value3',
  areaCode: 'value4',
  customerId: 'value5',
  accountId: 'value6',
  expires: 'value7',
} as const satisfies ColumnMap;

/** A reservation in a list. */
export const reservationRow = rowOf(reservationColumns, {
  id: z.string(),
  customer: z.string(),
  sipUser: z.string(),
  areaCode: z.string(),
  expires: z.string(),
});
export type ReservationRow = z.infer<typeof reservationRow>;

/** What is stored of a reservation. */
export const reservationData = z.object({
  request: reservationRequest,
  onkz: z.string(),
  areaName: z.optional(z.string()),
  customerName: z.string(),
  sipUser: z.string(),
  expires: time,
  proposals: z.array(proposal),
  state: z.enum(['open', 'taken']),
  /** The process that its numbers began with. */
  processId: z.optional(z.string()),
});
export type ReservationData = z.infer<typeof reservationData>;
