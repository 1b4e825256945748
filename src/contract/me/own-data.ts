import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { choice, text, time } from '../fields.ts';
import { typedPassword } from '../password.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';

/** All data about oneself, with the present password. */
export const exportRequest = z.strictObject({ password: typedPassword, language: z.enum(['de', 'en']) });
/** The same as it is typed. */
export const exportForm = z.strictObject({ password: typedPassword });

/** Asks for the own account to be deleted, with the present password. */
export const deletionForm = z.strictObject({ reason: text(10, 1000), password: typedPassword });
export type DeletionForm = z.infer<typeof deletionForm>;

export const deletionStates = ['submitted', 'approved', 'refused', 'withdrawn', 'erased'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** What the server makes of it. */
export const deletionRequest = z.object({ reason: z.string(), login: z.string() });
const deletionDecision = { decision: choice(['approved', 'refused']), answer: text(2, 1000) } as const;
export const deletionActions = {
  withdraw: actionOf('withdraw'),
  decide: actionOf('decide', deletionDecision),
} as const;

export const deletionData = z.object({
  userId: z.string(),
  /** `account/username`. */
  login: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  reason: z.string(),
  state: z.enum(deletionStates),
  answer: z.optional(z.string()),
  /** When (ms) the data of the account, which is locked, are erased. */
  eraseAt: z.optional(time),
});
export type DeletionData = z.infer<typeof deletionData>;

/** A request to delete an account. */
export const deletionColumns = {
  login: 'value1',
  state: 'value2',
  name: 'value3',
  answer: 'value4',
} as const satisfies ColumnMap;

export const deletionRow = rowOf(deletionColumns, {
  id: z.string(),
  login: z.string(),
  state: z.enum(deletionStates),
  name: z.string(),
  answer: z.optional(z.string()),
  created: time,
  modified: time,
  version: z.number(),
});
export type DeletionRow = z.infer<typeof deletionRow>;
export const deletionRecord = recordOf(deletionColumns, deletionData);
export type DeletionRecord = z.infer<typeof deletionRecord>;
