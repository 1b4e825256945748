import { sql } from 'drizzle-orm';
import { isEmployee } from '#domain/access/roles.ts';
import { maintenanceOf } from '../db/open.ts';
import { markReadUntil } from '../queries/me/notifications.ts';
import { matchingRecords } from '../queries/records/matching-records.ts';
import { keepPhoto } from '../queries/session/own-profile.ts';
import { findUserByLogin } from '../queries/session/users.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { insertDemoCustomers } from './customers.ts';
import { type DemoPerson, insertDemoTicket } from './insert-ticket.ts';
import { officeMoment } from './office-moment.ts';
import { demoPortraits, drawPortrait } from './portraits.ts';
import { insertDemoOrders } from './sales/insert-sales.ts';
import { weekDrafts } from './sales/week-drafts.ts';
import { weekOrders } from './sales/week-orders.ts';
import { demoUserId, demoUsers } from './users.ts';
import { weekCustomers } from './week-customers.ts';
import { weekTickets } from './week-tickets.ts';
import { insertWholesaleWeek } from './wholesale/week.ts';

const trid = '1001';
const unreadDays = 4;

/**
 * Adds to the demo data what makes lists as full as those of a working week, once. It takes seconds, so it follows
 * the start: until then the portal has a record of each kind.
 */
export async function loadDemoWeek(services: RecordServices): Promise<void> {
  const persons = new Map<string, DemoPerson>();
  for (const user of demoUsers) {
    const row = await findUserByLogin(services.db, user.account, user.username);
    if (!row) return;
    persons.set(demoUserId(user), { id: row.id, name: row.displayName, staff: isEmployee(row.roles) });
  }
  const person = (userId: string): DemoPerson => {
    const by = persons.get(userId);
    if (!by) throw new Error(`no demo user ${userId}`);
    return by;
  };
  const name = weekCustomers[0]?.companyName ?? '';
  await maintenanceOf(services.db).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`);
    if ((await matchingRecords(tx, { trid, type: 'hfo.vp.customer' }, { name })).length > 0) return;
    const ids = await insertDemoCustomers(tx, services, person, weekCustomers);
    await insertDemoOrders(tx, services, person, { customers: ids, drafts: weekDrafts, orders: weekOrders });
    for (const ticket of weekTickets.toSorted((a, b) => b.hoursAgo - a.hoursAgo))
      await insertDemoTicket(tx, services, ticket, person);
    await insertWholesaleWeek(tx, services, person);
    for (const [userId, portrait] of Object.entries(demoPortraits)) {
      const photo = { mimetype: 'image/png', bytes: drawPortrait(portrait), modified: officeMoment(services, 200) };
      await keepPhoto(tx, { userId: person(userId).id, ...photo });
    }
    await markReadUntil(tx, officeMoment(services, unreadDays));
  });
}
