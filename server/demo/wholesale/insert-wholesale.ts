import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Tx } from '#server/db/open.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import type { DemoPerson } from '../insert-ticket.ts';
import { insertDemoBackups } from './backups.ts';
import { insertDemoWholesaleCustomers } from './customers.ts';
import { insertDemoNumbers } from './numbers.ts';
import { insertDemoPortings } from './portings.ts';
import { insertDemoProcesses } from './processes.ts';
import { insertDemoServices } from './services.ts';
import { insertDemoAccounts } from './sip.ts';
import { wholesaleDemo, wholesaleUser } from './wholesale-demo.ts';

/** What 2001 sells and runs (`docs/domain/demo-data.md`), as if it had been lived; one function per kind of record, in the order in which they name each other. */
export async function insertDemoWholesale(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const demo = wholesaleDemo(tx, services, person);
  const { scopeOf } = demo;
  const byUser = (daysAgo: number) => scopeOf(wholesaleUser, daysAgo);
  const customers = await insertDemoWholesaleCustomers(demo);
  const accounts = await insertDemoAccounts(byUser, Object.values(customers), services.clock());
  await insertDemoServices(byUser, [...accounts.values()], services.clock());
  await insertDemoNumbers(byUser, accounts, berlinDay(services.clock()));
  await insertDemoBackups(demo, accounts);
  await insertDemoPortings(demo, [...accounts.values()]);
  await insertDemoProcesses(demo, customers);
}
