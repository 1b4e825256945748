import { ApiError } from '#api/api-error.ts';
import { callsOf } from '#api/records.ts';
import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';
import { newCustomerAddress } from './customer-address.ts';

/** Creates a customer once per key and shows what came of it, so that Back does not lead into a sent form's last step. Throws ApiError. */
export async function createWholesaleCustomer(body: Record<string, unknown>, idempotencyKey: string): Promise<void> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const { id } = await callsOf(wholesaleCustomer).create(owner.trid, body, idempotencyKey);
  announceChange(wholesaleCustomer.name, id);
  newCustomerAddress.set({ step: '', created: id }, 'replace');
}
