import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { maxUnread } from '#contract/me/notifications.ts';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { $unread } from '#stores/me/unread.ts';

const BellPanel = lazy(() => import('./BellPanel.tsx').then((module) => module.BellPanel));

const formatCount = (count: number): string => (count < maxUnread ? String(count) : `${maxUnread - 1}+`);

/** Makes of the header's link to all notifications a button with the number of unread ones, which opens the newest; their code comes then. */
export function Bell({ box, link }: { box: HTMLElement; link: HTMLAnchorElement }) {
  const t = texts('shell');
  const unread = useStore($unread);
  const [open, setOpen] = useState(false);
  const [statusMessage, setSaid] = useState('');
  const before = useRef(unread);

  useEffect(() => {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    const press = (event: MouseEvent | KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === ' ') press(event);
    };
    link.addEventListener('click', press);
    link.addEventListener('keydown', onKey);
    return () => {
      link.removeEventListener('click', press);
      link.removeEventListener('keydown', onKey);
    };
  }, [link]);

  useEffect(() => {
    link.setAttribute(
      'aria-label',
      unread > 0 ? t('bell.count', { count: unread, shown: formatCount(unread) }) : t('bell.label'),
    );
    if (unread > before.current) setSaid(t('bell.count', { count: unread, shown: formatCount(unread) }));
    before.current = unread;
  }, [link, unread, t]);

  useEffect(() => {
    link.setAttribute('aria-expanded', String(open));
    if (!open) return;
    const close = () => {
      setOpen(false);
      if (box.contains(document.activeElement) || document.activeElement === document.body) link.focus();
    };
    const closeOutside = (event: Event) => {
      if (!box.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [box, link, open]);

  return (
    <>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -end-1 -top-1 grid h-5 min-w-5 place-items-center rounded-full border-2 border-bar bg-danger-fill px-1 font-semibold text-on-brand text-xs"
        >
          {formatCount(unread)}
        </span>
      )}
      <span role="status" className="sr-only">
        {statusMessage}
      </span>
      {open && (
        <div className="overlay absolute end-0 top-full z-30 mt-2 w-96 overflow-clip text-ink max-sm:fixed max-sm:inset-x-4 max-sm:top-14 max-sm:w-auto">
          <Suspense fallback={<span className="skeleton m-5 block h-11" />}>
            <BellPanel />
          </Suspense>
        </div>
      )}
    </>
  );
}
