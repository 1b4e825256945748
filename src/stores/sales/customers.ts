import { customerCalls } from '#api/sales/customers.ts';
import type { CustomerRow } from '#contract/sales/customer.ts';
import { customerList } from '#domain/sales/customers/customer-list.ts';
import { maintainedRecords } from '../data/maintained-records.ts';
import { $dataScope } from '../session/data-scope.ts';

/** The customers and prospects of the selected foundation. */
export const customers = maintainedRecords({
  name: 'customers',
  calls: customerCalls,
  rules: customerList,
  hidesFields: true,
});

/** Puts a customer of the list into the archive or takes it out of it. Throws ApiError. */
export async function moveCustomer({ id, version, archived }: CustomerRow): Promise<void> {
  const owner = $dataScope.get();
  if (!owner) return;
  const action = { _action: archived ? 'restore' : 'archive', version };
  await customerCalls.act(owner.trid, id, action, crypto.randomUUID());
  await customers.list.reload();
}
