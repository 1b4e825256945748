import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));

/** Opens the import of customers from a file. */
export const CustomersImport = island(
  () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button icon={<Icon of={Upload} />} onClick={() => setOpen(true)}>
          {texts('customer-import')('button')}
        </Button>
        {open && (
          <Suspense fallback={null}>
            <ImportDialog onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    );
  },
  { look: 'line' },
);
