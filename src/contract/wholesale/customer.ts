import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { optionalText, text, time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';

export const wholesaleCustomerStates = ['active', 'locked', 'terminated'] as const;
export type WholesaleCustomerState = (typeof wholesaleCustomerStates)[number];

/** What is stored of a wholesale customer beside the fields of its form, which stand flat next to these. */
export const wholesaleCustomerHead = {
  state: z.enum(wholesaleCustomerStates),
  /** The contract partner of the customer (Endkundenvertragspartner): the wholesaler. */
  ekpName: z.string(),
  /** When (ms) the wholesaler declared that the customer knows what its data are used for. */
  endUserConsentAt: z.optional(time),
  /** Why it is locked or was terminated. */
  stateReason: z.optional(z.string()),
} as const;
export const wholesaleCustomerData = z.looseObject(wholesaleCustomerHead);
/** `reference` is the wholesaler's own. */
export const wholesaleCustomerColumns = {
  name: 'value1',
  zip: 'value2',
  town: 'value3',
  state: 'value4',
  reference: 'value5',
} as const satisfies ColumnMap;

export const wholesaleCustomerRecord = recordOf(wholesaleCustomerColumns, wholesaleCustomerData);
export type WholesaleCustomerRecord = z.infer<typeof wholesaleCustomerRecord>;

const reason = text(3, 500);
/** What employees do to a customer. */
export const wholesaleCustomerActions = {
  lock: actionOf('lock', { reason }),
  unlock: actionOf('unlock', { reason: optionalText(500) }),
  terminate: actionOf('terminate', { reason }),
} as const;

const value = z.optional(z.string());
/** A wholesale customer in a list. */
export const wholesaleCustomerRow = rowOf(wholesaleCustomerColumns, {
  id: z.string(),
  /** The customer number. */
  foreignid: z.string(),
  name: z.string(),
  zip: value,
  town: value,
  state: z.enum(wholesaleCustomerStates),
  reference: value,
  version: z.number(),
  created: time,
  modified: time,
  /** How many SIP accounts (`accounts`) and numbers (`numbers`, each of a block) it has that are not terminated, and the voice channels (`channels`) of the accounts together. */
  related: z.optional(z.record(z.string(), z.number())),
});
export type WholesaleCustomerRow = z.infer<typeof wholesaleCustomerRow>;
