import { useState } from 'react';
import type { DraftRecord } from '../../contract/sales/draft.ts';
import type { Holidays } from '../../domain/date/working-days.ts';
import { readOnlyReason } from '../../domain/orders/draft-access.ts';
import { texts } from '../../i18n/client.ts';
import { drafts } from '../../stores/sales/drafts.ts';
import { RecordHead } from '../record/RecordHead.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { StatusPill } from '../ui/text/StatusPill.tsx';
import { DraftActions } from './DraftActions.tsx';
import { DraftForm } from './DraftForm.tsx';
import { captionOf, draftState, draftTone } from './draft-words.ts';
import { ReadOnlyDraft } from './ReadOnlyDraft.tsx';

const nameOf = ({ foreignid, data }: DraftRecord) =>
  texts('drafts')('title', { number: foreignid, product: captionOf(data.productType, data['additionalDsl']) });

/** One draft: its form, or what it says where it cannot be written. */
export function Draft({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('drafts');
  const [store] = useState(() => drafts.one(id));
  return (
    <RecordPage store={store} texts="drafts" route="DraftEdit" list="Drafts">
      {(draft) => {
        const { data, archived } = draft;
        const reason = readOnlyReason(draft);
        return (
          <div className="grid gap-6">
            <RecordHead
              list="Drafts"
              record={draft}
              title={nameOf(draft)}
              name={draft.foreignid ?? t('one.untitled')}
              state={data.state}
              pill={
                <>
                  <StatusPill tone={draftTone[data.state]}>{draftState(data.state)}</StatusPill>
                  {archived && <StatusPill>{texts('record')('archive')}</StatusPill>}
                </>
              }
              actions={<DraftActions draft={draft} store={store} />}
            />
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
