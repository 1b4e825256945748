import { ApiError } from '#api/api-error.ts';
import { wholesaleCustomerCalls } from '#api/wholesale/customers.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';
import { newCustomerAddress } from './customer-address.ts';
import { wholesaleCustomersName } from './customers.ts';

/** Creates a customer once per key and shows what came of it, so that Back does not lead into a sent form's last step. Throws ApiError. */
export async function createWholesaleCustomer(body: Record<string, unknown>, idempotencyKey: string): Promise<void> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const { id } = await wholesaleCustomerCalls.create(owner.trid, body, idempotencyKey);
  announceChange(wholesaleCustomersName, id);
  newCustomerAddress.set({ step: '', created: id }, 'replace');
}
