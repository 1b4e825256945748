import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { createIn } from '#server/records/engine/create-record.ts';
import { applySideEffects, runAction } from '#server/records/engine/run-action.ts';
import { contextIn } from '#server/records/engine/scope.ts';
import { wholesaleCustomers } from '#server/records/types/wholesale/customers/wholesale-customers.ts';
import { advance } from '#server/records/types/wholesale/start-process.ts';
import { uploadDemoFile } from '../insert-ticket.ts';
import { demoTicketFiles } from '../ticket-files.ts';
import { demoWholesaleCustomers } from './customer-list.ts';
import {
  type DemoWholesaleCustomers,
  demoWholesaleTowns,
  type WholesaleDemo,
  wholesaleStaff,
  wholesaleUser,
} from './wholesale-demo.ts';

const checkedWithin = 2;
const newest = demoWholesaleTowns.at(-1);

/** The customers of 2001, by their towns. */
export async function insertDemoWholesaleCustomers({
  services,
  scopeOf,
}: WholesaleDemo): Promise<DemoWholesaleCustomers> {
  const [paper] = await demoTicketFiles();
  if (!paper) throw new Error('no demo file');
  const customersByTown: [string, RecordRow][] = [];
  for (const town of demoWholesaleTowns) {
    const { daysAgo, locked, ...fields } = demoWholesaleCustomers[town];
    const scope = scopeOf(wholesaleUser, daysAgo);
    const proof = await uploadDemoFile(services, scope, { ...paper, name: 'Handelsregisterauszug.pdf' });
    const row = await createIn(scope, services, wholesaleCustomers, {
      type: wholesaleCustomers.type,
      ...fields,
      proofFile: [proof],
      endUserConsent: true,
    });
    // Employees look at the proof within two days; the newest customer still waits for them.
    if (town !== newest) {
      const checked = scopeOf(wholesaleStaff, daysAgo - checkedWithin);
      const [process] = await contextIn(checked).look.search('ws.process', { objectId: row.id });
      const step = { name: 'proofChecked', state: 'done' } as const;
      if (process)
        await applySideEffects(checked, wholesaleCustomers, row, {
          changes: [advance(process.id, { state: 'done', step })],
        });
    }
    if (locked)
      await runAction(scopeOf(wholesaleStaff, locked.daysAgo), {
        record: wholesaleCustomers,
        row,
        name: 'lock',
        input: { _action: 'lock', reason: locked.reason },
      });
    customersByTown.push([town, row]);
  }
  return Object.fromEntries(customersByTown) as unknown as DemoWholesaleCustomers;
}
