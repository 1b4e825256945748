import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef } from 'react';
import { texts } from '#i18n/client.ts';
import type { Toast } from '#stores/page/toasts.ts';
import { aboveFootBar } from '../form/kit/foot-bar.ts';
import { Icon } from '../text/Icon.tsx';
import { moveToFreePlace } from './free-place.ts';

const marks = {
  ok: { icon: CircleCheck, color: 'text-ok' },
  info: { icon: Info, color: 'text-info' },
  warn: { icon: TriangleAlert, color: 'text-warn' },
  danger: { icon: CircleAlert, color: 'text-danger' },
} as const;

interface Props {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
  duration: number;
  isHeld: boolean;
}

function Entry({
  toast,
  onDismiss,
  duration,
  held: isHeld,
}: {
  toast: Toast;
  onDismiss: () => void;
  duration: number;
  held: boolean;
}) {
  const { icon, color } = marks[toast.tone];
  const passing = toast.tone === 'ok' || toast.tone === 'info';
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    if (!passing || isHeld) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [passing, isHeld, duration]);
  return (
    <li className="overlay pointer-events-auto flex animate-rise items-start gap-3 p-3.5 max-sm:gap-2 max-sm:p-2.5 max-sm:text-sm">
      <Icon of={icon} className={`mt-px ${color}`} />
      <p className="flex-1">{toast.text}</p>
      <button
        type="button"
        aria-label={texts('ui')('close')}
        onClick={onDismiss}
        className="-m-1 grid size-7 place-items-center rounded-control text-muted hover:text-ink"
      >
        <Icon of={X} size={16} />
      </button>
    </li>
  );
}

/** Ref of the messages: the page ends that much lower, so that its last lines can be scrolled out from under them. */
function roomAtTheEnd(list: HTMLElement | null) {
  if (!list) return;
  const { body } = document;
  const watcher = new ResizeObserver(() => {
    body.style.setProperty('--toasts', `calc(${list.offsetHeight}px + 2rem + var(--foot-bar, 0px))`);
    if (list.parentElement) moveToFreePlace(list.parentElement);
  });
  watcher.observe(list);
  // What is drawn or narrowed meanwhile moves what lies below them.
  watcher.observe(body);
  const leave = aboveFootBar(body);
  return () => {
    watcher.disconnect();
    leave?.();
    body.style.removeProperty('--toasts');
  };
}

/** The messages themselves: no page begins with one. */
export const ToastList = ({ toasts, onDismiss, duration, isHeld }: Props) => (
  <ul ref={roomAtTheEnd} className="grid gap-2">
    {toasts.map((toast) => (
      <Entry key={toast.id} toast={toast} held={isHeld} duration={duration} onDismiss={() => onDismiss(toast.id)} />
    ))}
  </ul>
);
