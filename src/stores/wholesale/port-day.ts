import { ApiError } from '#api/api-error.ts';
import { accountData } from '#api/wholesale/customer-choices.ts';
import { loader } from '../data/loadable.ts';
import { $dataScope } from '../session/data-scope.ts';

/** The data of the account that numbers are ported to. */
export const portDayOf = (sipAccountId: string | undefined) =>
  loader(async () => {
    const owner = $dataScope.get();
    if (!owner || !sipAccountId) throw new ApiError(owner ? 404 : 0);
    return accountData(owner.trid, sipAccountId);
  });
