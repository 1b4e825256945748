/** A file that cannot be read, such as one whose parts unpack to too much (`size`); `row` counts from 1, as spreadsheets do. */
export class UnreadableTable extends Error {
  readonly key: 'quote' | 'archive' | 'size' | 'empty' | 'rows' | 'columns';
  readonly row: number | undefined;
  constructor(key: UnreadableTable['key'], row?: number) {
    super(key);
    this.key = key;
    this.row = row;
  }
}

const separators = [';', ',', '\t'] as const;

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

/** Files of an older Excel are no UTF-8: those of a German one are in the code page of its Windows. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Where a cell that is not quoted ends: at the separator, the end of the line or that of the text. */
function endOfCell(text: string, at: number, separator: string): number {
  let end = at;
  for (; end < text.length; end += 1) {
    const sign = text[end];
    if (sign === separator || sign === '\n' || sign === '\r') break;
  }
  return end;
}

/** The rows of a CSV file one after the other. Throws where a quoted cell has no end. */
export function* csvRows(text: string, separator = separatorOf(text)): Generator<string[]> {
  let row: string[] = [];
  let rows = 0;
  let at = 0;
  while (at <= text.length) {
    const isQuoted = text[at] === '"';
    let cell = '';
    if (isQuoted) {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        if (end < 0) throw new UnreadableTable('quote', rows + 1);
        cell += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const end = endOfCell(text, at, separator);
    cell += text.slice(at, end);
    at = end;
    row.push(cell.trim());
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    yield row;
    rows += 1;
    row = [];
    if (at >= text.length) break;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) break;
  }
}

/** The cells of a CSV file, row by row. Throws where a quoted cell has no end. */
export const readCsv = (text: string): string[][] => [...csvRows(text)];
