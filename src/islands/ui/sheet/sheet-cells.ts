import { isShown } from '#domain/form/conditions.ts';
import { type CellOption, cellOptions, cellText, hasOptions } from '#domain/form/sheet/cell-text.ts';
import { type CellFault, countFaults, freeValue } from '#domain/form/sheet/sheet-faults.ts';
import type { Cell } from '#domain/form/sheet/sheet-rows.ts';
import type { SheetView } from './useSheet.ts';

/** What the cells of a sheet hold, by their places. */
export function sheetCells(sheet: SheetView, left: ReadonlySet<number>) {
  const { rows, columns, faults, sheetContext, rowScope } = sheet;
  const columnAt = (cell: Cell) => columns[cell.column];
  const nameAt = (cell: Cell) => columnAt(cell)?.name ?? '';
  const valueAt = (cell: Cell): unknown => rows[cell.row]?.values[nameAt(cell)];
  const faultAt = (cell: Cell | undefined): CellFault | undefined => {
    const fault = cell && faults.get(cell.row)?.get(nameAt(cell));
    const row = cell && rows[cell.row];
    return fault && row && (!fault.isMissing || left.has(row.key)) ? fault : undefined;
  };
  return {
    columnAt,
    nameAt,
    valueAt,
    faultAt,
    isAsked(cell: Cell): boolean {
      const column = columnAt(cell);
      return (
        column !== undefined && !column.field.isInternal && isShown(column.field, rowScope(rows[cell.row], cell.row))
      );
    },
    optionsAt(cell: Cell): CellOption[] {
      const column = columnAt(cell);
      const { labels, context } = sheetContext();
      return column && hasOptions(column)
        ? cellOptions(column, labels, context, rowScope(rows[cell.row], cell.row))
        : [];
    },
    textAt(cell: Cell): string {
      const [column, row] = [columnAt(cell), rows[cell.row]];
      if (!column || !row) return '';
      const value = row.values[column.name];
      if (column.field.kind === 'checkbox') return value === true ? 'x' : '';
      const { labels, context } = sheetContext();
      return cellText(column, value, labels, context, rowScope(row, cell.row)).text;
    },
    /** The same in words, where a cell has a tick or nothing. */
    wordsAt(cell: Cell): string {
      const column = columnAt(cell);
      return column ? sheet.textOf(column, valueAt(cell)) : '';
    },
    /** A value that would mend the fault of a cell. */
    suggestionAt(cell: Cell): string | undefined {
      const column = columnAt(cell);
      return column && faultAt(cell) ? freeValue(rows, cell.row, column, sheetContext()) : undefined;
    },
    /** The next cell with a fault below a row, from the first one again behind the last. */
    nextFault(below: number): Cell | undefined {
      const isLeft = (row: number) => left.has(rows[row]?.key ?? -1);
      const all = countFaults(faults, isLeft).rows.toSorted((one, other) => one - other);
      const row = all.find((one) => one > below) ?? all[0];
      return row === undefined ? undefined : this.firstFaultIn(row);
    },
    firstFaultIn(row: number): Cell | undefined {
      const column = columns.findIndex((_, at) => faultAt({ row, column: at }) !== undefined);
      return column < 0 ? undefined : { row, column };
    },
  };
}

export type SheetCells = ReturnType<typeof sheetCells>;
