import { useEffect, useState } from 'react';
import { type ErrorDialogEvent, errorDialogEvent } from '../../stores/session/error-dialog.ts';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';

const Overlays = lazy(() => import('./Overlays.tsx').then((module) => module.Overlays));

/** The dialogs of §8 for pages that rarely need them: loaded when the first event comes. */
function WaitingOverlays() {
  const [fault, setFault] = useState<ErrorDialogEvent>();

  useEffect(() => {
    const listen = (raised: Event) => setFault((raised as CustomEvent<ErrorDialogEvent>).detail);
    addEventListener(errorDialogEvent, listen, { once: true });
    return () => removeEventListener(errorDialogEvent, listen);
  }, []);

  // The empty element lets the island be loaded when its part of the page is shown.
  if (!fault) return <span aria-hidden="true" />;
  return (
    <Suspense>
      <Overlays fault={fault} />
    </Suspense>
  );
}

export const LateOverlays = island(WaitingOverlays, { className: 'mx-auto w-full max-w-page px-4 pb-4 sm:px-6' });
