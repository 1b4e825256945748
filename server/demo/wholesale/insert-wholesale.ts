import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Tx } from '#server/db/open.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import type { DemoPerson } from '../insert-ticket.ts';
import { officeMoment } from '../office-moment.ts';
import { insertDemoBackups } from './backups.ts';
import { insertDemoWholesaleCustomers } from './customers.ts';
import { insertDemoNumbers } from './numbers.ts';
import { insertDemoPortings } from './portings.ts';
import { insertDemoProcesses } from './processes.ts';
import { insertDemoServices } from './services.ts';
import { insertDemoAccounts } from './sip.ts';
import { type WholesaleDemo, wholesaleUser } from './wholesale-demo.ts';

const trid = '2001';

/** What 2001 sells and runs (`docs/domain/demo-data.md`), as if it had been lived; one function per kind of record, in the order in which they name each other. */
export async function insertDemoWholesale(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const scopeOf: WholesaleDemo['scopeOf'] = (userId, daysAgo) => {
    const at = contextOf(services, { trid, tx, by: person(userId), now: officeMoment(services, daysAgo) });
    return { tx, services, trid, at, quiet: true };
  };
  const demo: WholesaleDemo = { services, scopeOf };
  const byUser = (daysAgo: number) => scopeOf(wholesaleUser, daysAgo);
  const customers = await insertDemoWholesaleCustomers(demo);
  const accounts = await insertDemoAccounts(byUser, Object.values(customers), services.clock());
  await insertDemoServices(byUser, [...accounts.values()], services.clock());
  await insertDemoNumbers(byUser, accounts, berlinDay(services.clock()));
  await insertDemoBackups(demo, accounts);
  await insertDemoPortings(demo, [...accounts.values()]);
  await insertDemoProcesses(demo, customers);
}
