import type { CommissionFormat, DocumentPlace } from '#contract/commissions/format.ts';
import { columnOf } from '#domain/spreadsheet/column-name.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';

const placeNames = ['month', 'docNumber', 'total', 'count'] as const;
type PlaceName = (typeof placeNames)[number];

/** What stands at a place of the document. */
interface FoundText {
  readonly text: string;
  readonly row: number;
  readonly column: number;
  readonly isNumber: boolean;
}

/** Texts are compared without regard to case, blanks and a colon behind them. */
export const foldedText = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/:$/, '').toLowerCase();

const beginsWith = (cell: string, text: string) => foldedText(cell).startsWith(foldedText(text));

/** Gathers what a document says beside its lines: its month, number, sum and count. */
export class DocumentPlaces {
  readonly found: Partial<Record<PlaceName, FoundText>> = {};
  readonly #places: readonly (readonly [PlaceName, DocumentPlace])[];
  readonly #skip: readonly string[];

  constructor(format: CommissionFormat) {
    this.#places = placeNames.flatMap((name) => (format[name] ? [[name, format[name]] as const] : []));
    this.#skip = format.skip ?? [];
  }

  /** Looks at a row; true where it is no line but says something about the document. `columnOfHeader` knows the header once it was read. */
  look(row: TableRow, isHead: boolean, columnOfHeader: (header: string) => number | undefined): boolean {
    let isNoLine = false;
    const first = row.cells.findIndex((cell) => cell !== '');
    for (const [name, place] of this.#places) {
      const column =
        place.cell === undefined ? this.#beside(row, place, isHead, first, columnOfHeader) : at(place.cell, row);
      if (column === undefined) continue;
      if (place.cell === undefined) isNoLine = true;
      const text = row.cells[column] ?? '';
      if (text !== '') this.found[name] ??= { text, row: row.row, column, isNumber: row.numbers?.has(column) === true };
    }
    return isNoLine || this.#skip.some((text) => beginsWith(row.cells[first] ?? '', text));
  }

  #beside(
    { cells }: TableRow,
    { label = '', column }: DocumentPlace,
    isHead: boolean,
    first: number,
    columnOfHeader: (header: string) => number | undefined,
  ): number | undefined {
    const at = isHead
      ? cells.findIndex((cell) => beginsWith(cell, label))
      : beginsWith(cells[first] ?? '', label)
        ? first
        : -1;
    if (at < 0) return undefined;
    const headerColumn = column === undefined ? undefined : columnOfHeader(column);
    if (headerColumn !== undefined) return headerColumn;
    const right = cells.findIndex((cell, place) => place > at && cell !== '');
    return right < 0 ? at + 1 : right;
  }
}

function at(cell: string, { row }: TableRow): number | undefined {
  const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  return Number(number) === row ? columnOf(letters) : undefined;
}
