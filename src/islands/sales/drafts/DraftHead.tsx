import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { mayRestore, readOnlyReason } from '#domain/sales/drafts/draft-access.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { lifeItems, useRecordLife } from '#islands/record/edit/useRecordLife.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { toast } from '#stores/page/toasts.ts';
import { runDraftAction } from '#stores/sales/drafts.ts';
import { goTo } from '#stores/session/navigation.ts';
import { draftAccess, draftState, draftTone } from './draft-labels.ts';

interface Props {
  draft: DraftRecord;
  store: RecordStore<DraftRecord, Maintenance>;
  title: string;
}

function CopyButton({ draft }: Pick<Props, 'draft'>) {
  const [busy, setBusy] = useState(false);
  if (!productNamed(draft.data.productType).creatable) return null;
  const run = async () => {
    setBusy(true);
    try {
      const { id } = await runDraftAction(draft.id, { _action: 'copy' });
      goTo('DraftEdit', { id });
    } catch (cause) {
      toast('danger', failureText(ApiError.from(cause)));
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} icon={<Icon of={Copy} />} onClick={run}>
      {texts('drafts')('copy')}
    </Button>
  );
}

/** Which draft it is and where it stands, and what is done with it as a whole. */
export function DraftHead({ draft, store, title }: Props) {
  const t = texts('drafts');
  const { archived, data } = draft;
  const life = useRecordLife({
    record: draft,
    // The form saves meanwhile, so that no version is known that would still hold.
    async act({ _action }) {
      await runDraftAction(draft.id, { _action } as Maintenance);
      if (_action !== 'delete') await store.record.reload();
    },
    list: 'Drafts',
    deletion: { title: t('deleteTitle'), isOffered: readOnlyReason(draft) === undefined },
    isRestorable: mayRestore(draft),
  });
  return (
    <>
      <RecordHead
        list="Drafts"
        record={draft}
        title={title}
        name={draft.foreignid ?? t('one.untitled')}
        state={data.state}
        pill={
          <>
            <StatusPill tone={draftTone[data.state]}>{draftState(data.state)}</StatusPill>
            <StatusPill>{draftAccess(readOnlyReason(draft) === undefined)}</StatusPill>
            {archived && <StatusPill>{texts('record')('archive')}</StatusPill>}
          </>
        }
        actions={<CopyButton draft={draft} />}
        more={lifeItems(life)}
      />
      {life.dialog}
    </>
  );
}
