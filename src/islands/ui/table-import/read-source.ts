import type { Encoding } from '#domain/files/text-encoding.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import type { WholeTable } from '#domain/spreadsheet/open-table.ts';
import { pastedLines } from '#domain/spreadsheet/read-csv.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';
import { message, texts } from '#i18n/client.ts';
import type { TableAnswer, TableRequest } from './table-worker.ts';

/** A table on its way in. */
export interface Source {
  /** Of the file; undefined for what was pasted. */
  readonly name?: string;
  readonly rows: readonly TableRow[];
  /** The encoding that was guessed. */
  readonly guess?: Encoding;
}

export const importExtensions = ['xlsx', 'csv', 'tsv', 'txt'] as const;
/** Larger files hold more rows than any table takes. */
const maxFileBytes = 20 * 1024 ** 2;

/** Numbers of a workbook as people write them: `79.9` is 79,9. */
const withGermanNumbers = (row: TableRow): TableRow =>
  row.numbers?.size
    ? { ...row, cells: row.cells.map((cell, at) => (row.numbers?.has(at) ? cell.replace('.', ',') : cell)) }
    : row;

/** Reads a file in a worker, which ends with it. */
async function readInWorker(request: TableRequest): Promise<WholeTable> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<TableAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TableAnswer>) => resolve(data);
      worker.onerror = () => reject(new Error());
      worker.postMessage(request, [request.bytes.buffer as ArrayBuffer]);
    });
    if ('rows' in answer) return answer;
    throw answer.unreadable ? new UnreadableFile(answer.unreadable, answer.row) : new Error();
  } finally {
    worker.terminate();
  }
}

/** The table in a file. Throws a sentence where there is none. */
export async function sourceOfFile(file: File): Promise<Source> {
  const t = texts('table-import');
  if (file.size === 0) throw new Error(t('source.empty'));
  if (file.size > maxFileBytes) throw new Error(t('source.large'));
  try {
    const { rows, guess } = await readInWorker({
      bytes: new Uint8Array(await file.arrayBuffer()),
      name: file.name,
    });
    if (rows.length === 0) throw new Error(t('source.empty'));
    return { name: file.name, rows: rows.map(withGermanNumbers), ...(guess && { guess }) };
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw new Error(message(cause.sentenceKey));
    throw cause;
  }
}

/** The table in a text. */
export const sourceOfText = (text: string): Source => ({
  rows: pastedLines(text).flatMap((cells, at) => (cells.some((cell) => cell !== '') ? [{ row: at + 1, cells }] : [])),
});
