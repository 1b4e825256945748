import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type ColumnPlacement, placeColumns, widthSteps } from './column-ranks.ts';
import type { Column } from './table-types.ts';

const steps = () => widthSteps.map((from) => ({ from, query: globalThis.matchMedia(`(width >= ${from}px)`) }));

/** The widest step that the window reaches (px). */
export function useWidthStep(): number {
  return useSyncExternalStore(
    (changed) => {
      const queries = steps().map(({ query }) => query);
      for (const query of queries) query.addEventListener('change', changed);
      return () => {
        for (const query of queries) query.removeEventListener('change', changed);
      };
    },
    () => steps().find(({ query }) => query.matches)?.from ?? 0,
    () => widthSteps[0] ?? 0,
  );
}

/**
 * The columns that the window has room for, by their ranks; further ones give way until the table fits its box. `rows` are
 * what the widths depend on.
 */
export function useColumnPlacement<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  rows: unknown,
): ColumnPlacement<Column<Row>> {
  const step = useWidthStep();
  const key = `${step} ${columns.map(({ id }) => id).join()}`;
  const [fit, setFit] = useState({ key, rows, less: 0 });
  const less = fit.key === key && fit.rows === rows ? fit.less : 0;
  const [boxWidth, setBoxWidth] = useState(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setBoxWidth(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  // A wider box may have room for what a narrower one had not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the width of the box
  useLayoutEffect(() => setFit({ key, rows, less: 0 }), [boxWidth]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element && element.scrollWidth > element.clientWidth && less < columns.length)
      setFit({ key, rows, less: less + 1 });
  });
  return placeColumns(columns, step, less);
}
