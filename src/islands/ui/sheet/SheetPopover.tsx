import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { place } from '../overlay/usePopover.ts';

interface Props {
  /** Beside what it stands. */
  anchor: HTMLElement;
  label: string;
  align?: 'start' | 'end';
  /** Opened by a press that may still last: its end would dismiss a popover that the browser closes. */
  isHeld?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const entries = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('button:not(:disabled), [role=option], input') ?? []),
];

/** A popover of a sheet for as long as it is drawn; arrows go through its entries, Escape and a press beside it close it. */
export function SheetPopover({ anchor, label, align = 'start', isHeld = false, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const popover = box.current;
    if (!popover) return;
    popover.showPopover();
    place(popover, anchor, align, false);
    (popover.querySelector<HTMLElement>('[data-first]') ?? entries(popover)[0])?.focus({ preventScroll: true });
  }, [anchor, align]);
  useEffect(() => {
    const follow = () => box.current && place(box.current, anchor, align, false);
    addEventListener('scroll', follow, { passive: true, capture: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [anchor, align]);
  useEffect(() => {
    if (!isHeld) return;
    const dismiss = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) close.current();
    };
    addEventListener('pointerdown', dismiss, { capture: true });
    return () => removeEventListener('pointerdown', dismiss, { capture: true });
  }, [isHeld]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Tab' || (isHeld && event.key === 'Escape')) {
      event.preventDefault();
      close.current();
    }
    const isField = event.target instanceof HTMLInputElement && event.target.type === 'text';
    const all = entries(box.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, ...(!isField && { Home: 0, End: -1 }) }[event.key];
    if (target === undefined || all.length === 0) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  };
  return (
    <div
      ref={box}
      popover={isHeld ? 'manual' : 'auto'}
      role="dialog"
      aria-label={label}
      onKeyDown={onKeyDown}
      onToggle={({ newState }) => {
        if (newState === 'closed') close.current();
      }}
      className="overlay fixed inset-auto m-0 max-h-[80dvh] min-w-52 max-w-80 overflow-auto p-1.5 text-base open:animate-rise"
    >
      {children}
    </div>
  );
}

export const entryClass =
  'flex w-full items-center gap-2.5 rounded-control px-3 py-2 text-start hover:bg-brand-soft focus-visible:bg-brand-soft disabled:opacity-60';
