import type { RecordServices } from '../../records/record-services.ts';
import type { Scope } from '../../records/scope.ts';

/** The users that act in the wholesale demo. */
export const wholesaleUser = '2001/ws.user';
export const wholesaleStaff = '9001/etc.staff';

/** What the demo data of each kind of wholesale record are made with. */
export interface WholesaleDemo {
  readonly services: RecordServices;
  /** Somebody who does something in the foundation so many days ago. */
  readonly scopeOf: (userId: string, daysAgo: number) => Scope;
}

/** The customers of the demo, by a word of their names. */
export const demoWholesaleCustomerKeys = ['reederei', 'praxis', 'verlag', 'brauerei', 'werkstatt'] as const;
export type DemoWholesaleCustomerKey = (typeof demoWholesaleCustomerKeys)[number];

/** Records by their keys in the demo: what the next kind of record names. */
export type DemoWholesaleCustomers = Readonly<
  Record<DemoWholesaleCustomerKey, { readonly id: string; readonly name: string }>
>;
