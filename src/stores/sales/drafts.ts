import { ApiError } from '#api/api-error.ts';
import { listAttachments } from '#api/attachments.ts';
import { draftCalls } from '#api/sales/drafts.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { draftList } from '#domain/sales/drafts/draft-list.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { maintainedRecords } from '../data/maintained-records.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';

/** The drafts of the selected foundation. */
export const drafts = maintainedRecords({ name: 'drafts', rules: draftList, calls: draftCalls });

/** The section of the form that is shown and a field in it, the page to go back to; of a draft that has no entry yet, its product and the customer that was chosen before. */
export const draftAddress = queryStore({ section: '', field: '', from: '', customer: '', product: '' });

/** Runs an action on a draft of the list; answers the draft, or the copy where it made one. Throws ApiError. */
export async function runDraftAction(id: string, action: Maintenance): Promise<DraftRecord> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const answer = await draftCalls.act(owner.trid, id, action, crypto.randomUUID());
  announceChange('drafts', id);
  return answer;
}

/** The files of a draft. */
export const attachmentsOf = (id: string) =>
  loader(async () => {
    const owner = $dataScope.get();
    if (!owner) throw new ApiError(0);
    return (await listAttachments(owner.trid, id)).items;
  });
