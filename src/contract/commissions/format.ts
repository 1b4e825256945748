import * as z from 'zod/mini';
import { commissionKinds } from './line.ts';

/** What columns of statements say; the first three every operator names. */
export const lineColumns = [
  'vo',
  'kind',
  'amount',
  'contract',
  'phone',
  'customer',
  'tariff',
  'activated',
  'month',
  'text',
] as const;
export type LineColumn = (typeof lineColumns)[number];

export const numberNotations = ['german', 'english'] as const;
export type NumberNotation = (typeof numberNotations)[number];
export const dateNotations = ['DD.MM.YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD'] as const;
export type DateNotation = (typeof dateNotations)[number];
export const monthNotations = ['MM/YYYY', 'MM.YYYY', 'YYYY-MM', 'YYYYMM', 'name'] as const;
export type MonthNotation = (typeof monthNotations)[number];
export const encodings = ['utf-8', 'windows-1252'] as const;
export const delimiters = ['semicolon', 'comma', 'tab', 'pipe'] as const;

/** A place of a document: a cell, or what stands beside a text, in a column where it names one. */
const documentPlace = z.object({
  cell: z.optional(z.string()),
  label: z.optional(z.string()),
  column: z.optional(z.string()),
});
export type DocumentPlace = z.infer<typeof documentPlace>;

const header = z.string();
const optionalHeader = z.optional(z.string());

/** How statements of an operator are read: content that editors keep. */
export const commissionFormat = z.object({
  id: z.string(),
  title: z.string(),
  operator: z.string(),
  file: z.enum(['csv', 'xlsx']),
  delimiter: z.optional(z.enum(delimiters)),
  encoding: z.optional(z.enum(encodings)),
  /** Texts that stand in the first rows of such a file, and of no other. */
  recognise: z.array(z.string()),
  headerRow: z.number(),
  columns: z.object({
    vo: header,
    kind: header,
    amount: header,
    contract: optionalHeader,
    phone: optionalHeader,
    customer: optionalHeader,
    tariff: optionalHeader,
    activated: optionalHeader,
    month: optionalHeader,
    text: optionalHeader,
  }),
  kinds: z.array(z.object({ word: z.string(), kind: z.enum(commissionKinds) })),
  numbers: z.enum(numberNotations),
  dates: z.enum(dateNotations),
  months: z.enum(monthNotations),
  month: z.optional(documentPlace),
  docNumber: z.optional(documentPlace),
  total: z.optional(documentPlace),
  count: z.optional(documentPlace),
  /** Beginnings of rows that are no lines, such as subtotals. */
  skip: z.optional(z.array(z.string())),
  /** Days from an order's activation until a line pays for it, and from a statement's arrival until complaints end. */
  paidAfterDays: z.number(),
  complaintDays: z.optional(z.number()),
});
export type CommissionFormat = z.infer<typeof commissionFormat>;
