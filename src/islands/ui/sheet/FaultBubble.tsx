import { useLayoutEffect, useRef } from 'react';
import type { CellFault } from '#domain/form/sheet/sheet-faults.ts';
import type { Cell } from '#domain/form/sheet/sheet-rows.ts';
import { message, texts } from '#i18n/client.ts';
import { missingText } from '../form/missing-text.ts';
import { place } from '../overlay/usePopover.ts';
import { Button } from '../text/Button.tsx';
import { rowName } from './row-name.ts';
import type { SheetCells } from './sheet-cells.ts';
import type { SheetView } from './useSheet.ts';

interface Props {
  id: string;
  sheet: SheetView;
  cells: SheetCells;
  cell: Cell;
  /** Takes a value that would be right. */
  onTake: (value: string) => void;
}

/** What is wrong in a cell. */
export function faultText(
  { path, rows, columns }: SheetView,
  cell: Cell,
  name: string,
  { key, first }: CellFault,
): string {
  const other = first === undefined ? undefined : rows[first];
  if (key === 'duplicate' && other && first !== undefined) {
    const value = String(rows[cell.row]?.values[name] ?? '');
    return texts('sheet')('duplicateOf', { value, row: rowName(other, first, columns) });
  }
  return missingText(`${path}.${cell.row}.${name}`, key) ?? message(key);
}

/** The message of a cell that is marked or under the pointer; it stands above everything, and does not take the focus. */
export function FaultBubble({ id, sheet, cells, cell, onTake }: Props) {
  const t = texts('sheet');
  const box = useRef<HTMLDivElement>(null);
  const name = cells.nameAt(cell);
  const cellId = sheet.cellId(cell.row, name);
  const fault = cells.faultAt(cell);
  const suggestion = cells.suggestionAt(cell);
  useLayoutEffect(() => {
    const popover = box.current;
    const follow = () => {
      const cell = document.getElementById(cellId);
      if (popover && cell) place(popover, cell, 'start', false);
    };
    popover?.showPopover();
    follow();
    addEventListener('scroll', follow, { passive: true, capture: true });
    return () => removeEventListener('scroll', follow, { capture: true });
  }, [cellId]);
  if (!fault) return null;
  return (
    <div
      ref={box}
      popover="manual"
      id={id}
      className={`overlay fixed inset-auto m-0 flex max-w-100 items-center gap-4 px-3 py-2 text-sm ${fault.isMissing ? 'border-warn' : 'border-danger'}`}
    >
      <p>
        <b>{faultText(sheet, cell, name, fault)}</b>
        {suggestion !== undefined && <span className="block">{t('free', { value: suggestion })}</span>}
      </p>
      {suggestion !== undefined && (
        <Button
          small
          tabIndex={-1}
          className="whitespace-nowrap"
          title={t('takeKeys')}
          onClick={() => onTake(suggestion)}
        >
          {t('take', { value: suggestion })}
        </Button>
      )}
    </div>
  );
}
