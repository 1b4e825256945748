import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { recordOf } from '../record.ts';
import { numberKinds } from './number-kinds.ts';

/** A range from which the distributor gives out numbers; first and last have the length of its numbers. */
export const numberPoolData = z.object({
  numberKind: z.enum(numberKinds),
  onkz: z.string(),
  from: z.string(),
  to: z.string(),
  label: z.optional(z.string()),
});
export type NumberPoolData = z.infer<typeof numberPoolData>;

/** `area` is the local network. */
export const numberPoolColumns = {
  areaCode: 'value1',
  first: 'value2',
  last: 'value3',
  kind: 'value4',
  area: 'value5',
  label: 'value6',
} as const satisfies ColumnMap;

export const numberPoolRow = rowOf(numberPoolColumns, {
  id: z.string(),
  areaCode: z.string(),
  first: z.string(),
  last: z.string(),
  kind: z.enum(numberKinds),
  area: z.optional(z.string()),
  label: z.optional(z.string()),
  version: z.number(),
});
export type NumberPoolRow = z.infer<typeof numberPoolRow>;

export const numberPoolRecord = recordOf(numberPoolColumns, numberPoolData);
