import { ApiError } from '#api/api-error.ts';
import { relatedLists } from '#api/wholesale/customer-related.ts';
import { numberCalls } from '#api/wholesale/numbers.ts';
import { searchTerms } from '#contract/columns.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';

const name = 'numbers';
/** As many as one call answers. */
const most = 200;

interface Row {
  readonly id: string;
  readonly version: number;
}

const present = () => {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner;
};

/** The accounts that a number of a customer can lead to. Throws ApiError. */
export async function accountsForNumber(customerId: string): Promise<readonly { value: string; label: string }[]> {
  const call = {
    search: searchTerms(sipAccount.columns, { customerId }),
    _sort: sipAccount.columns.sipUser,
    _limit: most,
  };
  const { items } = await relatedLists.accounts(present().trid, call);
  return items
    .filter(({ state }) => state !== 'terminated')
    .map(({ id, sipUser, label }) => ({ value: id, label: [sipUser, label].filter(Boolean).join(' · ') }));
}

/** Gives a number back, or leads it to another account. Throws ApiError. */
export async function runNumberAction(
  { id, version }: Row,
  action: Record<string, string>,
  key: string,
): Promise<void> {
  await numberCalls.act(present().trid, id, { _action: '', ...action, version }, key);
  announceChange(name, id);
}
