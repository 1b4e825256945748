import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { Maintenance } from '../../contract/maintenance.ts';
import type { DraftRecord } from '../../contract/sales/draft.ts';
import { mayRestore } from '../../domain/orders/draft-access.ts';
import { productNamed } from '../../domain/products/catalogue.ts';
import { texts } from '../../i18n/client.ts';
import type { RecordStore } from '../../stores/data/record-detail.ts';
import { toast } from '../../stores/page/toasts.ts';
import { actOnDraft } from '../../stores/sales/drafts.ts';
import { goTo } from '../../stores/session/navigation.ts';
import { failureText } from '../ui/page/failure-text.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  draft: DraftRecord;
  store: RecordStore<DraftRecord, Maintenance>;
}

/** What can be done with a draft as a whole. */
export function DraftActions({ draft, store }: Props) {
  const t = texts('drafts');
  const words = texts('record');
  const [busy, setBusy] = useState('');
  const run = async (name: 'archive' | 'restore' | 'copy', done: (answer: DraftRecord) => void) => {
    setBusy(name);
    try {
      const answer = await actOnDraft(draft.id, { _action: name });
      await store.record.reload();
      done(answer);
    } catch (cause) {
      toast('danger', failureText(ApiError.from(cause)));
    }
    setBusy('');
  };
  return (
    <>
      {productNamed(draft.data.productType).creatable && (
        <Button
          busy={busy === 'copy'}
          icon={<Icon of={Copy} />}
          onClick={() => run('copy', ({ id }) => goTo('DraftEdit', { id }))}
        >
          {t('copy')}
        </Button>
      )}
      {!draft.archived && (
        <Button
          busy={busy === 'archive'}
          icon={<Icon of={Archive} />}
          onClick={() => run('archive', () => toast('ok', words('edit.archived')))}
        >
          {words('edit.archive')}
        </Button>
      )}
      {mayRestore(draft) && (
        <Button
          busy={busy === 'restore'}
          icon={<Icon of={ArchiveRestore} />}
          onClick={() => run('restore', () => toast('ok', words('edit.restored')))}
        >
          {words('edit.restore')}
        </Button>
      )}
    </>
  );
}
