import { useStore } from '@nanostores/react';
import FolderDown from 'lucide/dist/esm/icons/folder-down.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import type { FileEntry } from '#contract/file.ts';
import type { Paper } from '#domain/sales/orders/papers.ts';
import { texts } from '#i18n/client.ts';
import { useDownload } from '#islands/ui/document/useDownload.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { downloadArchive } from '#stores/files/downloads.ts';
import { AsideCard } from '../AsideCard.tsx';
import { PaperLinks } from '../Papers.tsx';
import { useFocusInside } from '../useFocusInside.ts';
import type { AttachProps } from './AttachFiles.tsx';
import { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';

const AttachFiles = lazy(() => import('./AttachFiles.tsx').then((module) => module.AttachFiles));

/** The archive call takes the ids, which end the paths. */
const idOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';

interface Props extends AttachProps, Pick<AttachmentListProps, 'captionOf'> {
  store: Pick<RecordStore<never, never>, 'attachments'>;
  /** Takes a file of one's own back, by its id. */
  takeBack?: ((file: string) => Promise<void>) | undefined;
  /** Documents that the portal makes of the record, before its files. */
  papers?: { id: string; papers: readonly Paper[] } | undefined;
  /** It takes no more files. */
  isClosed?: boolean;
}

/** The files of a record, with the way to add more. */
export function Attachments({ store, isClosed = false, captionOf, takeBack, papers, ...attach }: Props) {
  const t = texts('record');
  const attachments = useStore(store.attachments.$value);
  const [adding, setAdding] = useState<boolean>();
  const box = useFocusInside<HTMLSpanElement>(adding === false);
  const { busy, run } = useDownload();
  const [returned, setReturned] = useState<FileEntry>();
  const name = returned?.name ?? '';
  const takeFileBack = async () => {
    try {
      if (returned) await takeBack?.(idOf(returned));
    } catch (cause) {
      void store.attachments.reload();
      throw cause;
    }
  };

  const files = attachments.state === 'ready' ? attachments.value : [];
  return (
    <AsideCard
      title={t(papers ? 'papers.title' : 'files.title')}
      action={
        !isClosed &&
        !adding && (
          <span ref={box}>
            <Button small look="quiet" icon={<Icon of={Plus} size={16} />} onClick={() => setAdding(true)}>
              {t('files.add')}
            </Button>
          </span>
        )
      }
    >
      {papers && (
        <ul className="mb-3 grid gap-3 print:hidden">
          <PaperLinks {...papers} />
        </ul>
      )}
      <Async
        value={attachments}
        failedTitle={t('files.failed')}
        onRetry={store.attachments.reload}
        skeleton={<Skeleton rows={2} tile />}
        empty={papers ? null : <p className="text-muted">{t('files.none')}</p>}
      >
        {(list) => <AttachmentList files={list} captionOf={captionOf} {...(takeBack && { onTakeBack: setReturned })} />}
      </Async>
      {files.length > 1 && (
        <Button
          small
          look="quiet"
          className="mt-2 -ms-2"
          icon={<Icon of={FolderDown} size={16} />}
          busy={busy}
          onClick={() => run(() => downloadArchive(files.map(idOf).join(',')))}
        >
          {t('files.all')}
        </Button>
      )}
      {adding && (
        <div className="mt-4 print:hidden">
          <Suspense fallback={<Skeleton rows={2} />}>
            <AttachFiles {...attach} onDone={() => setAdding(false)} />
          </Suspense>
        </div>
      )}
      <ConfirmForm
        danger
        open={returned !== undefined}
        onClose={() => setReturned(undefined)}
        title={t('files.takeBackTitle')}
        confirmLabel={t('files.takeBack')}
        textOf={(error) => (error.status === 409 ? t('files.takeBackLate') : failureText(error))}
        action={takeFileBack}
        done={t('files.takenBack', { name })}
      >
        {t('files.takeBackText', { name })}
      </ConfirmForm>
    </AsideCard>
  );
}
