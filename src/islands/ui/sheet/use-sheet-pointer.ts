import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Cell } from '#domain/form/sheet/sheet-rows.ts';
import { type Range, rangeOf } from '#domain/form/sheet/sheet-selection.ts';
import type { SheetStore } from './sheet-store.ts';

/** The cell that an element belongs to. */
export const cellAt = (target: Element | null): Cell | undefined => {
  const place = target?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  if (place === undefined) return undefined;
  const [row, column] = place.split(' ').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
};

export interface FillHint {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly source: Range;
}

/** How near to the edge (px) a drag scrolls the sheet, and how far at each move. */
const scrollEdge = 24;
const scrollStep = 18;

function scrollAlong(box: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  if (!box) return;
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const towards = (at: number, start: number, end: number) =>
    at > end - scrollEdge ? scrollStep : at < start + scrollEdge ? -scrollStep : 0;
  box.scrollBy(towards(clientX, left, right), towards(clientY, top, bottom));
}

interface Options {
  store: SheetStore;
  box: RefObject<HTMLElement | null>;
  onPress: (cell: Cell, target: Element) => void;
  /** A finger pressed the cell that had the focus already. */
  onAgain: () => void;
  onLongPress: (cell: Cell, target: HTMLElement) => void;
}

const longPressMs = 500;

/** Marks by pressing and dragging; fills from the handle; a long press of a finger opens the menu of the row. */
export function useSheetPointer({ store, box, onPress, onAgain, onLongPress }: Options) {
  const drag = useRef<'mark' | 'fill' | 'longPress' | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hint, setHint] = useState<FillHint>();
  const latestHint = useRef(hint);
  latestHint.current = hint;

  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as HTMLElement;
    const cell = cellAt(target);
    if (!cell || event.button !== 0 || target.closest('input, button')) return;
    if (store.$editing.get()) store.commit();
    if (target.closest('[data-handle]')) {
      event.preventDefault();
      drag.current = 'fill';
      box.current?.setPointerCapture(event.pointerId);
      return;
    }
    const rangeEnd = target.closest<HTMLElement>('[data-range]')?.dataset['range'];
    if (rangeEnd !== undefined) {
      event.preventDefault();
      const { top, left, bottom, right } = store.range();
      const corners = [
        { row: top, column: left },
        { row: bottom, column: right },
      ] as const;
      const [corner, anchor] = rangeEnd === 'start' ? corners : corners.toReversed();
      if (!corner || !anchor) return;
      store.select(anchor);
      store.select(corner, true);
      drag.current = 'mark';
      box.current?.setPointerCapture(event.pointerId);
      return;
    }
    if (event.pointerType === 'touch') {
      timer.current = setTimeout(() => {
        drag.current = 'longPress';
        onLongPress(cell, target);
      }, longPressMs);
      return;
    }
    drag.current = 'mark';
    store.select(cell, event.shiftKey);
    if (!event.shiftKey) onPress(cell, target);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && drag.current === undefined) clearTimeout(timer.current);
    if (drag.current === undefined || drag.current === 'longPress') return;
    const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
    scrollAlong(box.current, event);
    if (!cell) return;
    if (drag.current === 'mark') {
      const { focus } = store.$selection.get();
      if (cell.row !== focus.row || cell.column !== focus.column) store.select(cell, true);
      return;
    }
    const source = rangeOf(store.$selection.get());
    const count = cell.row - source.bottom;
    setHint(count > 0 ? { x: event.clientX, y: event.clientY, count, source } : undefined);
  };
  const tap = (target: HTMLElement) => {
    const cell = cellAt(target);
    if (!cell || target.closest('input, button')) return;
    const { focus } = store.$selection.get();
    const isAgain = cell.row === focus.row && cell.column === focus.column;
    store.select(cell);
    onPress(cell, target);
    if (isAgain) onAgain();
  };
  const onPointerUp = (event: PointerEvent) => {
    clearTimeout(timer.current);
    const filled = latestHint.current;
    if (drag.current === 'fill' && filled) store.fill(filled.source, filled.source.bottom + filled.count);
    else if (drag.current === undefined && event.pointerType === 'touch') tap(event.target as HTMLElement);
    drag.current = undefined;
    setHint(undefined);
  };
  const onPointerCancel = () => {
    clearTimeout(timer.current);
    drag.current = undefined;
    setHint(undefined);
  };
  return { hint, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
