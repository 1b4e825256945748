import { UnreadableFile } from '../files/unreadable-file.ts';
import { maxCellLength, maxColumns, maxRowLength } from './table-limits.ts';

/** Signs that may part cells; of two that part a file equally well the first one does. */
const separators = ['\t', ';', '|', ','] as const;
/** So much of a text tells what parts its cells, in characters and rows. */
const sampleLength = 64 * 1024;
const sampleRows = 100;

const [lineFeed, carriageReturn] = [10, 13];

/** Reads the rows of a CSV file as its text arrives; cells without the blanks around them. Throws UnreadableFile. */
class CsvReader {
  readonly #separator: number;
  #row: string[] = [];
  #cell = '';
  #rowLength = 0;
  #rows = 0;
  #state: 'start' | 'plain' | 'quoted' | 'quote' = 'start';
  #isAfterReturn = false;

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  *push(text: string): Generator<string[]> {
    for (let at = 0; at < text.length; ) {
      if (this.#isAfterReturn) {
        this.#isAfterReturn = false;
        if (text.charCodeAt(at) === lineFeed) {
          at += 1;
          continue;
        }
      }
      if (this.#state === 'quoted') {
        const end = text.indexOf('"', at);
        this.#add(text.slice(at, end < 0 ? text.length : end));
        if (end < 0) return;
        this.#state = 'quote';
        at = end + 1;
      } else if (text[at] === '"' && this.#state !== 'plain') {
        // In front of a cell it opens, behind a quote it doubles that.
        if (this.#state === 'quote') this.#add('"');
        this.#state = 'quoted';
        at += 1;
      } else {
        const end = this.#endOfCell(text, at);
        this.#add(text.slice(at, end));
        at = end;
        if (at >= text.length) return;
        this.#endCell();
        const code = text.charCodeAt(at);
        at += 1;
        if (code === this.#separator) continue;
        this.#isAfterReturn = code === carriageReturn;
        yield this.#endRow();
      }
    }
  }

  /** The last row, if the text does not end with a line break. Throws UnreadableFile if a quoted cell has no end. */
  *end({ isLenient = false } = {}): Generator<string[]> {
    if (this.#state === 'quoted' && !isLenient) throw new UnreadableFile('quote', this.#rows + 1);
    if (this.#state === 'start' && this.#row.length === 0) return;
    this.#endCell();
    yield this.#endRow();
  }

  #endOfCell(text: string, from: number): number {
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === this.#separator || code === lineFeed || code === carriageReturn) return at;
    }
    return text.length;
  }

  #add(text: string): void {
    if (this.#state !== 'quoted' && text !== '') this.#state = 'plain';
    // No text holds it: this is a program or a picture.
    if (text.includes('\0')) throw new UnreadableFile('archive');
    this.#cell += text;
    this.#rowLength += text.length;
    if (this.#cell.length > maxCellLength) throw new UnreadableFile('cell', this.#rows + 1);
    if (this.#rowLength > maxRowLength) throw new UnreadableFile('row', this.#rows + 1);
  }

  #endCell(): void {
    if (this.#row.length >= maxColumns) throw new UnreadableFile('wide', this.#rows + 1);
    this.#row.push(this.#cell.replaceAll('\r\n', '\n').trim());
    this.#cell = '';
    this.#state = 'start';
  }

  #endRow(): string[] {
    const row = this.#row;
    this.#row = [];
    this.#rowLength = 0;
    this.#rows += 1;
    return row;
  }
}

/** The first rows of a text, as far as they can be read. */
function sampleOf(text: string, separator: string): string[][] {
  const reader = new CsvReader(separator);
  const rows: string[][] = [];
  try {
    for (const row of reader.push(text)) {
      rows.push(row);
      if (rows.length >= sampleRows) return rows;
    }
    rows.push(...reader.end());
  } catch {
    // What follows is no row by this sign.
  }
  return rows;
}

/** How many rows a sign parts into the same number of cells. */
function evenRows(text: string, separator: string): number {
  const counts = new Map<number, number>();
  for (const { length } of sampleOf(text, separator)) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** What parts the cells of a text: the sign by which most rows are alike. A comma may stand in each amount, so it counts half. */
function separatorOf(text: string): string {
  const [best] = separators
    .map((separator) => ({ separator, rows: evenRows(text, separator) * (separator === ',' ? 0.5 : 1) }))
    .toSorted((a, b) => b.rows - a.rows);
  return best && best.rows > 0 ? best.separator : ';';
}

/** Excel's own line that names the sign, and its length with its end. */
function namedSeparator(text: string): { separator: string; length: number } | undefined {
  const [line = '', separator] = /^"?sep=([^\r\n"])"?(?:\r\n|\n|\r|$)/i.exec(text.slice(0, 16)) ?? [];
  return separator === undefined ? undefined : { separator, length: line.length };
}

/** The rows of a text that arrives in pieces, one after the other. Throws UnreadableFile. */
export async function* csvRowsOf(text: AsyncIterable<string>, separator?: string): AsyncGenerator<string[]> {
  let head: string | undefined = '';
  let reader: CsvReader | undefined;
  const begin = (whole: string): Generator<string[]> => {
    const separatorLine = namedSeparator(whole);
    const content = whole.slice(separatorLine?.length ?? 0);
    reader = new CsvReader(separatorLine?.separator ?? separator ?? separatorOf(content.slice(0, sampleLength)));
    head = undefined;
    return reader.push(content);
  };
  for await (const piece of text) {
    if (head === undefined) {
      if (reader) yield* reader.push(piece);
      continue;
    }
    head += piece;
    if (head.length >= sampleLength) yield* begin(head);
  }
  if (head !== undefined) yield* begin(head);
  if (reader) yield* reader.end();
}

function* rowsOf(text: string, ending?: { isLenient: boolean }): Generator<string[]> {
  const separatorLine = namedSeparator(text);
  const content = text.slice(separatorLine?.length ?? 0);
  const reader = new CsvReader(separatorLine?.separator ?? separatorOf(content.slice(0, sampleLength)));
  yield* reader.push(content);
  yield* reader.end(ending);
}

/** The cells of a CSV file, row by row. Throws UnreadableFile. */
export const readCsv = (text: string): string[][] => [...rowsOf(text)];

/**
 * The cells of typed or pasted table text, line by line, up to a sensible size, since users do not paste whole files.
 */
export function pastedLines(text: string): string[][] {
  const lines: string[][] = [];
  try {
    for (const line of rowsOf(text.replace(/^\ufeff/, ''), { isLenient: true })) lines.push(line);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  return lines;
}

/** Without the lines that are empty. */
export const pastedRows = (text: string): string[][] =>
  pastedLines(text).filter((cells) => cells.some((cell) => cell !== ''));
