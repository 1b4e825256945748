import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { time } from '../fields.ts';
import { recordOf } from '../record.ts';

/** A message of another carrier that no porting could take; kept as it came, until an employee has seen to it. */
export const unassignedMessageData = z.object({
  raw: z.string(),
  /** Why nothing came of it, as employees read it. */
  why: z.string(),
  /** The first VA-ID that it names, and the carrier that is not ours. */
  vaId: z.optional(z.string()),
  carrier: z.optional(z.string()),
});
export type UnassignedMessageData = z.infer<typeof unassignedMessageData>;

/** `beginning` is that of the message. */
export const unassignedMessageColumns = {
  beginning: 'value1',
  reason: 'value2',
  carrier: 'value3',
  vaId: 'value4',
} as const satisfies ColumnMap;

export const unassignedMessageRow = rowOf(unassignedMessageColumns, {
  id: z.string(),
  beginning: z.optional(z.string()),
  reason: z.string(),
  carrier: z.optional(z.string()),
  vaId: z.optional(z.string()),
  version: z.number(),
  created: time,
});
export type UnassignedMessageRow = z.infer<typeof unassignedMessageRow>;

export const unassignedMessageRecord = recordOf(unassignedMessageColumns, unassignedMessageData);
