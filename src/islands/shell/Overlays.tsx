import { useStore } from '@nanostores/react';
import { $toasts, dismissToast } from '#stores/page/toasts.ts';
import { Toasts } from '../ui/overlay/Toasts.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';

/** What lies over a page: error dialog and messages. */
export function Overlays() {
  const toasts = useStore($toasts);
  return (
    <>
      <ErrorDialog />
      <Toasts toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
