import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { day, optionalText, time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf, createOf } from '../record-actions.ts';

export const deputyStates = ['planned', 'active', 'ended'] as const;
export type DeputyState = (typeof deputyStates)[number];

/** Longest time in days, its first and last one included. */
export const longestDeputy = 90;

/** Who stands in for oneself, and for how long, in calendar days. */
export const deputyForm = z.strictObject({
  deputy: z.string().check(z.minLength(1, 'choose'), z.maxLength(60, 'choose')),
  from: day,
  to: day,
  note: optionalText(300),
});
export type DeputyForm = z.infer<typeof deputyForm>;
export const deputyCreate = createOf('etc.deputy', deputyForm.shape);
export const deputyActions = { end: actionOf('end') } as const;

const somebody = z.object({ id: z.string(), name: z.string(), email: z.string() });
export const deputyData = z.object({
  state: z.enum(deputyStates),
  absent: somebody,
  deputy: somebody,
  from: z.string(),
  to: z.string(),
  note: z.optional(z.string()),
  /** Who ended it before its time. */
  endedBy: z.optional(z.string()),
});
export type DeputyData = z.infer<typeof deputyData>;

/** `absent` and `deputy` are names of users, `validFrom` and `validTo` the first and the last day. */
export const deputyColumns = {
  absent: 'value1',
  state: 'value2',
  deputy: 'value3',
  validFrom: 'value4',
  validTo: 'value5',
  deputyId: 'value6',
  absentId: 'value7',
} as const satisfies ColumnMap;

export const deputyRow = rowOf(deputyColumns, {
  id: z.string(),
  absent: z.string(),
  state: z.enum(deputyStates),
  deputy: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  deputyId: z.string(),
  absentId: z.string(),
  created: time,
  modified: time,
  version: z.number(),
});
export type DeputyRow = z.infer<typeof deputyRow>;
export const deputyRecord = recordOf(deputyColumns, deputyData);
