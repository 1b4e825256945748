import type { Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { contextOf, type Scope } from '#server/records/engine/scope.ts';
import type { DemoPerson } from '../insert-ticket.ts';
import { officeMoment } from '../office-moment.ts';

const trid = '2001';

/** The users that act in the wholesale demo. */
export const wholesaleUser = '2001/ws.user';
/** The address for news; past events of the demo are not mailed. */
export const wholesaleUserMail = 'ws.user@p2001.example.com';
export const wholesaleStaff = '9001/etc.staff';

/** What the demo data of each kind of wholesale record are made with. */
export interface WholesaleDemo {
  readonly services: RecordServices;
  /** A user who acts in the foundation some days ago. */
  readonly scopeOf: (userId: string, daysAgo: number) => Scope;
}

/** What users of 2001 and employees did within a transaction, each at a moment of office hours. */
export function wholesaleDemo(tx: Tx, services: RecordServices, person: (userId: string) => DemoPerson): WholesaleDemo {
  return {
    services,
    scopeOf: (userId, daysAgo) => {
      const at = contextOf(services, { trid, tx, by: person(userId), now: officeMoment(services, daysAgo) });
      return { tx, services, trid, at, quiet: true };
    },
  };
}

/** The customers of the demo, by their towns and in the order of their numbers. */
export const demoWholesaleTowns = ['berlin', 'hamburg', 'frankfurt', 'koeln', 'muenchen'] as const;
export type DemoWholesaleTown = (typeof demoWholesaleTowns)[number];
export type DemoWholesaleCustomers = Readonly<Record<DemoWholesaleTown, RecordRow>>;
