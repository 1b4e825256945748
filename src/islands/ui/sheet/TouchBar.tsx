import ArrowDownToLine from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { tabbed } from '#domain/form/sheet/sheet-selection.ts';
import { texts } from '#i18n/client.ts';
import { aboveFootBar } from '../form/kit/foot-bar.ts';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import type { SheetStore } from './sheet-store.ts';

/** How much of the window's foot a keyboard on the screen covers (px). */
function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const measure = () => setHeight(Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop)));
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return height;
}

interface Props {
  store: SheetStore;
  /** Opens the cell with the focus. */
  onOpen: () => void;
  onDone: () => void;
}

/** What keys do elsewhere, above the keyboard of a screen that is touched. */
export function TouchBar({ store, onOpen, onDone }: Props) {
  const t = texts('sheet');
  const keyboard = useKeyboardHeight();
  const go = (step: 1 | -1) => {
    const isEditing = store.$editing.get() !== undefined;
    store.commit();
    const next = tabbed(store.$selection.get().focus, step, store.size());
    if (!next) return;
    store.select(next);
    if (isEditing) onOpen();
  };
  const act = (label: string, icon: ReactNode, work: () => void) => (
    <Button look="quiet" tabIndex={-1} icon={icon} onClick={work}>
      {label}
    </Button>
  );
  return (
    <div
      ref={aboveFootBar}
      role="toolbar"
      aria-label={t('touchBar')}
      // The cell keeps the focus, and the keyboard stays.
      onMouseDown={(event) => event.preventDefault()}
      style={{ bottom: `max(${keyboard}px, var(--foot-bar, 0px))` }}
      className="fixed inset-x-0 z-20 flex justify-center gap-1 border-line border-t bg-card px-3 py-1.5 print:hidden"
    >
      {act(t('cellBefore'), <Icon of={ChevronLeft} />, () => go(-1))}
      {act(t('cellAfter'), <Icon of={ChevronRight} />, () => go(1))}
      {act(t('fillDown'), <Icon of={ArrowDownToLine} />, () => {
        store.commit();
        store.fillDown();
      })}
      {act(t('done'), undefined, () => {
        store.commit();
        onDone();
      })}
    </div>
  );
}
