import type { Cell } from '#domain/form/sheet/sheet-rows.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { HeadMenu } from './HeadMenu.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { SheetCells } from './sheet-cells.ts';
import type { SheetView } from './useSheet.ts';

export interface Menu {
  readonly kind: 'head' | 'row' | 'list';
  readonly anchor: HTMLElement;
  readonly cell: Cell;
  /** Opened by a press that may still last. */
  readonly isHeld: boolean;
}

interface Props {
  menu: Menu;
  sheet: SheetView;
  cells: SheetCells;
  onMarkRow: ((index: number) => void) | undefined;
  onClose: () => void;
}

/** The menu that is open: of a column, of a row, or the choices of a cell. */
export function SheetMenus({ menu: { kind, anchor, cell, isHeld }, sheet, cells, onMarkRow, onClose }: Props) {
  const { store, words } = sheet;
  const column = cells.columnAt(cell);
  if (!column) return null;
  if (kind === 'head') return <HeadMenu sheet={sheet} name={column.name} anchor={anchor} onClose={onClose} />;
  if (kind === 'row')
    return (
      <RowMenu sheet={sheet} row={cell.row} anchor={anchor} isHeld={isHeld} onMarkRow={onMarkRow} onClose={onClose} />
    );
  return (
    <ChoiceList
      anchor={anchor}
      label={words.translate(column.field.label)}
      options={cells.optionsAt(cell)}
      value={cells.valueAt(cell)}
      onClose={onClose}
      onChoose={(value, to) => {
        store.setCell(cell, value);
        onClose();
        if (to === 'down') store.select({ row: cell.row + 1, column: cell.column });
        if (to === 'right') store.select({ row: cell.row, column: cell.column + 1 });
      }}
    />
  );
}
