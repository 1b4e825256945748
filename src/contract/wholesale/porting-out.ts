import * as z from 'zod/mini';
import { day, optionalText, time } from '../fields.ts';
import { actionOf } from '../record-actions.ts';
import { defineContract, type RecordOf, type RowOf } from '../record-contract.ts';
import { carrierAnswer, carrierRequest, messageCodes, portingMessage } from './carrier-message.ts';
import { numberRange } from './number-range.ts';

/** Where a porting that takes numbers away stands: VA empfangen, RUEM-VA versendet, ABBM versendet, AKM-TR empfangen, ABBM-TR versendet, abgehend portiert. */
export const portingOutStates = [
  'received',
  'confirmed',
  'rejected',
  'takenOver',
  'objected',
  'ported',
  'cancelled',
] as const;
export type PortingOutState = (typeof portingOutStates)[number];

const portingOutData = z.object({
  state: z.enum(portingOutStates),
  /** The other carrier's request as it came. */
  request: carrierRequest,
  customerId: z.string(),
  customerName: z.string(),
  /** The numbers (`ws.number`) that it takes. */
  numberIds: z.array(z.string()),
  /** Blocks that a part of leaves: what they were, what stays under their id, and the records that were made of the other parts. */
  split: z.optional(
    z.array(z.object({ id: z.string(), range: numberRange, rest: numberRange, parts: z.array(z.string()) })),
  ),
  agreedDate: z.optional(z.string()),
  /** When (ms) the switch begins and ends. */
  window: z.optional(z.object({ from: time, to: time })),
  /** Until when (ms) it is to be answered. */
  answerDue: z.optional(time),
  rejection: z.optional(z.object({ codes: z.array(z.string()), text: z.optional(z.string()), at: time })),
  portedAt: z.optional(time),
  processId: z.string(),
  outgoing: z.optional(z.array(carrierAnswer)),
  timeline: z.array(portingMessage),
});
export type PortingOutData = z.infer<typeof portingOutData>;

const value = z.optional(z.string());
const ended: readonly PortingOutState[] = ['rejected', 'ported', 'cancelled'];

/** `docs/domain/porting.md#numbers-that-leave`: what waits for an answer comes first. */
export const portingOut = defineContract('ws.portingOut', {
  name: 'portings-out',
  /** `carrier` is the gaining one, `date` the agreed or the requested day. */
  columns: {
    numbers: 'value1',
    state: 'value2',
    customer: 'value3',
    carrier: 'value4',
    customerId: 'value5',
    date: 'value6',
    vaId: 'value8',
    waitsFor: 'value9',
  },
  row: {
    foreignid: z.string(),
    numbers: value,
    state: z.enum(portingOutStates),
    customer: value,
    carrier: value,
    customerId: value,
    date: value,
    vaId: value,
    waitsFor: z.enum(['staff', 'carrier', 'nobody']),
    version: z.number(),
    created: time,
    modified: time,
  },
  data: portingOutData,
  fields: { request: carrierRequest },
  common: [],
  /** What employees do: answer the request (RUEM-VA, ABBM), object to its takeover (ABBM-TR), say what the other carrier sends. */
  actions: {
    confirm: actionOf('confirm', { codes: messageCodes, date: day }),
    reject: actionOf('reject', { codes: messageCodes, text: optionalText(500) }),
    object: actionOf('object', { codes: messageCodes, text: optionalText(500) }),
    carrier: actionOf('carrier', {
      event: z.enum(['AKM-TR', 'TV', 'STORNO'], 'choose'),
      date: z.optional(day),
      text: optionalText(500),
    }),
  },
  list: {
    sorts: ['foreignid', 'numbers', 'state', 'customer', 'carrier', 'date', 'waitsFor', 'created', 'modified'],
    sort: '-waitsFor',
    tabs: {
      name: 'group',
      field: 'state',
      values: portingOutStates,
      groups: {
        open: () => portingOutStates.filter((state) => !ended.includes(state)),
        mine: () => ['received'],
        ended: () => ended,
        all: () => portingOutStates,
      },
      first: 'open',
    },
    filters: { customer: { kind: 'code', field: 'customerId' }, date: { kind: 'days', field: 'date' } },
  },
});
export type PortingOutRow = RowOf<typeof portingOut>;
export type PortingOutRecord = RecordOf<typeof portingOut>;
