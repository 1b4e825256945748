import { columnName } from './column-name.ts';
import { UnreadableTable } from './read-csv.ts';
import { attribute, columnOf, dateStyles, firstSheet } from './read-xlsx.ts';
import { replacePart } from './replace-part.ts';
import { withoutCalcChain, withoutFollowers } from './replaced-formulas.ts';
import { unzipTexts } from './zip-entries.ts';

/** What a cell is to hold; rows and columns count from 0. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  /** A text, a number, or a day (`YYYY-MM-DD`). */
  readonly value: { readonly text: string } | { readonly number: number } | { readonly day: string };
}

/** A cell that holds a formula which is to stay, or stands in a row that the sheet does not have. */
export class UnwritableCell extends Error {}

/** What no XML may hold, in whatever notation: control characters and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escaped = (text: string): string =>
  text
    .replace(unprintable, '')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

const serialOf = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;
const germanDay = (day: string): string => day.split('-').toReversed().join('.');

interface Sheet {
  readonly dates: ReadonlySet<number>;
  /** The format of a cell that the sheet does not have yet. */
  readonly styleOf: (column: number) => string | undefined;
  /** Formulas that values take the place of; undefined where they are to stay. */
  readonly replaced: string[] | undefined;
}

/** Texts are written as texts, so that none of them is ever a formula. */
function cellXml({ row, column, value }: CellChange, style: string | undefined, { dates }: Sheet): string {
  const head = `<c r="${columnName(column)}${row + 1}"${style === undefined ? '' : ` s="${style}"`}`;
  const number =
    'number' in value ? value.number : 'day' in value && dates.has(Number(style)) ? serialOf(value.day) : undefined;
  if (number !== undefined) return `${head}><v>${number}</v></c>`;
  const text = 'text' in value ? value.text : 'day' in value ? germanDay(value.day) : '';
  return `${head} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const cells = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;

/** The inside of a row with one cell changed or put in where it belongs. */
function changedRow(inside: string, change: CellChange, sheet: Sheet): string {
  let before = 0;
  for (const found of inside.matchAll(cells)) {
    const [whole, head = '', body = ''] = found;
    const at = columnOf(attribute(head, 'r') ?? '');
    if (at < change.column) {
      before = found.index + whole.length;
      continue;
    }
    if (at > change.column) break;
    const [formula] = /<f\b[^>]*>/.exec(body) ?? [];
    if (formula && !sheet.replaced) throw new UnwritableCell('formula');
    if (formula) sheet.replaced?.push(formula);
    const xml = cellXml(change, attribute(head, 's'), sheet);
    return inside.slice(0, found.index) + xml + inside.slice(found.index + whole.length);
  }
  return inside.slice(0, before) + cellXml(change, sheet.styleOf(change.column), sheet) + inside.slice(before);
}

/** A row that the sheet does not have looks like the last one before it. */
const newRow = (row: number, changes: readonly CellChange[], sheet: Sheet): string =>
  `<row r="${row + 1}">${changes
    .toSorted((a, b) => a.column - b.column)
    .map((change) => cellXml(change, sheet.styleOf(change.column), sheet))
    .join('')}</row>`;

/** Formats by column: of whole columns as the sheet says, then of the cells of its rows as they pass. */
function styles(sheet: string) {
  const columns = [...sheet.matchAll(/<col\b[^>]*>/g)].flatMap(([tag]) => {
    const style = attribute(tag, 'style');
    return style === undefined
      ? []
      : [{ from: Number(attribute(tag, 'min')) - 1, to: Number(attribute(tag, 'max')) - 1, style }];
  });
  const seen = new Map<number, string>();
  return {
    of: (column: number) => seen.get(column) ?? columns.find(({ from, to }) => column >= from && column <= to)?.style,
    see: (inside: string) => {
      for (const [, head = ''] of inside.matchAll(cells)) {
        const style = attribute(head, 's');
        if (style !== undefined) seen.set(columnOf(attribute(head, 'r') ?? ''), style);
      }
    },
  };
}

/** What the sheet says of its size, where that became more: some programs read no further. */
const withSize = (sheet: string, changes: readonly CellChange[]): string =>
  sheet.replace(/(<dimension ref=")([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?(")/, (_all, head, from, top, to, end, foot) => {
    const columns = changes.map(({ column }) => column);
    const last = Math.max(columnOf(to ?? from), ...columns);
    const bottom = changes.reduce((most, { row }) => Math.max(most, row + 1), Number(end ?? top));
    return `${head}${from}${top}:${columnName(last)}${bottom}${foot}`;
  });

/**
 * A workbook with some cells of its first sheet changed; all its other cells and parts stay as they are, byte by byte.
 * Rows that it does not have are added, and values take the place of formulas, where that is allowed. Throws UnwritableCell.
 */
export async function writeCells(
  bytes: Uint8Array,
  changes: readonly CellChange[],
  { addRows = false, replaceFormulas = false } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await unzipTexts(bytes, /^xl\/(?:worksheets\/sheet\d+|styles)\.xml$/);
  const name = firstSheet([...parts.keys()]);
  if (!name) throw new UnreadableTable('archive');
  const was = parts.get(name) ?? '';
  const known = styles(was);
  const replaced: string[] = [];
  const sheet: Sheet = {
    dates: dateStyles(parts.get('xl/styles.xml') ?? ''),
    styleOf: known.of,
    replaced: replaceFormulas ? replaced : undefined,
  };
  const byRow = Map.groupBy(changes, ({ row }) => row);
  const pending = [...byRow.keys()].sort((a, b) => a - b);
  /** Rows to come that stand before one; all of them where none is named. */
  const added = (before = Number.POSITIVE_INFINITY): string => {
    let xml = '';
    for (let row = pending[0]; row !== undefined && row < before; row = pending[0]) {
      if (!addRows) throw new UnwritableCell('row');
      pending.shift();
      xml += newRow(row, byRow.get(row) ?? [], sheet);
    }
    return xml;
  };
  let last = -1;
  const written = was.replace(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g, (whole, head: string, inside = '') => {
    const row = Number(attribute(head, 'r') ?? last + 2) - 1;
    last = row;
    const before = added(row);
    // The look of headings is theirs alone.
    if (row > 0) known.see(inside);
    if (pending[0] !== row) return before + whole;
    pending.shift();
    const changed = (byRow.get(row) ?? []).reduce((now, change) => changedRow(now, change, sheet), inside);
    return `${before}<row${head}>${changed}</row>`;
  });
  const rest = added();
  const end = written.lastIndexOf('</sheetData>');
  if (rest !== '' && end < 0) throw new UnwritableCell('row');
  const all = rest === '' ? written : written.slice(0, end) + rest + written.slice(end);
  const whole = withoutFollowers(addRows ? withSize(all, changes) : all, replaced);
  const book = replaced.length > 0 ? await withoutCalcChain(bytes) : bytes;
  return replacePart(book, name, new TextEncoder().encode(whole));
}
