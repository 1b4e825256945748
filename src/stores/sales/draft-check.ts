import { ApiError } from '#api/api-error.ts';
import { checkDraft } from '#api/sales/drafts.ts';
import { loader } from '../data/loadable.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What a draft will cost and what is to be confirmed, as the server sees it. */
export const draftCheckOf = (id: string) =>
  loader(async () => {
    const owner = $dataScope.get();
    if (!owner) throw new ApiError(0);
    return checkDraft(owner.trid, id);
  });
