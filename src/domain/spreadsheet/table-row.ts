/** A row of a table as it is read; `row` counts from 1, as spreadsheets do. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Columns whose cells hold a number, written as computers do, whatever the document's notation is. */
  readonly numbers?: ReadonlySet<number>;
  /** The first column whose cell is worked out by a formula; what stands there is its last value. */
  readonly formula?: number;
}
