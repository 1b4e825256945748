import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type DraftRecord, isWritable } from '#contract/sales/draft.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { readOnlyReason } from '#domain/sales/drafts/draft-access.ts';
import { texts } from '#i18n/client.ts';
import { RecordPage } from '#islands/record/RecordPage.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { begunDraft, forgetNewDraft } from '#stores/sales/begun-draft.ts';
import { drafts } from '#stores/sales/drafts.ts';
import { DraftForm } from './DraftForm.tsx';
import { DraftHead } from './DraftHead.tsx';
import { captionOf } from './draft-labels.ts';
import { ReadOnlyDraft } from './ReadOnlyDraft.tsx';

const LineAnswer = lazy(() => import('./availability/LineAnswer.tsx').then((part) => part.LineAnswer));

/** The customer comes before the product. */
function nameOf({ data }: DraftRecord): string {
  const product = captionOf(data);
  return data.customerName ? texts('drafts')('title', { customer: data.customerName, product }) : product;
}

/** One draft: its form, or what it says where it cannot be written. */
export function Draft({ id, isBegun, holidays }: { id: string; isBegun: boolean; holidays: Holidays }) {
  const [store] = useState(() => (isBegun ? begunDraft(id) : drafts.one(id)));
  const isStaff = useStore($isEmployee);
  useEffect(() => {
    if (!isBegun) forgetNewDraft();
  }, [isBegun]);
  return (
    <RecordPage store={store} texts="drafts" route="DraftEdit" list="Drafts">
      {(draft) => {
        const reason = readOnlyReason(draft);
        return (
          <div className="grid gap-6">
            <DraftHead draft={draft} store={store} title={nameOf(draft)} />
            {draft.data.availabilityRequest && isStaff && isWritable(draft.data.state) && (
              <Suspense fallback={null}>
                <LineAnswer draft={draft} awaited={draft.data.availabilityRequest} act={store.act} />
              </Suspense>
            )}
            {reason ? (
              <ReadOnlyDraft draft={draft} reason={reason} holidays={holidays} onLook={store.record.reload} />
            ) : (
              <DraftForm draft={draft} store={store} holidays={holidays} title={nameOf(draft)} />
            )}
          </div>
        );
      }}
    </RecordPage>
  );
}
