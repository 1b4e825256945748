import { useEffect, useRef } from 'react';
import { texts } from '../../i18n/client.ts';
import { mainLoaderEvent } from '../../stores/main-loader.ts';
import { Spinner } from './Spinner.tsx';

/** The full-page loader of §1: the event switches it; the page behind fades (opacity 0.5, §9) and takes no input. */
export function Loader() {
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = useRef(false);

  useEffect(() => {
    const turn = (on: boolean) => {
      wanted.current = on;
      document.body.ariaBusy = String(on);
      if (on && !dialog.current?.open) dialog.current?.showModal();
      if (!on && dialog.current?.open) dialog.current.close();
    };
    const listen = (event: Event) => turn((event as CustomEvent<unknown>).detail === true);
    addEventListener(mainLoaderEvent, listen);
    return () => {
      removeEventListener(mainLoaderEvent, listen);
      turn(false);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={texts('ui')('loading')}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on the second Escape even where the first was refused.
      onClose={() => wanted.current && dialog.current?.showModal()}
      className="m-auto grid-flow-col items-center gap-3 rounded-card bg-card px-6 py-4 font-semibold text-ink shadow-overlay outline-none open:grid"
    >
      <Spinner className="text-link" />
      <span role="status">{texts('ui')('loading')}</span>
    </dialog>
  );
}
