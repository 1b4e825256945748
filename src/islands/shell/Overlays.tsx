import { useStore } from '@nanostores/react';
import type { ErrorDialogEvent } from '../../stores/error-dialog.ts';
import { $toasts, dismissToast } from '../../stores/toasts.ts';
import { Toasts } from '../ui/Toasts.tsx';
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
