import { cleanText } from '#contract/clean-text.ts';
import { pastedRows } from '#domain/spreadsheet/read-csv.ts';
import { scopeOf } from '../conditions.ts';
import type { Values } from '../form-description.ts';
import type { FormLabels } from '../form-facts.ts';
import { newRow } from '../form-values.ts';
import { readCell } from './cell-text.ts';
import type { SheetColumn, SheetContext } from './sheet-columns.ts';
import { type Cell, type CellChange, insertRows, type SheetRows, setCells } from './sheet-rows.ts';
import type { Range } from './sheet-selection.ts';

interface PasteOutcome {
  readonly rows: SheetRows;
  /** The cells that were filled, for the mark. */
  readonly range: Range;
  readonly added: number;
  /** How many rows found no room. */
  readonly dropped: number;
  /** Cells with a word that is none of the column's choices. */
  readonly foreign: number;
}

const plain = (text: string) => cleanText(text).toLowerCase();

/** True where most cells of a first row are names of columns. */
export function hasHeadings(
  cells: readonly string[],
  columns: readonly SheetColumn[],
  { translate }: FormLabels,
): boolean {
  const names = new Set(
    columns.flatMap(({ name, field, look }) =>
      [name, ...[field.label, look.head ?? field.label].map((key) => translate(key))].map(plain),
    ),
  );
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 1 && filled.filter((cell) => names.has(plain(cell))).length * 2 > filled.length;
}

/** A single value goes into every marked cell; a block repeats where the mark is a multiple of it. */
function spread(block: readonly (readonly string[])[], range: Range): readonly (readonly string[])[] {
  const [height, width] = [range.bottom - range.top + 1, range.right - range.left + 1];
  const columns = Math.max(...block.map((line) => line.length));
  if (height % block.length !== 0 || width % columns !== 0) return block;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_unused, column) => block[row % block.length]?.[column % columns] ?? ''),
  );
}

/** The cells of a text from a spreadsheet; one cell is a block, too. */
export const blockOf = (text: string): string[][] => {
  const rows = pastedRows(text);
  return rows.length > 0 ? rows : [[text]];
};

/** Lays a block over the sheet from the marked cell, with new rows where it reaches beyond the end. */
export function pasteBlock(
  rows: SheetRows,
  columns: readonly SheetColumn[],
  marked: Range,
  typed: readonly (readonly string[])[],
  { table, labels, context, outer }: SheetContext,
): PasteOutcome {
  const block = spread(typed, marked);
  const fitting = block.slice(0, Math.max(0, table.max - marked.top));
  const added = Math.max(0, marked.top + fitting.length - rows.length);
  const grown = insertRows(
    rows,
    rows.length,
    Array.from({ length: added }, () => newRow(table)),
  );
  let foreign = 0;
  const changes = fitting.flatMap((line, at) =>
    line.flatMap((text, offset): CellChange[] => {
      const column = columns[marked.left + offset];
      if (!column || column.field.isInternal) return [];
      const row = marked.top + at;
      const scope = scopeOf(table.fields, grown[row]?.values, '', outer);
      const { value, isForeign } = readCell(column, text, labels, context, scope);
      if (isForeign) foreign += 1;
      return [{ row, column: column.name, value }];
    }),
  );
  const width = Math.max(1, ...fitting.map((line) => line.length));
  return {
    rows: setCells(grown, changes),
    range: {
      top: marked.top,
      left: marked.left,
      bottom: marked.top + Math.max(1, fitting.length) - 1,
      right: Math.min(columns.length, marked.left + width) - 1,
    },
    added,
    dropped: block.length - fitting.length,
    foreign,
  };
}

const quoted = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The cells of a range as a spreadsheet takes them. */
export const copyText = (range: Range, textOf: (cell: Cell) => string): string =>
  Array.from({ length: range.bottom - range.top + 1 }, (_, row) =>
    Array.from({ length: range.right - range.left + 1 }, (_unused, column) =>
      quoted(textOf({ row: range.top + row, column: range.left + column })),
    ).join('\t'),
  ).join('\n');

/** What an emptied cell holds. */
export const emptyCell = ({ field }: SheetColumn): Values[string] => (field.kind === 'checkbox' ? false : '');
