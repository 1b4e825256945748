import type { Cell } from './sheet-rows.ts';

/** What is marked: from where the mark began to the cell that has the focus. */
export interface Selection {
  readonly anchor: Cell;
  readonly focus: Cell;
}

export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

interface Size {
  /** The last row may be the one that is not there yet. */
  readonly rows: number;
  readonly columns: number;
}

export const single = (cell: Cell): Selection => ({ anchor: cell, focus: cell });

export const rangeOf = ({ anchor, focus }: Selection): Range => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

export const sizeOf = ({ top, left, bottom, right }: Range) => ({ rows: bottom - top + 1, columns: right - left + 1 });

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
export const clampCell = ({ row, column }: Cell, { rows, columns }: Size): Cell => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

const pageRows = 15;

/** Where a key leads from a cell; undefined for keys that do not move. */
export function moved({ row, column }: Cell, key: string, isFar: boolean, { rows, columns }: Size): Cell | undefined {
  const far = { up: -rows, down: rows, left: -columns, right: columns };
  const near = { up: -1, down: 1, left: -1, right: 1 };
  const by = isFar ? far : near;
  const target = {
    ArrowUp: { row: row + by.up, column },
    ArrowDown: { row: row + by.down, column },
    ArrowLeft: { row, column: column + by.left },
    ArrowRight: { row, column: column + by.right },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? rows - 1 : row, column: columns - 1 },
    PageUp: { row: row - pageRows, column },
    PageDown: { row: row + pageRows, column },
  }[key];
  return target && clampCell(target, { rows, columns });
}

/** The next cell for Tab, which wraps at the end of a row; undefined beyond the first and the last cell. */
export function tabbed({ row, column }: Cell, step: 1 | -1, { rows, columns }: Size): Cell | undefined {
  const place = row * columns + column + step;
  return place < 0 || place >= rows * columns
    ? undefined
    : { row: Math.floor(place / columns), column: place % columns };
}
