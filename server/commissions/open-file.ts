import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CommissionFormat } from '../../src/contract/commissions/format.ts';
import type { ImportFaultKey } from '../../src/contract/commissions/import.ts';
import { headRows, isRecognised } from '../../src/domain/commissions/statements/recognise.ts';
import { extensionOf } from '../../src/domain/documents/file-extension.ts';
import { csvRows, decodeText } from '../../src/domain/spreadsheet/read-csv.ts';
import { xlsxRows } from '../../src/domain/spreadsheet/stream-xlsx.ts';
import type { TableRow } from '../../src/domain/spreadsheet/table-row.ts';
import { judgeContent } from '../files/content/file-content.ts';

/** What a statement's file may weigh, in bytes: a hundred thousand lines take a quarter of it. */
export const largestStatement = 64 * 1024 ** 2;
/** So many rows are read before others have their turn. */
const rowsPerTurn = 1000;

const signs = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const;

/** Why a file cannot be read at all; undefined where it can. */
export async function hazardOf(name: string, bytes: Buffer): Promise<ImportFaultKey | undefined> {
  if (bytes.length > largestStatement) return 'tooLarge';
  if (extensionOf(name) === 'csv') return bytes.length === 0 || bytes.includes(0) ? 'unreadable' : undefined;
  if (extensionOf(name) !== 'xlsx') return 'unreadable';
  const read = async (start: number, end: number) => bytes.subarray(start, end);
  const verdict = await judgeContent('xlsx', bytes.length, read);
  return verdict === 'fits' ? undefined : verdict === 'unsafe' ? 'macros' : 'unreadable';
}

async function* rowsOfCsv(format: CommissionFormat, bytes: Buffer): AsyncGenerator<TableRow> {
  const text = format.encoding ? new TextDecoder(format.encoding).decode(bytes) : decodeText(bytes);
  let row = 0;
  for (const cells of csvRows(text, signs[format.delimiter ?? 'semicolon'])) {
    row += 1;
    if (row % rowsPerTurn === 0) await nextTurn();
    yield { row, cells };
  }
}

/** The rows of a file as a format has them. */
export const rowsOf = (format: CommissionFormat, bytes: Buffer): AsyncGenerator<TableRow> =>
  format.file === 'xlsx' ? xlsxRows(bytes) : rowsOfCsv(format, bytes);

async function headOf(format: CommissionFormat, bytes: Buffer): Promise<TableRow[]> {
  const head: TableRow[] = [];
  for await (const row of rowsOf(format, bytes)) {
    if (row.row > headRows || head.length >= headRows) break;
    head.push(row);
  }
  return head;
}

/** Formats that know a file. Throws UnreadableTable. */
export async function formatsOf(formats: readonly CommissionFormat[], name: string, bytes: Buffer) {
  const known: CommissionFormat[] = [];
  const heads = new Map<string, TableRow[]>();
  for (const format of formats) {
    if (format.file !== extensionOf(name)) continue;
    const key = `${format.file} ${format.delimiter} ${format.encoding}`;
    const head = heads.get(key) ?? (await headOf(format, bytes));
    heads.set(key, head);
    if (isRecognised(format, head)) known.push(format);
  }
  return known;
}
