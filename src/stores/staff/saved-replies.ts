import { ApiError } from '#api/api-error.ts';
import { savedReplyCalls } from '#api/staff/saved-replies.ts';
import { savedReplyColumns } from '#contract/staff/saved-reply.ts';
import { maintainedRecords } from '../data/maintained-records.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What employees answer with again and again. */
export const savedReplies = maintainedRecords({
  name: 'saved-replies',
  calls: savedReplyCalls,
  rules: { columns: savedReplyColumns, sorts: ['title', 'modified'], sort: 'title', hasArchive: true },
});

const batchSize = 200;

/** All of them, to choose from; the text itself comes with the choice. */
export const offeredReplies = ownedLoader('offered-replies', async ({ trid }) => {
  const { items } = await savedReplyCalls.list(trid, { _sort: savedReplyColumns.title, _limit: batchSize });
  return items;
});

/** Its text in both languages. Throws ApiError. */
export async function readReply(id: string) {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return (await savedReplyCalls.read(owner.trid, id)).data;
}
