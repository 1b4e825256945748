import * as z from 'zod/mini';
import { day } from '../fields.ts';
import { ticketReference } from '../ticket-reference.ts';

/** What a line of a commission statement pays for; keys of the `commissions` texts. */
export const commissionKinds = [
  'closing',
  'renewal',
  'option',
  'airtime',
  'bonus',
  'hardware',
  'chargeback',
  'correction',
  'other',
] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/** Where a line stands between the partner and the operator. */
export const lineStates = ['open', 'complained', 'paid', 'rejected'] as const;
export type LineState = (typeof lineStates)[number];

/** A month as `YYYY-MM`. */
export const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'date'));
/** Cents, negative for what is taken back. */
export const cents = z.int();
/** Code of the network operator, as in forms. */
const operator = z.string();

/** One line of a commission statement, of one foundation. */
export const commissionLine = z.object({
  id: z.string(),
  statementId: z.string(),
  /** The row of the file that it came from, from 1 as spreadsheets count. */
  row: z.number(),
  month,
  operator,
  vo: z.string(),
  kind: z.enum(commissionKinds),
  contract: z.optional(z.string()),
  /** E.164 where it could be read, else as it came. */
  phone: z.optional(z.string()),
  customer: z.optional(z.string()),
  tariff: z.optional(z.string()),
  activated: z.optional(day),
  amount: cents,
  text: z.optional(z.string()),
  /** The code under which a sub-partner got it. */
  partnerCode: z.optional(z.string()),
  state: z.enum(lineStates),
  /** The ticket that complains about it: id and number. */
  ticket: z.optional(ticketReference),
  /** The earlier line that this one puts right. */
  corrects: z.optional(z.string()),
  /** The later line that put this one right, and what the complaint won, in cents. */
  correctedBy: z.optional(z.string()),
  won: z.optional(cents),
  /** Last day of the operator's time for complaints; absent where it names none. */
  deadline: z.optional(day),
});
export type CommissionLine = z.infer<typeof commissionLine>;

export const lineSorts = [
  'month',
  'operator',
  'vo',
  'kind',
  'contract',
  'customer',
  'tariff',
  'activated',
  'amount',
  'state',
] as const;
export type LineSort = (typeof lineSorts)[number];

const filter = z.optional(z.string().check(z.maxLength(200)));
/** `GET /foundation/{trid}/commission-lines`: each filter may name several values, parted by commas. */
export const linesQuery = z.object({
  /** First and last month. */
  from: z.optional(month),
  to: z.optional(month),
  operator: filter,
  vo: filter,
  kind: filter,
  tariff: filter,
  state: filter,
  /** Words of the customer, the contract, the telephone number in any notation, the tariff or the text. */
  search: filter,
  /** A column, with `-` before it for the other direction; `-month` unless said. */
  _sort: z.optional(z.string().check(z.maxLength(20))),
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  _offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
});

/** A page of lines, with how many lines all pages have and what they come to. */
export const linesPage = z.object({ items: z.array(commissionLine), total: z.number(), amount: cents });
export type LinesPage = z.infer<typeof linesPage>;
