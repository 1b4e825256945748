import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { useState } from 'react';
import { texts } from '../../../i18n/client.ts';
import { island } from '../../ui/page/island.tsx';
import { lazy, Suspense } from '../../ui/page/lazy.tsx';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';

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
