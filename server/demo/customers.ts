import { customerColumns } from '#contract/sales/customer.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Tx } from '../db/open.ts';
import { createIn } from '../records/engine/create-record.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { runAction } from '../records/engine/run-action.ts';
import { contextOf } from '../records/engine/scope.ts';
import { customers } from '../records/types/sales/customers/customers.ts';
import { demoCustomers } from './customer-list.ts';
import type { DemoCustomer } from './customer-parts.ts';
import type { DemoPerson } from './insert-ticket.ts';
import { officeMoment } from './office-moment.ts';

const day = 86_400_000;

const inDays = (now: number, days: number | undefined) =>
  days === undefined ? undefined : berlinDay(now + days * day);

/** Customers of 1001 (`docs/domain/demo-data.md`), by their names. */
export async function insertDemoCustomers(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
  all: readonly DemoCustomer[] = demoCustomers,
): Promise<ReadonlyMap<string, string>> {
  const now = services.clock();
  const ids = new Map<string, string>();
  for (const { established, by, daysAgo, followUpIn, contractEndIn, ...customer } of all) {
    const scope = (ago: number) => ({
      tx,
      services,
      trid: '1001',
      at: contextOf(services, { trid: '1001', tx, by: person(by), now: officeMoment(services, ago) }),
      quiet: true as const,
    });
    const dated = {
      ...(followUpIn !== undefined && { followUpDate: inDays(now, followUpIn) }),
      ...(contractEndIn !== undefined && { contractEnd: inDays(now, contractEndIn) }),
    };
    const request = { type: customers.type, ...customer, ...dated };
    const row = await createIn(scope(daysAgo), services, customers, request);
    ids.set(row[customerColumns.name] ?? '', row.id);
    if (established)
      await runAction(scope(daysAgo - 6), {
        record: customers,
        row,
        name: 'establish',
        input: { _action: 'establish' },
      });
  }
  return ids;
}
