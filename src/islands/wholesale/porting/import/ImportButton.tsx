import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));

/** Opens the import of many numbers; what the list is narrowed to is the first answer of each request. */
export function ImportButton({ answers }: { answers: Record<string, string> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon of={Upload} />} onClick={() => setOpen(true)}>
        {texts('portings')('import.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog answers={answers} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
