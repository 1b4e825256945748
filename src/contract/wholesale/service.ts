import * as z from 'zod/mini';
import { day } from '../fields.ts';
import { actionOf } from '../record-actions.ts';
import { defineContract, type RecordOf, type RowOf } from '../record-contract.ts';
import { accountTypes } from './sip-account.ts';

export const serviceTypes = [
  'sipTrunk',
  'channels',
  'numbers',
  'porting',
  'fax2mail',
  'encryption',
  'staticIp',
  'barring',
  'directory',
] as const;
export type ServiceType = (typeof serviceTypes)[number];
export const serviceStates = ['ordered', 'active', 'cancelled', 'ended'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** Cents, net. */
const price = z.object({ oneOff: z.number(), monthly: z.number() });

/** What is stored of a service beside the fields of its form, which stand flat next to these. */
const serviceHead = {
  serviceType: z.enum(serviceTypes),
  state: z.enum(serviceStates),
  customerId: z.string(),
  customerName: z.string(),
  /** What it is told from others by: a user name, a number. */
  identifier: z.string(),
  /** The account that it comes with or changes. */
  sipAccountId: z.optional(z.string()),
  quantity: z.number(),
  /** Of all of it, as it was confirmed. */
  price,
  /** `YYYY-MM-DD` */
  begin: z.string(),
  termEnd: z.optional(z.string()),
  /** The last day of one that is cancelled. */
  until: z.optional(z.string()),
  /** Its account did not take it on its first day; it waits to be tried again or withdrawn. */
  failed: z.optional(z.boolean()),
  /** The process of its order or of its end. */
  processId: z.optional(z.string()),
} as const;
const serviceData = z.looseObject(serviceHead);
export type ServiceData = z.infer<typeof serviceData>;

const value = z.optional(z.string());
/** `docs/domain/services.md`: newest first; a form says its fields. */
export const wholesaleService = defineContract('ws.service', {
  name: 'services',
  /** `begin` and `end` are those of its term; `end` is the last day of one that ends. */
  columns: {
    kind: 'value1',
    customer: 'value2',
    identifier: 'value3',
    state: 'value4',
    customerId: 'value5',
    begin: 'value6',
    end: 'value7',
    quantity: 'value8',
    accountId: 'value9',
  },
  row: {
    kind: z.enum(serviceTypes),
    customer: value,
    identifier: value,
    state: z.enum(serviceStates),
    customerId: z.string(),
    begin: value,
    end: value,
    quantity: value,
    accountId: value,
    /** Names the product of a trunk. */
    data: z.object({ accountType: z.optional(z.enum(accountTypes)) }),
    version: z.number(),
  },
  data: serviceData,
  common: [],
  actions: {
    /** Ends a service with the day; one that has not begun yet ends at once. */
    cancel: actionOf('cancel', { until: z.optional(day) }),
  },
  list: {
    sorts: ['kind', 'customer', 'identifier', 'state', 'begin', 'end', 'quantity', 'modified'],
    sort: '-begin',
    tabs: {
      name: 'status',
      field: 'state',
      values: serviceStates,
      groups: { all: () => serviceStates, running: () => ['ordered', 'active', 'cancelled'] },
      first: 'running',
    },
    filters: {
      type: { kind: 'oneOf', field: 'kind', values: serviceTypes },
      customer: { kind: 'code', field: 'customerId' },
      account: { kind: 'code', field: 'accountId' },
    },
  },
});
export type ServiceRow = RowOf<typeof wholesaleService>;
export type ServiceRecord = RecordOf<typeof wholesaleService>;
