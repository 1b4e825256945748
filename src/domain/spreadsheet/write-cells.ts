import { columnName } from './column-name.ts';
import { UnreadableTable } from './read-csv.ts';
import { attribute, columnOf, dateStyles, firstSheet } from './read-xlsx.ts';
import { replacePart } from './replace-part.ts';
import { unzipTexts } from './zip-entries.ts';

/** What a cell is to hold; rows and columns count from 0. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  /** A text, a number, or a day (`YYYY-MM-DD`). */
  readonly value: { readonly text: string } | { readonly number: number } | { readonly day: string };
}

/** A cell that holds a formula, or stands in a row that the sheet does not have. */
export class UnwritableCell extends Error {}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

const serialOf = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;
const germanDay = (day: string): string => day.split('-').toReversed().join('.');

function cellXml({ row, column, value }: CellChange, style: string | undefined, dates: ReadonlySet<number>): string {
  const head = `<c r="${columnName(column)}${row + 1}"${style === undefined ? '' : ` s="${style}"`}`;
  const number =
    'number' in value ? value.number : 'day' in value && dates.has(Number(style)) ? serialOf(value.day) : undefined;
  if (number !== undefined) return `${head}><v>${number}</v></c>`;
  const text = 'text' in value ? value.text : 'day' in value ? germanDay(value.day) : '';
  return `${head} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const cells = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;

/** The inside of a row with one cell changed or put in where it belongs. */
function changedRow(inside: string, change: CellChange, dates: ReadonlySet<number>): string {
  let before = 0;
  for (const found of inside.matchAll(cells)) {
    const [whole, head = '', body = ''] = found;
    const at = columnOf(attribute(head, 'r') ?? '');
    if (at < change.column) {
      before = found.index + whole.length;
      continue;
    }
    if (at > change.column) break;
    if (/<f\b/.test(body)) throw new UnwritableCell('formula');
    const xml = cellXml(change, attribute(head, 's'), dates);
    return inside.slice(0, found.index) + xml + inside.slice(found.index + whole.length);
  }
  return inside.slice(0, before) + cellXml(change, undefined, dates) + inside.slice(before);
}

/**
 * A workbook with some cells of its first sheet changed; all its other cells and parts stay as they are, byte by byte.
 * Throws UnwritableCell.
 */
export async function writeCells(bytes: Uint8Array, changes: readonly CellChange[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await unzipTexts(bytes, /^xl\/(?:worksheets\/sheet\d+|styles)\.xml$/);
  const name = firstSheet([...parts.keys()]);
  if (!name) throw new UnreadableTable('archive');
  const dates = dateStyles(parts.get('xl/styles.xml') ?? '');
  let sheet = parts.get(name) ?? '';
  for (const change of changes) {
    const row = new RegExp(`(<row\\b[^>]*?\\br="${change.row + 1}"[^>]*?>)([\\s\\S]*?)(</row>)`).exec(sheet);
    const [whole, head = '', inside = '', foot = ''] = row ?? [];
    if (!row || !whole || head.endsWith('/>')) throw new UnwritableCell('row');
    sheet =
      sheet.slice(0, row.index) +
      head +
      changedRow(inside, change, dates) +
      foot +
      sheet.slice(row.index + whole.length);
  }
  return replacePart(bytes, name, new TextEncoder().encode(sheet));
}
