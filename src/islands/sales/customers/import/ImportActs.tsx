import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { useState } from 'react';
import type { CustomerRow } from '#contract/sales/customer.ts';
import { texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import type { DescribedList } from '#islands/record/list/list-screen.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';

const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));

/** The acts of the list, with the import of customers from a file. */
export function ImportActs({ of }: { of: DescribedList<CustomerRow> }) {
  const [open, setOpen] = useState(false);
  const label = texts('customer-import')('button');
  return (
    <>
      <ListActs of={of} more={[{ label, icon: Upload, onSelect: () => setOpen(true) }]} />
      {open && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
