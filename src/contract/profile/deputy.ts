import * as z from 'zod/mini';
import type { ColumnMap } from '../columns.ts';
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

/** value1 who is absent, value2 state, value3 the deputy, value4 first and value5 last day, value6 id of the deputy, value7 of the absent one. */
export const deputyRow = z.object({
  id: z.string(),
  value1: z.string(),
  value2: z.enum(deputyStates),
  value3: z.string(),
  value4: z.string(),
  value5: z.string(),
  value6: z.string(),
  value7: z.string(),
  created: time,
  modified: time,
  version: z.number(),
});
export type DeputyRow = z.infer<typeof deputyRow>;
export const deputyRecord = recordOf(deputyData);
