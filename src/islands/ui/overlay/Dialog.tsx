import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { texts } from '#i18n/client.ts';
import { lockScroll } from '#stores/page/scroll-lock.ts';
import { Icon } from '../text/Icon.tsx';

/** What takes the focus first: the first field, else the first button at the foot. */
const entry = ':is(input, select, textarea), footer button';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the harmless one first: it takes the focus where there is no field. */
  actions?: ReactNode;
  wide?: boolean;
  /**
   * As wide as a page, for something to look at; along an edge of the screen, for details of what is listed beside or
   * above; or over all but the edges of the page, for work that divides the room by itself.
   */
  size?: 'page' | 'side' | 'bottom' | 'sheet';
  /** Only its own buttons close it: no Escape, no cross. */
  firm?: boolean;
  /** Speaks as an alert: for questions and warnings that interrupt. */
  alert?: boolean;
}

const places = {
  page: 'm-auto w-[calc(100%-2rem)] max-w-page',
  side: 'me-0 ms-auto my-0 h-dvh max-h-none w-full max-w-120 rounded-e-none',
  bottom: 'mx-auto mt-auto mb-0 w-full max-w-page rounded-b-none',
  sheet:
    'm-auto h-dvh max-h-none w-full max-w-none rounded-none sm:h-[calc(100dvh-4rem)] sm:w-[calc(100%-2rem)] sm:rounded-card lg:w-[calc(100%-10rem)]',
  wide: 'm-auto w-[calc(100%-2rem)] max-w-form',
  narrow: 'm-auto w-[calc(100%-2rem)] max-w-120',
} as const;

/** The browser's own modal dialog: traps and returns the focus, makes the page behind inert, closes on Escape. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  wide = false,
  size,
  firm = false,
  alert = false,
}: Props) {
  const t = texts('ui');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    const release = lockScroll();
    // The cross comes first in order, but is not what one came for.
    element.querySelector<HTMLElement>(entry)?.focus();
    return () => {
      release();
      if (element.isConnected) element.close();
      // Browsers return the focus of a dialog that is closed, not of one that is taken away while it is open.
      else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      aria-labelledby={id}
      {...(alert && { role: 'alertdialog' })}
      onCancel={(event) => {
        event.preventDefault();
        if (!firm) onClose();
      }}
      // Browsers close a dialog by the second or third Escape even where those before were refused.
      onClose={({ currentTarget }) => {
        // One that was opened again hears of its closing afterwards.
        if (currentTarget.open) return;
        if (firm && open) currentTarget.showModal();
        else onClose();
      }}
      onClick={(event) => {
        if (!firm && event.target === dialog.current) onClose();
      }}
      className={`overlay p-0 open:animate-rise ${places[size ?? (wide ? 'wide' : 'narrow')]}`}
    >
      {open && (
        <div
          className={`grid ${size === 'side' || size === 'sheet' ? 'h-full' : 'max-h-[calc(100dvh-4rem)]'} grid-rows-[auto_minmax(0,1fr)_auto]`}
        >
          <header
            className={`flex items-start justify-between gap-4 px-5 pt-4.5 pb-2 sm:px-6 ${size === 'sheet' ? 'border-line border-b pb-4' : ''}`}
          >
            <h2 id={id}>{title}</h2>
            {!firm && (
              <button
                type="button"
                aria-label={t('close')}
                onClick={onClose}
                className="-me-1.5 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-brand-soft hover:text-ink"
              >
                <Icon of={X} />
              </button>
            )}
          </header>
          <div
            {...(size === 'side' && { tabIndex: 0 })}
            className={size === 'sheet' ? 'min-h-0' : 'overflow-auto px-5 pb-5 sm:px-6'}
          >
            {children}
          </div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-2.5 border-line border-t px-5 py-3.5 sm:px-6">
              {actions}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
