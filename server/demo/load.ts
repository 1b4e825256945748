import { sql } from 'drizzle-orm';
import { isEmployee } from '#domain/access/roles.ts';
import { uuidv7 } from '../core/uuid.ts';
import { maintenanceOf, type Tx } from '../db/open.ts';
import { placeBelow } from '../queries/administration/sub-partners.ts';
import { insertStreets } from '../queries/availability/address-streets.ts';
import { markReadUntil } from '../queries/me/notifications.ts';
import { insertActivities } from '../queries/records/activities.ts';
import { insertFoundations, insertMemberships } from '../queries/session/foundations.ts';
import { anyUser, findUserByLogin, insertUsers } from '../queries/session/users.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { hashPassword } from '../session/passwords.ts';
import { insertDemoCertificates } from './certificates.ts';
import { insertDemoClaims } from './commissions/insert-claims.ts';
import { insertDemoCommissions } from './commissions/insert-commissions.ts';
import { insertDemoCustomers } from './customers.ts';
import { insertDeletionRequests } from './deletion-requests.ts';
import { insertDemoDesk } from './desk.ts';
import { insertDistributorRecords } from './distributor-records.ts';
import { demoFoundations, demoSubPartner } from './foundations.ts';
import { insertDemoTicket } from './insert-ticket.ts';
import { insertDemoMembers } from './members.ts';
import { officeMoment } from './office-moment.ts';
import { insertDemoOrganisations } from './organisations.ts';
import { insertDemoSales } from './sales/insert-sales.ts';
import { insertSecondPartner } from './second-partner.ts';
import { demoStreets } from './streets.ts';
import { demoTickets } from './tickets.ts';
import { demoUserId, demoUserIds, demoUsers } from './users.ts';
import { insertDemoWholesale } from './wholesale/insert-wholesale.ts';

export { demoUserIds };

/** Terms of before, which `terms.user` accepted. */
const oldTerms = '2025-01-01';

/**
 * Loads the demo data where there is no user yet, all or nothing; answers whether the demo users are there. Of servers that
 * start together on an empty database one loads them, and the others wait for it.
 */
export async function loadDemoData(services: RecordServices): Promise<boolean> {
  const hasUsers = await maintenanceOf(services.db).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`);
    if (await anyUser(tx)) return true;
    await load(tx, services, await hashPassword(services.config.demoPassword));
    return false;
  });
  return !hasUsers || (await findUserByLogin(services.db, '1001', 'sp.admin')) !== undefined;
}

async function load(tx: Tx, services: RecordServices, passwordHash: string): Promise<void> {
  const now = services.clock();
  const people = demoUsers.map((user) => ({ ...user, id: uuidv7(now) }));
  const person = (userId: string) => {
    const matchingPerson = people.find((candidate) => demoUserId(candidate) === userId);
    if (!matchingPerson) throw new Error(`no demo user ${userId}`);
    return { id: matchingPerson.id, name: matchingPerson.displayName, staff: isEmployee(matchingPerson.roles) };
  };
  await insertFoundations(tx, demoFoundations);
  await placeBelow(tx, { ...demoSubPartner, since: officeMoment(services, 90) });
  await insertUsers(
    tx,
    people.map(({ id, account, username, displayName, phone, roles, fault }) => ({
      id,
      account,
      username,
      displayName,
      phone,
      roles: [...roles],
      email: `${username}@p${account}.example.com`,
      passwordHash,
      disabled: fault === 'disabled',
      mustResetPassword: fault === 'mustResetPassword',
      acceptedTerms: fault === 'oldTerms' ? oldTerms : services.config.termsVersion,
      acceptedTermsAt: officeMoment(services, 14),
      created: officeMoment(services, 400),
      passwordSet: officeMoment(services, 14),
      lastActive: officeMoment(services, 0),
    })),
  );
  await insertStreets(tx, demoStreets);
  await insertMemberships(
    tx,
    people.flatMap(({ id, actsFor }) => actsFor.map((trid) => ({ userId: id, trid }))),
  );
  await insertDistributorRecords(tx, services, person('9001/etc.staff'));
  await insertDemoOrganisations(tx, services, person);
  await insertDeletionRequests(tx, services, person);
  const customerIds = await insertDemoCustomers(tx, services, person);
  await insertDemoSales(tx, services, person, customerIds);
  await insertDemoWholesale(tx, services, person);
  for (const ticket of demoTickets.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    await insertDemoTicket(tx, services, ticket, person);
  }
  await insertSecondPartner(tx, services, person);
  await insertDemoCommissions(tx, services, person);
  await insertDemoClaims(tx);
  await insertDemoCertificates(tx, services, person);
  await insertDemoMembers(tx, services, person);
  await markReadUntil(tx, officeMoment(services, 4));
  await insertDemoDesk(tx, person('9001/etc.staff'), officeMoment(services, 0));
  await insertActivities(
    tx,
    people.slice(0, 2).map((user) => ({
      time: officeMoment(services, 1),
      actor: user.displayName,
      kind: 'login' as const,
      text: '',
      userId: user.id,
      trid: undefined,
    })),
  );
}
