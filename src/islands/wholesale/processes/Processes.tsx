import { useStore } from '@nanostores/react';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { $recordId } from '#stores/data/record-id.ts';

const ProcessList = lazy(() => import('./ProcessList.tsx').then((module) => module.ProcessList));
const Process = lazy(() => import('./Process.tsx').then((module) => module.Process));

/** The list, or the process that the address names. */
export const Processes = island(() => {
  const id = useStore($recordId);
  return (
    <Suspense fallback={<RecordFrame route="WholesaleProcesses" list="WholesaleProcesses" />}>
      {id ? <Process key={id} id={id} /> : <ProcessList />}
    </Suspense>
  );
});
