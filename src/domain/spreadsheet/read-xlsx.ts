import { UnreadableTable } from './read-csv.ts';
import type { TableRow } from './table-row.ts';
import { unzipTexts } from './zip-entries.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
export const plain = (xml: string): string =>
  xml.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });

/** The texts of `<t>` inside a piece of XML, those of phonetic hints left out. */
const textIn = (xml: string): string =>
  [...xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)]
    .map(([, text = '']) => plain(text))
    .join('');

export const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** `C7` stands in the third column, 2. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 65) - 64, 0) - 1;
}

/** Days since 1899-12-30, as workbooks count them. */
function dayOf(serial: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}

/** Which formats of cells are dates. */
export function dateStyles(styles: string): Set<number> {
  const own = new Set(
    [...styles.matchAll(/<numFmt\b[^>]*>/g)].flatMap(([tag]) => {
      const code = (attribute(tag, 'formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      return /[dy]/i.test(code) ? [Number(attribute(tag, 'numFmtId'))] : [];
    }),
  );
  const [cells = ''] = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles) ?? [];
  const isDate = (id: number) => (id >= 14 && id <= 17) || id === 22 || own.has(id);
  return new Set(
    [...cells.matchAll(/<xf\b[^>]*>/g)].flatMap(([tag], index) =>
      isDate(Number(attribute(tag, 'numFmtId'))) ? [index] : [],
    ),
  );
}

/** The part that holds the first sheet of a workbook. */
export const firstSheet = (parts: readonly string[]): string | undefined =>
  parts
    .filter((part) => /^xl\/worksheets\/sheet\d+\.xml$/.test(part))
    .sort((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))[0];

/** All texts of a workbook, whichever sheet they stand in. */
export async function workbookTexts(bytes: Uint8Array): Promise<string[]> {
  const parts = await unzipTexts(bytes, /^xl\/(?:worksheets\/sheet\d+|sharedStrings)\.xml$/);
  return [...parts.values()].flatMap((xml) =>
    [...xml.matchAll(/<(si|is)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inside = '']) => textIn(inside)),
  );
}

/** The texts that cells name by their place in this list. */
export const sharedTexts = (xml: string): string[] =>
  [...xml.matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, inside = '']) => textIn(inside));

/** Farther right nobody writes. */
const mostColumns = 500;

/** A row of a sheet by its XML, with the columns that formulas work out; dates as `YYYY-MM-DD`. */
export function readRow(
  inside: string,
  shared: readonly string[],
  dates: ReadonlySet<number>,
): Required<Pick<TableRow, 'cells' | 'numbers'>> & { readonly formulas: readonly number[] } {
  const row: string[] = [];
  const numbers = new Set<number>();
  const formulas: number[] = [];
  for (const [, head = '', body = ''] of inside.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const type = attribute(head, 't');
    const value = plain(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(body)?.[1] ?? '');
    const column = columnOf(attribute(head, 'r') ?? '');
    if (column > mostColumns) continue;
    if (/<f\b/.test(body)) formulas.push(column);
    if (type === 's') row[column] = shared[Number(value)] ?? '';
    else if (type === 'inlineStr') row[column] = textIn(body);
    else if (value !== '' && !type && dates.has(Number(attribute(head, 's') ?? -1))) row[column] = dayOf(Number(value));
    else {
      row[column] = value;
      if (value !== '' && (!type || type === 'n')) numbers.add(column);
    }
  }
  return { cells: Array.from(row, (cell) => (cell ?? '').trim()), numbers, formulas };
}

/** What the cells of all sheets of a workbook refer to. */
interface Shared {
  readonly texts: readonly string[];
  readonly dates: ReadonlySet<number>;
}

export const sharedIn = (parts: ReadonlyMap<string, string>): Shared => ({
  texts: sharedTexts(parts.get('xl/sharedStrings.xml') ?? ''),
  dates: dateStyles(parts.get('xl/styles.xml') ?? ''),
});

/** A row of a sheet, with the columns that formulas work out. */
interface SheetRow {
  readonly cells: string[];
  readonly formulas: readonly number[];
}

function readRows(sheet: string, { texts, dates }: Shared, written: (value: string) => string): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [, tag = '', inside = ''] of sheet.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const { cells, numbers, formulas } = readRow(inside, texts, dates);
    const at = Number(attribute(tag, 'r') ?? rows.length + 1) - 1;
    if (at > 100_000) break;
    rows[at] = { cells: cells.map((cell, column) => (numbers.has(column) ? written(cell) : cell)), formulas };
  }
  return Array.from(rows, (row) => row ?? { cells: [], formulas: [] });
}

/** The cells of a sheet as texts, row by row; dates as `YYYY-MM-DD`, numbers as `written` says. */
export const sheetRows = (
  sheet: string,
  shared: Shared,
  written: (value: string) => string = (value) => value,
): string[][] => readRows(sheet, shared, written).map(({ cells }) => cells);

/** The rows of a workbook's first sheet; dates as `YYYY-MM-DD`. Throws where it is no workbook. */
export async function readFirstSheet(bytes: Uint8Array): Promise<SheetRow[]> {
  const parts = await unzipTexts(bytes, /^xl\/(?:worksheets\/sheet\d+|sharedStrings|styles)\.xml$/);
  const name = firstSheet([...parts.keys()]);
  const sheet = name && parts.get(name);
  if (!sheet) throw new UnreadableTable('archive');
  return readRows(sheet, sharedIn(parts), (value) => value);
}

/** The cells of a workbook's first sheet as texts, row by row; dates as `YYYY-MM-DD`. Throws where it is no workbook. */
export const readXlsx = async (bytes: Uint8Array): Promise<string[][]> =>
  (await readFirstSheet(bytes)).map(({ cells }) => cells);
