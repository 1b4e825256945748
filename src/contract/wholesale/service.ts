import * as z from 'zod/mini';
import { recordOf } from '../record.ts';

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

/** What is stored of a service beside the fields of its form, which stand flat next to these. */
export const serviceHead = {
  serviceType: z.enum(serviceTypes),
  state: z.enum(serviceStates),
  customerId: z.string(),
  customerName: z.string(),
  /** What it is told from others by: a user name, a number. */
  identifier: z.string(),
  quantity: z.number(),
  begin: z.string(),
  termEnd: z.optional(z.string()),
} as const;
export const serviceData = z.looseObject(serviceHead);
export type ServiceData = z.infer<typeof serviceData>;

const value = z.optional(z.string());
/** A service in a list. value1 kind, value2 product, value3 what it is told by, value4 state, value5 customer id, value6 begin, value7 end of its term, value8 quantity, value9 account's id. */
export const serviceRow = z.object({
  id: z.string(),
  value1: z.enum(serviceTypes),
  value2: value,
  value3: value,
  value4: z.enum(serviceStates),
  value5: z.string(),
  value6: value,
  value7: value,
  value8: value,
  value9: value,
  version: z.number(),
});
export type ServiceRow = z.infer<typeof serviceRow>;

export const serviceRecord = recordOf(serviceData);
export type ServiceRecord = z.infer<typeof serviceRecord>;
