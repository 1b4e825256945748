import * as z from 'zod/mini';
import { optionalText, text, time } from '../fields.ts';
import { actionOf } from '../record-actions.ts';
import { defineContract, type RecordOf, type RowOf } from '../record-contract.ts';

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
const wholesaleCustomerData = z.looseObject(wholesaleCustomerHead);

const reason = text(3, 500);
const value = z.optional(z.string());
/** `docs/domain/wholesale-customers.md`; a form says its fields. */
export const wholesaleCustomer = defineContract('ws.customer', {
  name: 'wholesale-customers',
  /** `reference` is the wholesaler's own. */
  columns: { name: 'value1', zip: 'value2', town: 'value3', state: 'value4', reference: 'value5' },
  row: {
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
  },
  data: wholesaleCustomerData,
  common: ['update', 'attach'],
  hasFiles: true,
  unversioned: ['attach'],
  /** What employees do to a customer. */
  actions: {
    lock: actionOf('lock', { reason }),
    unlock: actionOf('unlock', { reason: optionalText(500) }),
    terminate: actionOf('terminate', { reason }),
  },
  list: {
    sorts: ['foreignid', 'name', 'zip', 'town', 'state', 'reference', 'created', 'modified'],
    sort: 'name',
    tabs: {
      name: 'state',
      field: 'state',
      values: wholesaleCustomerStates,
      groups: { all: () => wholesaleCustomerStates },
      first: 'all',
    },
    filters: { created: { kind: 'days', field: 'created' } },
  },
});
export type WholesaleCustomerRow = RowOf<typeof wholesaleCustomer>;
export type WholesaleCustomerRecord = RecordOf<typeof wholesaleCustomer>;
