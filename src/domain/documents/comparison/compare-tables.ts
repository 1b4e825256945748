import type { ComparedColumn, ComparedRow, ComparedTable } from '#contract/documents/comparison.ts';
import { amountOf } from './amount.ts';
import { compareColumns, type Table } from './table-columns.ts';

type Rows = readonly (readonly string[])[];

/** In how many rows from the top the captions of a table are looked for. */
const maxAbove = 20;
const filled = (row: readonly string[]) => row.filter((cell) => cell !== '').length;

/** The row with the captions: the first that is about as full as the fullest and says no amounts; the first at all where there is none. */
export function headOf(rows: Rows): number {
  const widest = Math.max(0, ...rows.slice(0, 200).map(filled));
  const headIndex = rows
    .slice(0, maxAbove)
    .findIndex(
      (row) =>
        filled(row) >= Math.max(2, 0.6 * widest) && row.every((cell) => cell === '' || amountOf(cell) === undefined),
    );
  return Math.max(0, headIndex);
}

interface Placed {
  readonly cells: readonly string[];
  /** Its number in the sheet, from 1. */
  readonly at: number;
}

interface SheetTable extends Table {
  readonly placed: readonly Placed[];
}

/** A sheet as a table: all rows but empty ones and that of the captions, each as wide as the widest. */
function tableOf(rows: Rows): SheetTable {
  const head = headOf(rows);
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  const whole = (row: readonly string[]) => Array.from({ length: width }, (_, at) => row[at] ?? '');
  const placed = rows.flatMap((row, index) =>
    index === head || filled(row) === 0 ? [] : [{ cells: whole(row), at: index + 1 }],
  );
  return { columns: whole(rows[head] ?? []), rows: placed.map(({ cells }) => cells), placed };
}

const separator = '\u0001';
const plain = (cell: string) => cell.toLowerCase().replace(/\s+/g, ' ').trim();

/** What tells rows apart on one side; all cells where those of the key say nothing, as in headings between the rows. */
function keysOn(side: 'before' | 'after', columns: readonly ComparedColumn[], rows: readonly Placed[]) {
  const inKey = columns.flatMap((column) => (column.isKey ? [column[side] ?? 0] : []));
  const shared = columns.flatMap(({ before, after }) =>
    before === undefined || after === undefined ? [] : [side === 'before' ? before : after],
  );
  return rows.map(({ cells }) => {
    const key = inKey.map((at) => plain(cells[at] ?? '')).join(separator);
    const isHeading = key.replaceAll(separator, '') === '';
    return {
      key: isHeading ? `${separator}${cells.map(plain).filter(Boolean).join(separator)}` : key,
      content: shared.map((at) => cells[at] ?? '').join(separator),
    };
  });
}

/** For each row of the newer table the row of the older one that it was: of several with the same key the one that says the same, else the first. */
function matchRows(columns: readonly ComparedColumn[], before: SheetTable, after: SheetTable): (number | undefined)[] {
  const [old, now] = [keysOn('before', columns, before.placed), keysOn('after', columns, after.placed)];
  const matchedRows: (number | undefined)[] = now.map(() => undefined);
  const free = new Set(old.keys());
  for (const nameOf of [
    ({ key, content }: (typeof old)[number]) => key + separator + content,
    ({ key }: (typeof old)[number]) => key,
  ]) {
    const waiting = Map.groupBy(free, (at) => nameOf(old[at] as (typeof old)[number]));
    for (const at of waiting.values()) at.reverse();
    for (const [at, one] of now.entries()) {
      const match = matchedRows[at] === undefined ? waiting.get(nameOf(one))?.pop() : undefined;
      if (match === undefined) continue;
      matchedRows[at] = match;
      free.delete(match);
    }
  }
  return matchedRows;
}

/** What stands in columns that came or went is said of the columns, not of every row. */
const isSame = (columns: readonly ComparedColumn[], before: readonly string[], after: readonly string[]): boolean =>
  columns.every(
    (column) =>
      column.before === undefined ||
      column.after === undefined ||
      (before[column.before] ?? '') === (after[column.after] ?? ''),
  );

const isWhole = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length && before.every((cell, at) => cell === after[at]);

/** The differences between two sheets: rows are matched by their key columns at any position. */
export function compareSheets(old: Rows, now: Rows): Omit<ComparedTable, 'name'> {
  const [before, after] = [tableOf(old), tableOf(now)];
  const columns = compareColumns(before, after);
  const matches = matchRows(columns, before, after);
  const matched = new Set(matches);
  const dropped = new Map<number | undefined, ComparedRow[]>();
  let last: number | undefined;
  for (const [at, { cells, at: beforeAt }] of before.placed.entries()) {
    if (matched.has(at)) {
      last = at;
      continue;
    }
    const row: ComparedRow = { kind: 'dropped', before: [...cells], beforeAt };
    dropped.set(last, [...(dropped.get(last) ?? []), row]);
  }
  const rows = after.placed.flatMap(({ cells, at: afterAt }, index): ComparedRow[] => {
    const match = matches[index];
    const was = match === undefined ? undefined : before.placed[match];
    if (!was) return [{ kind: 'added', after: [...cells], afterAt }];
    const row: ComparedRow = {
      kind: isSame(columns, was.cells, cells) ? 'same' : 'changed',
      ...(!isWhole(was.cells, cells) && { before: [...was.cells] }),
      after: [...cells],
      beforeAt: was.at,
      afterAt,
    };
    return [row, ...(dropped.get(match) ?? [])];
  });
  return { columns, rows: [...(dropped.get(undefined) ?? []), ...rows] };
}

interface NamedTable {
  readonly name: string;
  readonly rows: Rows;
}

/** Sheets of the same name are compared, or the only ones; one that came or went is all new or all gone. */
export function compareWorkbooks(old: readonly NamedTable[], now: readonly NamedTable[]): ComparedTable[] {
  const isPlain = old.length <= 1 && now.length <= 1;
  const names = isPlain ? [''] : [...new Set([...now, ...old].map(({ name }) => name))];
  const rowsOf = (sheets: readonly NamedTable[], name: string) =>
    (isPlain ? sheets[0] : sheets.find((one) => one.name === name))?.rows ?? [];
  return names.map((name) => ({
    ...(name !== '' && { name }),
    ...compareSheets(rowsOf(old, name), rowsOf(now, name)),
  }));
}

/** Anything is different: a row, or a column that came, went or is called otherwise. */
export const hasDifferences = ({ columns, rows }: Omit<ComparedTable, 'name'>): boolean =>
  rows.some(({ kind }) => kind !== 'same') ||
  columns.some(({ before, after, was }) => before === undefined || after === undefined || was !== undefined);
