import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { uploadFolders } from '#stores/staff/library.ts';

// It comes while the folders are read.
const UploadForm = lazy(() => import('./UploadForm.tsx').then((module) => module.UploadForm));

/** Brings documents into the library with all that is said of them, in one form. */
export const LibraryUpload = island(() => {
  const t = texts('library-upload');
  const value = useStore(uploadFolders.$value);
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={uploadFolders.reload} skeleton={<Skeleton rows={10} />}>
      {(folders) => (
        <Suspense fallback={<Skeleton rows={10} />}>
          <UploadForm folders={folders} />
        </Suspense>
      )}
    </Async>
  );
});
