import { useStore } from '@nanostores/react';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { choiceByLetter, hasOptions } from '#domain/form/sheet/cell-text.ts';
import { contentWidth, largestWidth } from '#domain/form/sheet/sheet-columns.ts';
import type { Cell } from '#domain/form/sheet/sheet-rows.ts';
import { texts } from '#i18n/client.ts';
import { revealers } from '../form/kit/focus-field.ts';
import { FaultBubble } from './FaultBubble.tsx';
import { FillHintNote } from './FillHintNote.tsx';
import { SheetHead } from './SheetHead.tsx';
import { type Menu, SheetMenus } from './SheetMenus.tsx';
import { type MarkedRow, SheetRows } from './SheetRows.tsx';
import { sheetCells } from './sheet-cells.ts';
import { sheetClipboard } from './sheet-clipboard.ts';
import { onSheetKey } from './sheet-keys.ts';
import { rowHeights } from './sheet-layout-parts.ts';
import { TouchBar } from './TouchBar.tsx';
import { useCoarsePointer } from './use-coarse-pointer.ts';
import { cellAt, useSheetPointer } from './use-sheet-pointer.ts';
import { useSheetView } from './use-sheet-view.ts';
import type { SheetView } from './useSheet.ts';

interface Props {
  sheet: SheetView;
  label: string;
  marked: MarkedRow | undefined;
  onMarkRow: ((index: number) => void) | undefined;
  /** Takes a pasted text with headings. */
  onTable?: ((block: string[][]) => void) | undefined;
}

/** Where the sheet is left to, with nothing to undo. */
const nextButton = '[data-foot-bar] button, [type=submit]';

