import { ApiError } from '#api/api-error.ts';
import { readRecipients } from '#api/records.ts';
import { $dataScope } from '../session/data-scope.ts';
import { loader } from './loadable.ts';

/** Who a comment on a record can be addressed to. */
export const recipientsOf = (id: string) =>
  loader(async () => {
    const owner = $dataScope.get();
    if (!owner) throw new ApiError(0);
    return readRecipients(owner.trid, id);
  });
