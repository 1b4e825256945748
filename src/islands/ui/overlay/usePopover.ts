import { type RefObject, useEffect, useRef, useState } from 'react';

interface Options {
  /** Which edges of opener and popover meet. */
  align?: 'start' | 'end';
  onOpen?: () => void;
  /** At least as wide as the opener. */
  stretch?: boolean;
}

const margin = 8;

/** Puts a popover below its opener, or above where there is more room. */
export function place(popover: HTMLElement, opener: HTMLElement, align: 'start' | 'end', stretch: boolean) {
  const at = (opener.closest('[data-anchor]') ?? opener).getBoundingClientRect();
  if (stretch) popover.style.minWidth = `${at.width}px`;
  const { offsetWidth: width, offsetHeight: height } = popover;
  const below = at.bottom + 4;
  const fitsBelow = below + height + margin <= innerHeight || at.top < height + margin;
  const left = align === 'start' ? at.left : at.right - width;
  popover.style.top = `${fitsBelow ? below : at.top - height - 4}px`;
  popover.style.left = `${Math.max(margin, Math.min(left, document.documentElement.clientWidth - width - margin))}px`;
}

/** A native popover (light dismiss, Escape, above everything) that stays beside its opener, or what `data-anchor` marks around it. */
export function usePopover<O extends HTMLElement = HTMLButtonElement>({
  align = 'start',
  onOpen,
  stretch = false,
}: Options = {}) {
  const opener = useRef<O>(null);
  const popover: RefObject<HTMLDivElement | null> = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const follow = () => {
      if (popover.current && opener.current) place(popover.current, opener.current, align, stretch);
    };
    follow();
    const watcher = new ResizeObserver(follow);
    if (popover.current) watcher.observe(popover.current);
    addEventListener('scroll', follow, { passive: true, capture: true });
    addEventListener('resize', follow);
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [open, align, stretch]);

  return {
    opener,
    popover,
    open,
    show: () => popover.current?.showPopover({ source: opener.current ?? undefined } as never),
    hide: () => popover.current?.hidePopover(),
    // One that is closed and opened again within a frame hears of it once, as being open still.
    onToggle: ({ newState }: { newState: string }) => {
      const opens = newState === 'open';
      setOpen(opens);
      if (opens) onOpen?.();
    },
  };
}
