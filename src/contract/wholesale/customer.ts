import * as z from 'zod/mini';
import { recordOf } from '../record.ts';

export const wholesaleCustomerStates = ['active', 'locked', 'terminated'] as const;
export type WholesaleCustomerState = (typeof wholesaleCustomerStates)[number];

/** What is stored of a wholesale customer beside the fields of its form, which stand flat next to these. */
export const wholesaleCustomerHead = { state: z.enum(wholesaleCustomerStates) } as const;
export const wholesaleCustomerData = z.looseObject(wholesaleCustomerHead);
export const wholesaleCustomerRecord = recordOf(wholesaleCustomerData);
export type WholesaleCustomerRecord = z.infer<typeof wholesaleCustomerRecord>;

const value = z.optional(z.string());
/** A wholesale customer in a list. value1 name, value2 postcode, value3 town, value4 state, value5 the wholesaler's reference, value6 voice channels. */
export const wholesaleCustomerRow = z.object({
  id: z.string(),
  /** The customer number. */
  foreignid: z.string(),
  value1: z.string(),
  value2: value,
  value3: value,
  value4: z.enum(wholesaleCustomerStates),
  value5: value,
  value6: value,
  version: z.number(),
  /** How many SIP accounts (`ws.sip`) and numbers (`ws.number`) name it. */
  related: z.optional(z.record(z.string(), z.number())),
});
export type WholesaleCustomerRow = z.infer<typeof wholesaleCustomerRow>;
