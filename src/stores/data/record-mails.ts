import { ApiError } from '#api/api-error.ts';
import { readMails } from '#api/records.ts';
import { $dataScope } from '../session/data-scope.ts';
import { loader } from './loadable.ts';

/** Who was written to about a record, and how each mail fares. */
export const recordMailsOf = (id: string) =>
  loader(async () => {
    const owner = $dataScope.get();
    if (!owner) throw new ApiError(0);
    return readMails(owner.trid, id);
  });
