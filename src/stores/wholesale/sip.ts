import { ApiError } from '#api/api-error.ts';
import { listCustomerNames } from '#api/wholesale/customer-choices.ts';
import { sipCalls } from '#api/wholesale/sip.ts';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { sipList } from '#domain/wholesale/sip/sip-list.ts';
import { queryStore } from '../data/address-query.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { announceChange } from '../data/record-changes.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';
import { $dataScope } from '../session/data-scope.ts';

const name = 'sip';

/** The SIP accounts of the selected foundation. */
export const sipAccounts = recordList({ name, rules: sipList, calls: sipCalls });
export const sipStore = recordDetail({ name, calls: sipCalls });

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
  const { secret } = await sipCalls.act(owner.trid, id, { _action: 'resetPassword', version }, idempotencyKey);
  announceChange(name, id);
  return secret?.['password'];
}
