import { useStore } from '@nanostores/react';
import { $toasts, dismissToast } from '../../stores/page/toasts.ts';
import type { ErrorDialogEvent } from '../../stores/session/error-dialog.ts';
import { Toasts } from '../ui/overlay/Toasts.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';

/** What lies over a page: error dialog and messages. `fault` is one that came before this was loaded. */
export function Overlays({ fault }: { fault?: ErrorDialogEvent }) {
  const toasts = useStore($toasts);
  return (
    <>
      <ErrorDialog {...(fault && { first: fault })} />
      <Toasts toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
