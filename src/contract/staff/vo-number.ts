import * as z from 'zod/mini';
import { asPlainText, choice, day, optionalText, text } from '../fields.ts';
import { actionOf } from '../record-actions.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';

export const voStates = ['active', 'dormant', 'terminated'] as const;
export type VoState = (typeof voStates)[number];

export const voNumberCode = z
  .string()
  .check(asPlainText, z.toUpperCase(), z.minLength(1, 'required'), z.regex(/^[A-Z0-9]{4,12}$/, 'voNumber'));

/** Under which number a partner sells for a network operator. */
export const voNumber = defineContract('etc.voNumber', {
  name: 'vo-numbers',
  columns: { voNumber: 'value1', state: 'value2', operator: 'value3', label: 'value4', validFrom: 'value5' },
  row: {
    voNumber: z.string(),
    state: z.enum(voStates),
    operator: z.string(),
    label: z.optional(z.string()),
    validFrom: z.optional(z.string()),
    version: z.number(),
  },
  data: z.object({
    vo: z.string(),
    operator: z.string(),
    label: z.optional(z.string()),
    validFrom: z.optional(z.string()),
    state: z.enum(voStates),
  }),
  fields: { vo: voNumberCode, operator: text(1, 40), label: optionalText(80), validFrom: z.optional(day) },
  common: maintained,
  actions: { status: actionOf('status', { status: choice(voStates) }) },
  list: {
    sorts: ['voNumber', 'state', 'operator', 'validFrom'],
    sort: 'voNumber',
    tabs: { name: 'state', field: 'state', values: voStates, groups: { all: () => voStates }, first: 'all' },
    filters: { operator: { kind: 'code', field: 'operator' } },
    hasArchive: true,
  },
});
export type VoNumberData = DataOf<typeof voNumber>;
export type VoNumberRow = RowOf<typeof voNumber>;