/** The cells of a sheet: one tab stop, keys as in a spreadsheet, and only the rows in sight are drawn. */
export function SheetGrid({ sheet, label, marked, onMarkRow, onTable }: Props) {
  const t = texts('sheet');
  const { store, rows, columns, cellId } = sheet;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { focus } = useStore(store.$selection);
  const editing = useStore(store.$editing);
  const cells = sheetCells(sheet, useStore(store.$left));
  const [menu, setMenu] = useState<Menu>();
  const [hovered, setHovered] = useState<Cell>();
  const isCoarse = useCoarsePointer();
  const [isActive, setActive] = useState(false);
  const rowHeight = isCoarse ? rowHeights.coarse : rowHeights.fine;
  const isBusy = editing !== undefined || menu !== undefined;
  const view = useSheetView({ sheet, box, rowHeight, focus, isBusy });
  const { placed, wantsFocus, hasFocus } = view;

  const go = (cell: Cell | undefined) => {
    if (!cell) return;
    wantsFocus.current = true;
    store.select(cell);
  };
  useEffect(() => {
    const prefix = cellId(0, '').slice(0, -2);
    const lead = (target: string) => {
      const [row = '', name = ''] = target.startsWith(prefix) ? target.slice(prefix.length).split('.') : [];
      if (!/^\d+$/.test(row) || !box.current) return false;
      const column = columns.findIndex((one) => one.name === name);
      if (column < 0) sheet.changeLayout({ shown: { [name]: true } });
      go({ row: Number(row), column: Math.max(0, column) });
      box.current.scrollIntoView({ block: 'nearest' });
      return column >= 0;
    };
    revealers.add(lead);
    return () => {
      revealers.delete(lead);
    };
  });

  const openAt = (
    kind: Menu['kind'],
    cell: Cell,
    anchor = document.getElementById(cellId(cell.row, cells.nameAt(cell))),
    isHeld = false,
  ) => anchor && setMenu({ kind, anchor, cell, isHeld });
  const keys = {
    store,
    openList: () => openAt('list', focus),
    chooseByLetter(letter: string) {
      const chosen = choiceByLetter(cells.optionsAt(focus), letter, cells.valueAt(focus));
      if (chosen !== undefined) store.setCell(focus, chosen);
    },
    openColumnMenu: () =>
      openAt('head', focus, box.current?.querySelector<HTMLElement>(`[data-head="${cells.nameAt(focus)}"]`) ?? null),
    openRowMenu: () => rows[focus.row] && openAt('row', focus),
    nextFault: () => go(cells.nextFault(focus.row)),
    leave() {
      const bar = document.querySelector(`[data-sheet-bar="${CSS.escape(sheet.path)}"]`);
      const button = bar?.querySelector<HTMLElement>('button:not(:disabled)');
      (button ?? document.querySelector<HTMLElement>(nextButton))?.focus();
    },
    takeSuggestion() {
      const value = cells.suggestionAt(focus);
      if (value !== undefined) store.setCell(focus, value);
    },
    isAsked: () => cells.isAsked(focus),
  };
  const openCell = () => {
    const at = store.$selection.get().focus;
    const column = cells.columnAt(at);
    if (!column || !cells.isAsked(at) || column.field.kind === 'checkbox') return;
    if (hasOptions(column)) openAt('list', at);
    else store.edit();
  };
  const pointer = useSheetPointer({
    store,
    box,
    onPress(cell, target) {
      wantsFocus.current = true;
      if (target.closest('[data-tick]')) store.setCell(cell, cells.valueAt(cell) !== true);
    },
    onAgain: openCell,
    onLongPress(cell, target) {
      store.select(cell);
      if (rows[cell.row]) openAt('row', cell, target, true);
    },
  });
  const closeMenu = () => {
    wantsFocus.current = true;
    setMenu(undefined);
  };
  const fit = (column: number) => {
    const at = columns[column];
    if (!at) return;
    const all = rows.map((_, row) => cells.textAt({ row, column }));
    const head = sheet.words.translate(at.look.head ?? at.field.label);
    sheet.changeLayout({ widths: { [at.name]: contentWidth(at, head, all, [48, largestWidth]) } });
  };
  const bubble = [hovered, focus].find((cell) => cells.faultAt(cell));
  const hint = pointer.hint;

  return (
    <div className="relative min-w-0">
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out */}
      <div
        ref={box}
        role="grid"
        aria-label={label}
        aria-rowcount={view.total + 1}
        aria-colcount={columns.length + (sheet.field.sheet?.price ? 3 : 2)}
        aria-multiselectable="true"
        aria-describedby={`${id}-help`}
        tabIndex={-1}
        style={{ ...placed.style, '--row': `${rowHeight}px` } as CSSProperties}
        onScroll={view.onScroll}
        onKeyDown={(event) => {
          if (menu) return;
          wantsFocus.current = true;
          if (onSheetKey(event, keys)) event.preventDefault();
          else wantsFocus.current = false;
        }}
        onFocus={({ target }) => {
          hasFocus.current = true;
          setActive(true);
          const cell = cellAt(target);
          if (cell && target.dataset['cell'] && (cell.row !== focus.row || cell.column !== focus.column))
            store.select(cell);
        }}
        onBlur={({ relatedTarget }) => {
          if (box.current?.contains(relatedTarget)) return;
          hasFocus.current = false;
          setActive(false);
          if (relatedTarget) store.leaveFocused();
        }}
        onDoubleClick={({ target }) => {
          if (cellAt(target as Element) && !(target as Element).closest('[data-tick]')) openCell();
        }}
        onContextMenu={(event) => {
          const cell = cellAt(event.target as Element);
          if (!cell || !rows[cell.row] || editing) return;
          event.preventDefault();
          const { top, bottom } = store.range();
          if (cell.row < top || cell.row > bottom) store.select(cell);
          openAt('row', cell, undefined, true);
        }}
        onPointerOver={({ target }) => {
          const cell = cellAt(target as Element);
          setHovered(cells.faultAt(cell) ? cell : undefined);
        }}
        {...sheetClipboard(sheet, cells, onTable)}
        {...pointer.handlers}
        className="relative max-h-[max(20rem,calc(100dvh-8rem))] select-none overflow-auto overscroll-x-contain border-line border-b bg-card text-sm"
      >
        <SheetHead
          sheet={sheet}
          placement={placed}
          focus={focus.column}
          onMenu={(column, anchor) => openAt('head', { row: focus.row, column }, anchor)}
          onFit={fit}
        />
        <SheetRows
          sheet={sheet}
          drawn={view.drawn}
          total={view.total}
          rowHeight={rowHeight}
          frozen={placed.frozen}
          marked={marked}
          messageId={`${id}-fault`}
          onMark={(row) => go(cells.firstFaultIn(row))}
          onMenu={(row, anchor) => {
            store.select({ row, column: focus.column });
            openAt('row', { row, column: focus.column }, anchor);
          }}
        />
      </div>
      {!view.isAtEnd && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-0 inset-y-0 w-6 bg-linear-to-l from-ink/10 to-transparent"
        />
      )}
      <p id={`${id}-help`} className="sr-only">
        {t('help')}
      </p>
      {hint && <FillHintNote hint={hint} text={cells.wordsAt({ row: hint.source.top, column: hint.source.left })} />}
      {bubble && !isBusy && (
        <FaultBubble
          id={`${id}-fault`}
          sheet={sheet}
          cells={cells}
          cell={bubble}
          onTake={(value) => {
            store.setCell(bubble, value);
            go(bubble);
          }}
        />
      )}
      {isCoarse && isActive && !menu && (
        <TouchBar
          store={store}
          onOpen={openCell}
          onDone={() => {
            setActive(false);
            hasFocus.current = false;
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          }}
        />
      )}
      {menu && <SheetMenus menu={menu} sheet={sheet} cells={cells} onMarkRow={onMarkRow} onClose={closeMenu} />}
    </div>
  );
}
