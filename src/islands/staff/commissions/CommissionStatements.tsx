import { useStore } from '@nanostores/react';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { $recordId } from '#stores/data/record-id.ts';
import { ImportList } from './ImportList.tsx';

const ImportDetail = lazy(() => import('./ImportDetail.tsx').then((module) => module.ImportDetail));

/** The list of imported statements, or the one that the address names. */
export const CommissionStatements = island(() => {
  const id = useStore($recordId);
  if (!id) return <ImportList />;
  return (
    <Suspense fallback={<RecordFrame route="CommissionStatements" list="CommissionStatements" />}>
      <ImportDetail key={id} id={id} />
    </Suspense>
  );
});
