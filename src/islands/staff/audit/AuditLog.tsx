import { useStore } from '@nanostores/react';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { $recordId } from '#stores/data/record-id.ts';

const AuditList = lazy(() => import('./AuditList.tsx').then((module) => module.AuditList));
const AuditEntry = lazy(() => import('./AuditEntry.tsx').then((module) => module.AuditEntry));

/** The list, or the entry that the address names. */
export const AuditLog = island(() => {
  const id = useStore($recordId);
  return (
    <Suspense fallback={<RecordFrame route="AuditLog" list="AuditLog" />}>
      {id ? <AuditEntry key={id} id={id} /> : <AuditList />}
    </Suspense>
  );
});
