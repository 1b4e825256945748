import { ApiError } from '#api/api-error.ts';
import { callsOf } from '#api/records.ts';
import { listCustomerNames } from '#api/wholesale/customer-choices.ts';
import { type SipRecord, sipAccount } from '#contract/wholesale/sip-account.ts';
import { queryStore } from '../data/address-query.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';

/** The customers in the filter of the account list. */
export const sipCustomers = ownedLoader('sip-customers', ({ trid }) => listCustomerNames(trid));

/** `edit=1` opens the account in its form. */
export const sipAddress = queryStore({ id: '', edit: '' });

/**
 * Resets an account's password and returns the new one; it bypasses all stores and caches. Undefined if an earlier call
 * of the same intent has already returned it. Throws ApiError.
 */
export async function resetSipPassword(
  { id, version }: Pick<SipRecord, 'id' | 'version'>,
  idempotencyKey: string,
): Promise<string | undefined> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const { secret } = await callsOf(sipAccount).act(
    owner.trid,
    id,
    { _action: 'resetPassword', version },
    idempotencyKey,
  );
  announceChange(sipAccount.name, id);
  return secret?.['password'];
}
