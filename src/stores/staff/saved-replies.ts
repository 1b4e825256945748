import { ApiError } from '#api/api-error.ts';
import { callsOf } from '#api/records.ts';
import { savedReply } from '#contract/staff/saved-reply.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

const calls = callsOf(savedReply);
const batchSize = 200;

/** All of them, to choose from; the text itself comes with the choice. */
export const offeredReplies = ownedLoader('offered-replies', async ({ trid }) => {
  const { items } = await calls.list(trid, { _sort: savedReply.columns.title, _limit: batchSize });
  return items;
});

/** Its text in both languages. Throws ApiError. */
export async function readReply(id: string) {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return (await calls.read(owner.trid, id)).data;
}
