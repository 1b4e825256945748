import * as z from 'zod/mini';
import { day, optionalText, text, time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';

/** Where a porting that brings numbers stands (`vaSent` VA versendet, `ruemReceived` RUEM-VA empfangen, `abbmReceived` ABBM empfangen, `akmSent` AKM-TR versendet …). */
export const portingStates = [
  'draft',
  'held',
  'vaSent',
  'ruemReceived',
  'abbmReceived',
  'tvSent',
  'stornoSent',
  'akmSent',
  'abbmTr',
  'ported',
  'cancelled',
] as const;
export type PortingState = (typeof portingStates)[number];

/** Messages that two carriers exchange about a porting (WBCI). */
export const carrierMessages = [
  'VA',
  'RUEM-VA',
  'ABBM',
  'AKM-TR',
  'ABBM-TR',
  'TV',
  'TV-ERLM',
  'TV-ABBM',
  'STORNO',
  'STORNO-ERLM',
  'STORNO-ABBM',
  'PORTED',
] as const;
export type CarrierMessage = (typeof carrierMessages)[number];

/** A row of what was exchanged: time, message, code, text, direction. */
export const portingMessage = z.object({
  at: time,
  message: z.enum(carrierMessages),
  direction: z.enum(['in', 'out']),
  codes: z.optional(z.array(z.string())),
  date: z.optional(z.string()),
  text: z.optional(z.string()),
  /** By whose hand, where it was not the carrier's own interface. */
  by: z.optional(z.string()),
});
export type PortingMessage = z.infer<typeof portingMessage>;

/** What is stored of a porting beside the fields of its form, which stand flat next to these and may be of any content while it is a draft. */
export const portingHead = {
  state: z.enum(portingStates),
  customerId: z.optional(z.string()),
  customerName: z.optional(z.string()),
  sipAccountId: z.optional(z.string()),
  sipUser: z.optional(z.string()),
  /** `DEU.ETC.V00000123`, from the first sending on. */
  vaId: z.optional(z.string()),
  /** The day that both carriers have agreed on. */
  agreedDate: z.optional(z.string()),
  /** Codes of the last refusal, while it waits to be mended. */
  rejection: z.optional(z.object({ codes: z.array(z.string()), text: z.optional(z.string()), at: time })),
  /** What a shift or a cancellation comes back to when it is refused. */
  stateBefore: z.optional(z.enum(portingStates)),
  shiftTo: z.optional(z.string()),
  timeline: z.array(portingMessage),
  /** Messages that could not be read, as they came; employees see them. */
  unread: z.optional(z.array(z.object({ at: time, raw: z.string() }))),
  notify: z.optional(z.string()),
} as const;
export const portingData = z.looseObject(portingHead);
export type PortingData = z.infer<typeof portingData>;

/** What is done to a porting (`api.md`); `carrier` by employees, who answer in the other carrier's place. */
export const portingActions = {
  send: actionOf('send'),
  shift: actionOf('shift', { date: day }),
  cancel: actionOf('cancel', { reason: text(3, 500) }),
  confirmTakeover: actionOf('confirmTakeover'),
  carrier: actionOf('carrier', {
    event: z.enum(
      ['RUEM-VA', 'ABBM', 'ABBM-TR', 'TV-ERLM', 'TV-ABBM', 'STORNO-ERLM', 'STORNO-ABBM', 'PORTED'],
      'choose',
    ),
    codes: z.optional(z.array(z.string().check(z.regex(/^\d{4}$/, 'choose'))).check(z.maxLength(6, 'choose'))),
    date: z.optional(day),
    text: optionalText(500),
  }),
} as const;

const value = z.optional(z.string());
/** A porting in a list. value1 its numbers as they are read, value2 state, value3 customer, value4 losing provider, value5 customer id, value6 agreed or desired day, value7 account's id, value8 VA-ID, value9 whom it waits for: `partner`, `carrier` or `nobody`. */
export const portingRow = z.object({
  id: z.string(),
  foreignid: z.string(),
  value1: value,
  value2: z.enum(portingStates),
  value3: value,
  value4: value,
  value5: value,
  value6: value,
  value7: value,
  value8: value,
  value9: z.enum(['partner', 'carrier', 'nobody']),
  version: z.number(),
  created: time,
  modified: time,
});
export type PortingRow = z.infer<typeof portingRow>;

export const portingRecord = recordOf(portingData);
export type PortingRecord = z.infer<typeof portingRecord>;
