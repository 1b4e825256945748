import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Cell } from '#domain/form/sheet/sheet-rows.ts';
import { visibleRows } from '../table/useVisibleRows.ts';
import { columnWidths, type Placement, placement } from './sheet-layout-parts.ts';
import type { SheetView } from './useSheet.ts';

const headHeight = 36;

interface Options {
  sheet: SheetView;
  box: RefObject<HTMLElement | null>;
  rowHeight: number;
  focus: Cell;
  /** An editor or a menu has the focus. */
  isBusy: boolean;
}

/** Scrolls so that a cell is in sight, beside what is frozen. */
function reveal(box: HTMLElement, { row, column }: Cell, rowHeight: number, { lefts, frozen }: Placement): void {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
  const top = row * rowHeight;
  if (top < scrollTop) box.scrollTop = top;
  else if (top + rowHeight + headHeight > scrollTop + clientHeight)
    box.scrollTop = top + rowHeight + headHeight - clientHeight;
  if (column < frozen) return;
  const [start, end, edge] = [lefts[column] ?? 0, lefts[column + 1] ?? 0, lefts[frozen] ?? 0];
  if (start - scrollLeft < edge) box.scrollLeft = start - edge;
  else if (end - scrollLeft > clientWidth) box.scrollLeft = end - clientWidth;
}

/** Which rows are drawn, where the columns stand, and that the focus is where the mark is. */
export function useSheetView({ sheet, box, rowHeight, focus, isBusy }: Options) {
  const { columns, cellId, store } = sheet;
  const [view, setView] = useState({ top: 0, height: 720, width: 900, isAtEnd: true });
  const hasFocus = useRef(false);
  const wantsFocus = useRef(false);
  const total = store.size().rows;
  const placed = placement(
    columns,
    columnWidths(sheet),
    view.width,
    sheet.layout.widths,
    sheet.field.sheet?.price !== undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the mark goes, and when an editor or a menu has closed
  useLayoutEffect(() => {
    if ((!hasFocus.current && !wantsFocus.current) || isBusy || !box.current) return;
    wantsFocus.current = false;
    reveal(box.current, focus, rowHeight, placed);
    const cell = document.getElementById(cellId(focus.row, columns[focus.column]?.name ?? ''));
    if (cell && cell !== document.activeElement) cell.focus({ preventScroll: true });
  }, [focus, isBusy, total]);

  const measure = ({ clientHeight, clientWidth, scrollTop, scrollLeft, scrollWidth }: HTMLElement) => {
    const next = {
      top: scrollTop,
      height: clientHeight,
      width: clientWidth,
      isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
    };
    setView((before) =>
      before.top === next.top &&
      before.height === next.height &&
      before.width === next.width &&
      before.isAtEnd === next.isAtEnd
        ? before
        : next,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the same box
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    measure(element);
    const watcher = new ResizeObserver(() => measure(element));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);

  const window = visibleRows(total, rowHeight, view.top, view.height);
  // The cell with the focus stays, or the focus would be lost.
  const drawn = new Set([Math.min(focus.row, total - 1)]);
  for (let row = window.first; row <= window.last; row += 1) drawn.add(row);
  return {
    placed,
    total,
    drawn: [...drawn].toSorted((one, other) => one - other),
    hasFocus,
    wantsFocus,
    isAtEnd: view.isAtEnd,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => measure(currentTarget),
  };
}
