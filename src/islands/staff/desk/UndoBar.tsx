import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { aboveFootBar } from '#islands/ui/form/kit/foot-bar.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { $undoable, settle, undo } from '#stores/staff/undoable.ts';
import { failed } from './failed.ts';

/** How long (ms) an act can be taken back; the time stands still while the pointer or the focus is on the offer. */
const offered = 8000;

/** The last act, and the way to take it back. */
export function UndoBar() {
  const t = texts('desk');
  const act = useStore($undoable);
  const [isHeld, setHeld] = useState(false);
  const id = act?.id;
  useEffect(() => {
    if (id === undefined || isHeld) return;
    const timer = setTimeout(() => void settle().catch(failed), offered);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <div
      ref={aboveFootBar}
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--foot-bar,0px))] z-50 lg:bottom-[calc(2.875rem+var(--foot-bar,0px))] mx-auto max-w-120"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {act && (
        <div className="overlay pointer-events-auto flex animate-rise items-center justify-between gap-3 p-3.5">
          <p>{act.text}</p>
          <Button
            small
            onClick={() => {
              setHeld(false);
              undo().then(() => toast('ok', t('undone')), failed);
            }}
          >
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
