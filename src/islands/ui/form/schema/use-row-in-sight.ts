import { useEffect, useRef, useState } from 'react';

/** So far beyond the edges of the window rows are drawn already, for the keyboard and for a quick finger. */
const margin = '300px 0px';
/** Drawn at first, before anybody knows where the window ends. */
const firstRows = 10;

const rows = new Map<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

function observe(row: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) rows.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  rows.set(row, tell);
  observer.observe(row);
  return () => {
    rows.delete(row);
    observer?.unobserve(row);
  };
}

/**
 * Whether the controls of a row are drawn: always, or with `isWindowed` while it is near the window or has the focus; at once
 * where it is `isAdded`. `height` (px) is what it last took, undefined before.
 */
export function useRowInSight(index: number, isWindowed: boolean, isAdded: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const height = useRef<number>(undefined);
  const [isNear, setNear] = useState(isAdded || index < firstRows);
  useEffect(() => {
    const element = row.current;
    if (!isWindowed || !element) return;
    return observe(element, (next) => {
      if (!next && element.contains(document.activeElement)) return;
      if (!next) height.current = element.offsetHeight;
      setNear(next);
    });
  }, [isWindowed]);
  return { row, isDrawn: !isWindowed || isNear, height: height.current, draw: () => setNear(true) };
}
