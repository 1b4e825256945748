import { ApiError } from '#api/api-error.ts';
import { importCustomers } from '#api/sales/customers.ts';
import type { CustomerImported } from '#contract/sales/customer-import.ts';
import { $dataScope } from '../session/data-scope.ts';
import { customers } from './customers.ts';

/** Judges rows, or takes them in where a key is given. Throws ApiError. */
export async function sendRows(
  rows: Record<string, unknown>[],
  { key, confirmDuplicate }: { key?: string; confirmDuplicate?: boolean } = {},
): Promise<CustomerImported> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const body = { rows, dryRun: key === undefined, ...(confirmDuplicate && { confirmDuplicate }) };
  const answer = await importCustomers(owner.trid, body, key);
  if (answer.created > 0) await customers.list.reload();
  return answer;
}
