import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { cents, commissionKinds, month } from './line.ts';

export const importStates = ['trial', 'taken', 'discarded', 'withdrawn'] as const;
export type ImportState = (typeof importStates)[number];
/** By hand, or from the folder that is watched. */
const importSources = ['upload', 'inbox'] as const;
export type ImportSource = (typeof importSources)[number];

/** What keeps a file from being taken over; keys of the `commissionImports` texts. */
const importErrors = [
  'unreadable',
  'password',
  'legacy',
  'unpacked',
  'quote',
  'longCell',
  'longRow',
  'tooManyColumns',
  'failed',
  'tooLarge',
  'tooManyRows',
  'macros',
  'noMapping',
  'severalMappings',
  'missingColumn',
  'noLines',
  'required',
  'vo',
  'unknownVo',
  'ambiguousVo',
  'otherOperator',
  'amount',
  'date',
  'kind',
  'month',
  'monthMissing',
  'severalMonths',
  'totalMissing',
  'totalDiffers',
  'countDiffers',
  'sameFile',
  'sameLines',
] as const;
/** What is only said. */
const importWarnings = [
  'encoding',
  'formula',
  'externalLink',
  'dateAhead',
  'terminatedVo',
  'twiceInFile',
  'withdrawnBefore',
] as const;
const importFaultKeys = [...importErrors, ...importWarnings] as const;
export type ImportFaultKey = (typeof importFaultKeys)[number];

/** Something about a file; of its row (from 1) and column (`C`) where it is about one. */
const importFault = z.object({
  fault: z.enum(importFaultKeys),
  row: z.optional(z.number()),
  column: z.optional(z.string()),
  /** Caption of the column. */
  header: z.optional(z.string()),
  /** What stands there. */
  found: z.optional(z.string()),
  /** What should: an amount in cents, a month, the name of an import. */
  expected: z.optional(z.string()),
  /** By how much a sum differs, in cents. */
  difference: z.optional(cents),
  /** In how many rows it is the same. */
  count: z.optional(z.number()),
});
export type ImportFault = z.infer<typeof importFault>;

export const isImportError = ({ fault }: Pick<ImportFault, 'fault'>): boolean =>
  importErrors.some((one) => one === fault);

/** What the lines of an import come to, by VO number and kind; without an organisation where none has the number. */
const importSum = z.object({
  vo: z.string(),
  trid: z.optional(z.string()),
  title: z.optional(z.string()),
  kind: z.enum(commissionKinds),
  lines: z.number(),
  amount: cents,
});
export type ImportSum = z.infer<typeof importSum>;

const importLine = z.object({
  row: z.number(),
  vo: z.string(),
  kind: z.enum(commissionKinds),
  amount: cents,
  contract: z.optional(z.string()),
  phone: z.optional(z.string()),
  customer: z.optional(z.string()),
  tariff: z.optional(z.string()),
  activated: z.optional(z.string()),
  text: z.optional(z.string()),
});
export type ImportLine = z.infer<typeof importLine>;

const importRow = z.object({
  id: z.string(),
  name: z.string(),
  source: z.enum(importSources),
  state: z.enum(importStates),
  /** Caption of the mapping that knows the file. */
  mapping: z.optional(z.string()),
  operator: z.optional(z.string()),
  month: z.optional(month),
  docNumber: z.optional(z.string()),
  lines: z.number(),
  amount: cents,
  documentAmount: z.optional(cents),
  errors: z.number(),
  warnings: z.number(),
  created: time,
  createdBy: z.string(),
  decided: z.optional(time),
  decidedBy: z.optional(z.string()),
});
export type ImportRow = z.infer<typeof importRow>;

export const commissionImport = z.extend(importRow, {
  sums: z.array(importSum),
  /** The first of them; `errors` and `warnings` say how many there are. */
  faults: z.array(importFault),
  /** The first lines, as they were read. */
  sample: z.array(importLine),
  /** Lines that are complained about, which keep it from being withdrawn. */
  complained: z.number(),
});
export type CommissionImport = z.infer<typeof commissionImport>;

/** `GET /staff/commission-imports`: newest first. */
export const importsQuery = z.object({
  /** As lists of records are searched: `value2` is the state, words are looked for in name, operator and month. */
  search: z.optional(z.string().check(z.maxLength(500))),
  _sort: z.optional(z.enum(['created', '-created'])),
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  _offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
});
export const importsAnswer = z.object({ items: z.array(importRow), total: z.number() });
export type ImportsAnswer = z.infer<typeof importsAnswer>;

/** `POST /staff/commission-imports`: a finished upload, which is tried. */
export const importUpload = z.strictObject({ upload: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'file')) });
/** `POST /staff/commission-imports/{id}`. */
const importActions = ['take', 'discard', 'withdraw', 'retry'] as const;
export type ImportAction = (typeof importActions)[number];
export const importAction = z.object({ _action: z.enum(importActions) });
