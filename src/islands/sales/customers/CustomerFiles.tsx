import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { AttachmentList } from '#islands/record/files/AttachmentList.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { customerFiles } from '#stores/sales/customer-page.ts';
import { aboutRecord } from './customer-labels.ts';

/** What was attached to a customer's drafts and orders, by the record that it belongs to. */
export function CustomerFiles({ id }: { id: string }) {
  const t = texts('customers');
  const [store] = useState(() => customerFiles(id));
  const files = useStore(store.$value);
  return (
    <AsideCard title={t('page.files')}>
      <Async
        value={files}
        failedTitle={texts('record')('files.failed')}
        onRetry={store.reload}
        empty={<p className="text-muted">{t('page.noFiles')}</p>}
      >
        {(list) => <AttachmentList files={list} captionOf={({ about }) => (about ? aboutRecord(about) : '')} />}
      </Async>
    </AsideCard>
  );
}
