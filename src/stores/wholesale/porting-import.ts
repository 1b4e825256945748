import { decodeText } from '../../domain/spreadsheet/read-csv.ts';
import { readXlsx } from '../../domain/spreadsheet/read-xlsx.ts';
import { delimitedLines } from '../../domain/text/delimited.ts';
import { createPorting, portings } from './portings.ts';

/** The cells of a CSV file or a workbook. Throws UnreadableTable. */
export async function readCells(file: File): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isArchive ? readXlsx(bytes) : delimitedLines(decodeText(bytes));
}

/** Makes requests one after the other, each once per key: what failed half way is sent again without making any twice. Throws ApiError. */
export async function createPortings(
  requests: readonly Record<string, unknown>[],
  keys: readonly string[],
): Promise<void> {
  for (const [n, request] of requests.entries()) await createPorting(request, keys[n] ?? crypto.randomUUID());
  await portings.reload();
}
