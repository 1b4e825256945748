import * as z from 'zod/mini';
import type { ColumnMap } from '../columns.ts';
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

/** value1 area code, value2 first number, value3 last number, value4 kind, value5 local network, value6 label. */
export const numberPoolRow = z.object({
  id: z.string(),
  value1: z.string(),
  value2: z.string(),
  value3: z.string(),
  value4: z.enum(numberKinds),
  value5: z.optional(z.string()),
  value6: z.optional(z.string()),
  version: z.number(),
});
export type NumberPoolRow = z.infer<typeof numberPoolRow>;

export const numberPoolRecord = recordOf(numberPoolData);
export type NumberPoolRecord = z.infer<typeof numberPoolRecord>;
