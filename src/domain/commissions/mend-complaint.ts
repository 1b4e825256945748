import type { ComplaintColumnKind } from '#contract/complaint-template.ts';
import { typedDate } from '../date/typed-date.ts';
import { type CellChange, writeCells } from '../spreadsheet/write-cells.ts';
import { eurosOf } from './check-complaint.ts';

/** A cell of a filled template with what it is to say; rows and columns count from 0. */
export interface MendedCell {
  readonly row: number;
  readonly column: number;
  readonly kind: ComplaintColumnKind;
  readonly text: string;
}

/** What a cell holds where a text was typed for it. */
export function cellValue({ kind, text }: MendedCell, today: string): CellChange['value'] {
  const day = kind === 'date' ? typedDate(text, today) : undefined;
  if (day) return { day };
  const number = kind === 'amount' ? eurosOf(text) : undefined;
  return number === undefined ? { text: text.trim() } : { number };
}

/** The same file with some cells mended, those with formulas too; everything else in it stays as it was. Throws UnwritableCell. */
export const mendComplaint = (bytes: Uint8Array, cells: readonly MendedCell[], today: string) =>
  writeCells(
    bytes,
    cells.map((cell) => ({ row: cell.row, column: cell.column, value: cellValue(cell, today) })),
    { replaceFormulas: true },
  );
