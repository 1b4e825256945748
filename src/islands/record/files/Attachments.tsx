import { useStore } from '@nanostores/react';
import FolderDown from 'lucide-react/icons/folder-down';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../i18n/client.ts';
import type { RecordStore } from '../../../stores/data/record-detail.ts';
import { downloadArchive } from '../../../stores/files/downloads.ts';
import { useDownload } from '../../ui/document/useDownload.ts';
import { Async } from '../../ui/page/Async.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { useFocusInside } from '../useFocusInside.ts';
import type { AttachProps } from './AttachFiles.tsx';
import { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';

const AttachFiles = lazy(() => import('./AttachFiles.tsx').then((module) => ({ default: module.AttachFiles })));

/** The archive call takes the ids, which end the paths. */
const idOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';

interface Props extends AttachProps, Pick<AttachmentListProps, 'captionOf'> {
  store: Pick<RecordStore<never, never>, 'attachments'>;
  /** It takes no more files. */
  isClosed?: boolean;
}

/** The files of a record, with the way to add more. */
export function Attachments({ store, isClosed = false, captionOf, ...attach }: Props) {
  const t = texts('record');
  const attachments = useStore(store.attachments.$value);
  const [adding, setAdding] = useState<boolean>();
  const box = useFocusInside(adding === false);
  const { busy, run } = useDownload();
  const files = attachments.state === 'ready' ? attachments.value : [];
  return (
    <Card
      title={t('files.title')}
      action={
        files.length > 1 && (
          <Button
            small
            look="quiet"
            icon={<Icon of={FolderDown} size={16} />}
            busy={busy}
            onClick={() => run(() => downloadArchive(files.map(idOf).join(',')))}
          >
            {t('files.all')}
          </Button>
        )
      }
    >
      <Async
        value={attachments}
        failedTitle={t('files.failed')}
        onRetry={store.attachments.reload}
        skeleton={<Skeleton rows={2} tile />}
        empty={<p className="text-muted">{t('files.none')}</p>}
      >
        {(list) => <AttachmentList files={list} captionOf={captionOf} />}
      </Async>
      <div ref={box} className="mt-4 print:hidden">
        {isClosed ? null : adding ? (
          <Suspense fallback={<Skeleton rows={2} />}>
            <AttachFiles {...attach} onDone={() => setAdding(false)} />
          </Suspense>
        ) : (
          <Button icon={<Icon of={Plus} />} className="w-full" onClick={() => setAdding(true)}>
            {t('files.add')}
          </Button>
        )}
      </div>
    </Card>
  );
}
