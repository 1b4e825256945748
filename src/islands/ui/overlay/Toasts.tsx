import { useEffect, useState } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import type { Toast } from '#stores/page/toasts.ts';
import { aboveFootBar } from '../form/kit/foot-bar.ts';
import { lazy, Suspense } from '../page/lazy.tsx';

const ToastList = lazy(() => import('./ToastList.tsx').then((module) => module.ToastList));

interface Props {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
  /** Milliseconds a message stays; warnings and errors stay until they are closed. */
  duration?: number;
}

/** Passing messages at the foot of the page; they wait while the pointer or the focus is on them. */
export function Toasts({ toasts, onDismiss, duration = 6000 }: Props) {
  const [isHeld, setHeld] = useState(false);
  // A message can say that the connection is gone.
  useEffect(() => whenIdle(() => void ToastList.preload()), []);
  return (
    <div
      ref={aboveFootBar}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--foot-bar,0px)+var(--raise,0px))] z-50 ms-auto max-w-100 print:hidden"
    >
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} onDismiss={onDismiss} duration={duration} isHeld={isHeld} />
        </Suspense>
      )}
    </div>
  );
}
