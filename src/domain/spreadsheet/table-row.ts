/** A row of a table as it is read; `row` counts from 1, as spreadsheets do. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Columns with a number in computer notation, independent of the document's notation. */
  readonly numbers?: ReadonlySet<number>;
  /** Columns that a formula works out; what stands there is its last value. */
  readonly formulas?: readonly number[];
}

const emptyRow: readonly string[] = [];

/** The cells of rows in their places, with empty ones for rows that are left out. */
export function cellsByPlace(rows: readonly TableRow[]): (readonly string[])[] {
  const placed: (readonly string[])[] = [];
  for (const { row, cells } of rows) {
    while (placed.length < row - 1) placed.push(emptyRow);
    placed.push(cells);
  }
  return placed;
}
