import { rowsIn, valuesIn } from '../conditions.ts';
import type { Values } from '../form-description.ts';
import { isSameAnswer } from '../form-merge.ts';

/** A row of a sheet. Its key stays when rows before it come or go; its object stays as long as its values do. */
export interface SheetRow {
  readonly key: number;
  readonly values: Values;
}
export type SheetRows = readonly SheetRow[];

/** A cell by the places of its row and column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface CellChange {
  readonly row: number;
  readonly column: string;
  readonly value: unknown;
}

const isSameRow = (one: Values, other: Values): boolean => {
  const names = Object.keys(other);
  return (
    names.length === Object.keys(one).length &&
    names.every((name) => one[name] === other[name] || isSameAnswer(one[name], other[name]))
  );
};

let lastKey = 0;
const newKey = (): number => {
  lastKey += 1;
  return lastKey;
};
const rowOf = (values: Values): SheetRow => ({ key: newKey(), values: { ...values } });

/** The rows for values that may have changed elsewhere: rows that say the same stay what they are. */
export function syncRows(rows: SheetRows, values: unknown): SheetRows {
  const next = rowsIn(values).map(valuesIn);
  let start = 0;
  while (start < next.length && start < rows.length && isSameRow(rows[start]?.values ?? {}, next[start] ?? {}))
    start += 1;
  if (start === next.length && start === rows.length) return rows;
  let end = 0;
  while (
    end < next.length - start &&
    end < rows.length - start &&
    isSameRow(rows.at(-1 - end)?.values ?? {}, next.at(-1 - end) ?? {})
  )
    end += 1;
  const middle = next.slice(start, next.length - end).map((row, index) => {
    // Between equal ends, the rows of before keep their keys by their places.
    const before = start + index < rows.length - end ? rows[start + index] : undefined;
    if (!before) return rowOf(row);
    return isSameRow(before.values, row) ? before : { key: before.key, values: { ...row } };
  });
  return [...rows.slice(0, start), ...middle, ...rows.slice(rows.length - end)];
}

export function setCells(rows: SheetRows, changes: readonly CellChange[]): SheetRows {
  const next = [...rows];
  for (const { row, column, value } of changes) {
    const before = next[row];
    if (before && before.values[column] !== value)
      next[row] = { key: before.key, values: { ...before.values, [column]: value } };
  }
  return next;
}

export const insertRows = (rows: SheetRows, at: number, values: readonly Values[]): SheetRows => [
  ...rows.slice(0, at),
  ...values.map(rowOf),
  ...rows.slice(at),
];

/** Without the rows from the first to the last. */
export const removeRows = (rows: SheetRows, first: number, last: number): SheetRows => [
  ...rows.slice(0, first),
  ...rows.slice(last + 1),
];

/** By the values of a column: numbers by their size before words, empty ones at the end. */
export function sortRows(rows: SheetRows, textOf: (row: SheetRow) => string, isDescending = false): SheetRows {
  const collator = new Intl.Collator('de', { numeric: true });
  const texts = new Map(rows.map((row) => [row, textOf(row)]));
  return rows.toSorted((one, other) => {
    const [a = '', b = ''] = [texts.get(one), texts.get(other)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return isDescending ? collator.compare(b, a) : collator.compare(a, b);
  });
}
