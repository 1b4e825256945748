import { type ByteSource, bytesSource } from '../files/byte-source.ts';
import { isOfficeFile } from '../files/file-kind.ts';
import { defaultUnpackLimits } from '../files/package-parts.ts';
import { type Encoding, findEncoding, textPieces } from '../files/text-encoding.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { csvRowsOf } from './read-csv.ts';
import { maxRows } from './table-limits.ts';
import type { TableRow } from './table-row.ts';
import { Workbook } from './workbook.ts';

/** What is known of a text beforehand. */
export interface TextOptions {
  readonly separator?: string | undefined;
  /** The encoding that is expected. What the bytes themselves tell goes before it. */
  readonly encoding?: Encoding | undefined;
}

interface OpenTable {
  readonly rows: AsyncGenerator<TableRow>;
  /** The encoding that was guessed, of which a reader should hear. */
  readonly guess?: Encoding;
  readonly workbook?: Workbook;
}

async function* csvTable(source: ByteSource, encoding: Encoding, separator?: string): AsyncGenerator<TableRow> {
  let row = 0;
  for await (const cells of csvRowsOf(textPieces(source, encoding), separator)) {
    row += 1;
    if (row > maxRows) throw new UnreadableFile('size');
    if (cells.some((cell) => cell !== '')) yield { row, cells };
  }
}

/** The rows of a CSV file, or of the first visible sheet of a workbook; empty ones are left out. Throws UnreadableFile. */
export async function openTable(
  source: ByteSource,
  { separator, encoding }: TextOptions = {},
  limits = defaultUnpackLimits,
): Promise<OpenTable> {
  if (await isOfficeFile(source)) {
    const workbook = await Workbook.open(source, limits);
    return { rows: workbook.rows(), workbook };
  }
  const textEncoding = await findEncoding(source);
  const isNews = textEncoding.isGuess && textEncoding.encoding !== encoding;
  return { rows: csvTable(source, textEncoding.encoding, separator), ...(isNews && { guess: textEncoding.encoding }) };
}

/** A table that is small enough to be held as a whole. */
export interface WholeTable {
  readonly rows: readonly TableRow[];
  readonly guess?: Encoding;
}

/** All rows of the table in a file of this name. Throws UnreadableFile. */
export async function readTable(bytes: Uint8Array, name = ''): Promise<WholeTable> {
  const source = bytesSource(bytes);
  if (/\.xls[xmb]?$/i.test(name) && !(await isOfficeFile(source))) throw new UnreadableFile('archive');
  const { rows, guess } = await openTable(source);
  const whole: TableRow[] = [];
  for await (const row of rows) whole.push(row);
  return { rows: whole, ...(guess && { guess }) };
}
