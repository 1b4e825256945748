import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { useState } from 'react';
import type { PortingRow } from '#contract/wholesale/porting.ts';
import { texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import type { DescribedList } from '#islands/record/list/list-screen.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { otherDirection } from '../DirectionTabs.tsx';

const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));

interface Props {
  of: DescribedList<PortingRow>;
  /** What the list is narrowed to, which is the first answer of each request. */
  answers: Record<string, string>;
}

/** The acts of the list, with the import of many numbers. */
export function ImportActs({ of, answers }: Props) {
  const [open, setOpen] = useState(false);
  const label = texts('portings')('import.button');
  return (
    <>
      <ListActs of={of} more={[otherDirection(false), { label, icon: Upload, onSelect: () => setOpen(true) }]} />
      {open && (
        <Suspense fallback={null}>
          <ImportDialog answers={answers} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
