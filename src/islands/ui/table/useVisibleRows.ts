import { type RefObject, useLayoutEffect, useState } from 'react';

/** No browser draws anything that is much higher than this (px); of longer lists, each step of the scroll bar is more rows. */
const highest = 8_000_000;
/** Rows beyond both edges of the window, for the keyboard and for a quick finger. */
const beyond = 10;

interface VisibleRows {
  first: number;
  /** The last one of them. */
  last: number;
  /** Room above and below them (px). */
  above: number;
  below: number;
}

/** The rows to render for a list that starts `scrolled` px above the window's top. */
export function visibleRows(total: number, rowHeight: number, scrolled: number, windowHeight: number): VisibleRows {
  const whole = total * rowHeight;
  const height = Math.min(whole, highest);
  const inside = Math.min(Math.max(scrolled, 0), Math.max(0, height - windowHeight));
  const scale = height > windowHeight ? Math.max(1, (whole - windowHeight) / (height - windowHeight)) : 1;
  const at = inside * scale;
  const first = Math.max(0, Math.floor(at / rowHeight) - beyond);
  const last = Math.max(0, Math.min(total - 1, Math.ceil((at + windowHeight) / rowHeight) + beyond));
  const above = first === 0 && scale === 1 ? 0 : Math.max(0, inside - (at - first * rowHeight));
  return { first, last, above, below: Math.max(0, height - above - (last - first + 1) * rowHeight) };
}

const isSame = (a: VisibleRows, b: VisibleRows) => a.first === b.first && a.last === b.last && a.above === b.above;

/** The rows of a long list that the window shows at the moment; `rem` is the height of each. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, total: number, rem: number): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ first: 0, last: Math.min(total, 40) - 1, above: 0, below: 0 });
  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!list.current) return;
      const rowHeight = rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = visibleRows(total, rowHeight, -list.current.getBoundingClientRect().top, innerHeight);
      setRows((before) => (isSame(before, next) && before.below === next.below ? before : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [list, total, rem]);
  return rows;
}
