import type { RecordRow } from '../../queries/records/record-columns.ts';
import { createIn } from '../../records/create-record.ts';
import { runAction } from '../../records/run-action.ts';
import { wholesaleCustomers } from '../../records/wholesale/customers/wholesale-customers.ts';
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

/** The customers of 2001, by their towns. */
export async function insertDemoWholesaleCustomers({
  services,
  scopeOf,
}: WholesaleDemo): Promise<DemoWholesaleCustomers> {
  const [paper] = await demoTicketFiles();
  if (!paper) throw new Error('no demo file');
  const made: [string, RecordRow][] = [];
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
    if (locked)
      await runAction(scopeOf(wholesaleStaff, locked.daysAgo), {
        record: wholesaleCustomers,
        row,
        name: 'lock',
        input: { _action: 'lock', reason: locked.reason },
      });
    made.push([town, row]);
  }
  return Object.fromEntries(made) as unknown as DemoWholesaleCustomers;
}
