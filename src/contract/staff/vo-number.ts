import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { asPlainText, choice, day, optionalText, text } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';

export const voStates = ['active', 'dormant', 'terminated'] as const;
export type VoState = (typeof voStates)[number];

export const voNumber = z
  .string()
  .check(asPlainText, z.toUpperCase(), z.minLength(1, 'required'), z.regex(/^[A-Z0-9]{4,12}$/, 'voNumber'));

/** Under which number a partner sells for a network operator. */
export const voNumberFields = {
  vo: voNumber,
  operator: text(1, 40),
  label: optionalText(80),
  validFrom: z.optional(day),
};
export const voStatusAction = actionOf('status', { status: choice(voStates) });

export const voNumberData = z.object({
  vo: z.string(),
  operator: z.string(),
  label: z.optional(z.string()),
  validFrom: z.optional(z.string()),
  state: z.enum(voStates),
});
export type VoNumberData = z.infer<typeof voNumberData>;

export const voNumberColumns = {
  voNumber: 'value1',
  state: 'value2',
  operator: 'value3',
  label: 'value4',
  validFrom: 'value5',
} as const satisfies ColumnMap;

export const voNumberRow = rowOf(voNumberColumns, {
  id: z.string(),
  voNumber: z.string(),
  state: z.enum(voStates),
  operator: z.string(),
  label: z.optional(z.string()),
  validFrom: z.optional(z.string()),
  version: z.number(),
});
export type VoNumberRow = z.infer<typeof voNumberRow>;

export const voNumberRecord = recordOf(voNumberColumns, voNumberData);
