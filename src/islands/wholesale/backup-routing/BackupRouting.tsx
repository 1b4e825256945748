import { useStore } from '@nanostores/react';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { backupAddress } from '#stores/wholesale/backups.ts';

const BackupRules = lazy(() => import('./BackupRules.tsx').then((module) => module.BackupRules));
const BackupRule = lazy(() => import('./BackupRule.tsx').then((module) => module.BackupRule));
const NewRule = lazy(() => import('./RuleForm.tsx').then((module) => module.NewRule));

/** The list of rules, one of them, or the form of a new one, as the address says. */
export const BackupRouting = island(() => {
  const { id, create } = useStore(backupAddress.$query);
  const content = id ? <BackupRule key={id} id={id} /> : create ? <NewRule /> : <BackupRules />;
  return (
    <Suspense fallback={<RecordFrame route="WholesaleBackupRouting" list="WholesaleBackupRouting" />}>
      {content}
    </Suspense>
  );
});
