import { draftCalls } from '#api/sales/drafts.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';

let untouched: { readonly trid: string; readonly id: string } | undefined;

/** A draft was begun on this page and has no answer of its own yet. */
export function markUntouched(id: string): void {
  const trid = $dataScope.get()?.trid;
  untouched = trid ? { trid, id } : undefined;
}

export const markTouched = (id: string): void => {
  if (untouched?.id === id) untouched = undefined;
};

/** Going back to the choice of products deletes the empty draft; a draft that was changed elsewhere stays. */
export function discardUntouched(): void {
  const draft = untouched;
  if (!draft) return;
  untouched = undefined;
  draftCalls
    .act(draft.trid, draft.id, { _action: 'delete', version: 1 }, crypto.randomUUID())
    .then(() => announceChange('drafts', draft.id))
    .catch(() => undefined);
}
