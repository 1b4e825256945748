import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type ColumnPlacement, type Fit, placeColumns, rankOf, widthSteps } from './column-ranks.ts';
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

const isCut = (cell: Element): boolean => cell.scrollWidth > cell.clientWidth;
const loose: Fit = { less: 0, isTight: false };

/**
 * The columns that the window has room for, by their ranks; further ones give way until the table fits its box, and numbers
 * where words beside the name are cut. `rows` are what the widths depend on.
 */
export function useColumnPlacement<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  rows: unknown,
): ColumnPlacement<Column<Row>> {
  const step = useWidthStep();
  const key = `${step} ${columns.map(({ id }) => id).join()}`;
  const [kept, setKept] = useState({ key, rows, fit: loose });
  const fit = kept.key === key && kept.rows === rows ? kept.fit : loose;
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
  useLayoutEffect(() => setKept({ key, rows, fit: loose }), [boxWidth]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const narrow = (change: Partial<Fit>) => setKept({ key, rows, fit: { ...fit, ...change } });
    if (element.scrollWidth > element.clientWidth) {
      if (fit.less < columns.length) narrow({ less: fit.less + 1 });
    } else if (!fit.isTight && columns.some((column) => rankOf(column) === 'number')) {
      if ([...element.querySelectorAll('[data-thing]')].some(isCut)) narrow({ isTight: true });
    }
  });
  return placeColumns(columns, step, fit);
}
