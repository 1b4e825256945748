import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { day, optionalText, text, time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';
import { carrierEvents, messageCodes, outgoingMessage, portingMessage, unreadMessage } from './carrier-message.ts';

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

/**
 * Stored fields of a porting beside those of its form. The form fields stand flat next to these and may hold any
 * content in a draft.
 */
const portingHead = {
  state: z.enum(portingStates),
  customerId: z.optional(z.string()),
  customerName: z.optional(z.string()),
  sipAccountId: z.optional(z.string()),
  sipUser: z.optional(z.string()),
  /** `DEU.ETC.V00000123`, from the first sending on. */
  vaId: z.optional(z.string()),
  /** The day that both carriers have agreed on. */
  agreedDate: z.optional(z.string()),
  /** Codes of the last refusal, while it waits to be mended, and the answers that were refused as they were sent. */
  rejection: z.optional(
    z.object({
      codes: z.array(z.string()),
      text: z.optional(z.string()),
      at: time,
      sent: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  /** What a shift or a cancellation comes back to when it is refused. */
  stateBefore: z.optional(z.enum(portingStates)),
  shiftTo: z.optional(z.string()),
  timeline: z.array(portingMessage),
  /** Messages that could not be read, as they came; employees see them. */
  unread: z.optional(z.array(unreadMessage)),
  /** The sender, who receives news by mail. */
  notify: z.optional(z.string()),
  /** How often it was sent; each time with a VA-ID of its own. */
  attempts: z.optional(z.number()),
  /** Messages that wait to be handed over to the other carrier. */
  outgoing: z.optional(z.array(outgoingMessage)),
  /** Answers that are known beforehand, of a scripted carrier, with the time (ms) at which they come. */
  announced: z.optional(z.array(z.object({ at: time, raw: z.string() }))),
  /** When (ms) it is deleted if no one has answered anything in it by then. */
  untouchedUntil: z.optional(time),
  sentAt: z.optional(time),
  /** Until when (ms) the other carrier answers; `answerLate` once that is over. */
  answerDue: z.optional(time),
  answerLate: z.optional(z.boolean()),
  /** Its PKIabg, as RUEM-VA names it. */
  confirmedPki: z.optional(z.string()),
  /** Codes that came with the confirmation: ZWA, NAT, ADA. */
  confirmation: z.optional(z.array(z.string())),
  /** When (ms) the switch begins and ends; backup routing of the account is armed for that time. */
  window: z.optional(z.object({ from: time, to: time, armsBackup: z.boolean() })),
  /** When (ms) the portal confirms the takeover unless a user has done so. */
  takeoverDue: z.optional(time),
  takenOverAt: z.optional(time),
  portedAt: z.optional(time),
  cancelReason: z.optional(z.string()),
  /** Numbers (`ws.number`) that it brought, and its process. */
  numberIds: z.optional(z.array(z.string())),
  processId: z.optional(z.string()),
  /** Until when (ms) documents are to follow; absent where nothing is missing. */
  invoiceDue: z.optional(time),
} as const;
export const portingData = z.looseObject(portingHead);
export type PortingData = z.infer<typeof portingData>;

/** What is done to a porting (`docs/domain/porting.md#states`); `carrier` by employees, who answer in the other carrier's place. */
export const portingActions = {
  send: actionOf('send'),
  shift: actionOf('shift', { date: day }),
  cancel: actionOf('cancel', { reason: text(3, 500) }),
  /** Without the line (`technicalResource`), where the other carrier objects to giving that away. */
  confirmTakeover: actionOf('confirmTakeover', { withoutLine: z.optional(z.boolean()) }),
  carrier: actionOf('carrier', {
    event: z.enum(carrierEvents, 'choose'),
    codes: z.optional(messageCodes),
    date: z.optional(day),
    text: optionalText(500),
  }),
} as const;

const value = z.optional(z.string());
/** `provider` is the losing one, `date` the agreed or the desired day. */
export const portingColumns = {
  numbers: 'value1',
  state: 'value2',
  customer: 'value3',
  provider: 'value4',
  customerId: 'value5',
  date: 'value6',
  accountId: 'value7',
  vaId: 'value8',
  waitsFor: 'value9',
} as const satisfies ColumnMap;

/** A porting in a list. */
export const portingRow = rowOf(portingColumns, {
  id: z.string(),
  foreignid: z.string(),
  numbers: value,
  state: z.enum(portingStates),
  customer: value,
  provider: value,
  customerId: value,
  date: value,
  accountId: value,
  vaId: value,
  waitsFor: z.enum(['partner', 'carrier', 'nobody']),
  version: z.number(),
  created: time,
  modified: time,
});
export type PortingRow = z.infer<typeof portingRow>;

export const portingRecord = recordOf(portingColumns, portingData);
export type PortingRecord = z.infer<typeof portingRecord>;
