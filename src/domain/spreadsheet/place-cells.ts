import { type Attributes, localName, placeTags, type TagPlace } from '../files/xml.ts';
import { columnOf } from './column-name.ts';

/** The formula of a cell with its place in the sheet's text. */
interface PlacedFormula extends TagPlace {
  /** What it shares with other cells, and whether it is the one that says it. */
  readonly share?: string | undefined;
  readonly isFirst: boolean;
}

export interface PlacedCell extends TagPlace {
  readonly column: number;
  readonly style: string | undefined;
  readonly formula?: PlacedFormula;
}

interface PlacedRow {
  /** From 0. */
  readonly row: number;
  readonly start: number;
  /** Where the row's content ends, or its tag does if that closes itself. */
  readonly content: number;
  readonly isEmpty: boolean;
  readonly cells: readonly PlacedCell[];
}

/** A sheet with the places of its rows and cells in its text. */
export interface PlacedSheet {
  readonly prefix: string;
  readonly rows: readonly PlacedRow[];
  /** Formats of whole columns. */
  readonly columns: readonly { readonly from: number; readonly to: number; readonly style: string }[];
  /** Where the rows end, or the tag does if that closes itself. */
  readonly data?: TagPlace & { readonly isEmpty: boolean };
  /** What the sheet says of its size. */
  readonly dimension?: TagPlace & { readonly from: string; readonly column: number; readonly row: number };
}

type Writable<T> = { -readonly [name in keyof T]: T[name] };

function dimensionOf({ ref = '' }: Attributes, { start, end }: TagPlace): PlacedSheet['dimension'] {
  const [from = '', to = from] = ref.split(':');
  const column = columnOf(to);
  const [row] = /\d{1,7}$/.exec(to) ?? [];
  return column === undefined || row === undefined ? undefined : { start, end, from, column, row: Number(row) };
}

/** Where the cells of a sheet stand in its text. Throws UnreadableFile. */
export function placeCells(xml: string): PlacedSheet {
  const rows: Writable<PlacedRow>[] = [];
  const columns: { from: number; to: number; style: string }[] = [];
  const sheet: Writable<PlacedSheet> = { prefix: '', rows, columns };
  let row: (Writable<PlacedRow> & { cells: PlacedCell[] }) | undefined;
  let cell: Writable<PlacedCell> | undefined;
  let formula: Writable<PlacedFormula> | undefined;
  let isEmpty = false;
  placeTags(xml, {
    open: (name, attributes, place) => {
      isEmpty = place.isEmpty;
      const local = localName(name);
      if (local === 'sheetData') sheet.prefix = name.slice(0, name.length - local.length);
      if (local === 'dimension') {
        const dimension = dimensionOf(attributes, place);
        if (dimension) sheet.dimension = dimension;
      }
      if (local === 'col' && attributes['style'] !== undefined)
        columns.push({
          from: Number(attributes['min']) - 1,
          to: Number(attributes['max']) - 1,
          style: attributes['style'],
        });
      if (local === 'row') {
        const number = Number(attributes['r'] ?? (rows.at(-1)?.row ?? -1) + 2) - 1;
        row = { row: number, start: place.start, content: place.end, isEmpty: place.isEmpty, cells: [] };
        rows.push(row);
      }
      if (local === 'c' && row) {
        const column = columnOf(attributes['r'] ?? '') ?? (row.cells.at(-1)?.column ?? -1) + 1;
        cell = { start: place.start, end: place.end, column, style: attributes['s'] };
      }
      if (local === 'f' && cell) {
        const share = attributes['t'] === 'shared' ? attributes['si'] : undefined;
        formula = { start: place.start, end: place.end, share, isFirst: attributes['ref'] !== undefined };
      }
    },
    close: (name, place) => {
      const local = localName(name);
      if (local === 'f' && cell && formula) cell.formula = { ...formula, end: place.end };
      if (local === 'c' && row && cell) {
        row.cells.push({ ...cell, end: place.end });
        cell = undefined;
      }
      if (local === 'row' && row) {
        if (!row.isEmpty) row.content = place.start;
        row = undefined;
      }
      if (local === 'sheetData') sheet.data = { start: place.start, end: place.end, isEmpty };
      isEmpty = false;
    },
  });
  return sheet;
}
