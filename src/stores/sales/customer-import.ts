import { ApiError } from '../../api/api-error.ts';
import { importCustomers } from '../../api/sales/customers.ts';
import { type CustomerImported, mostImported } from '../../contract/sales/customer-import.ts';
import { decodeText, readCsv, UnreadableTable } from '../../domain/spreadsheet/read-csv.ts';
import { readXlsx } from '../../domain/spreadsheet/read-xlsx.ts';
import { $dataScope } from '../session/data-scope.ts';
import { customers } from './customers.ts';

/** What stood in a file: its heads, and below them rows that say something. */
export interface ReadTable {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
}

/** Reads a CSV file or a workbook. Throws UnreadableTable, which names the row where one is to blame. */
export async function readTable(file: File): Promise<ReadTable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive && /\.xlsx?$/i.test(file.name)) throw new UnreadableTable('archive');
  const [heads = [], ...rest] = isArchive ? await readXlsx(bytes) : readCsv(decodeText(bytes));
  const rows = rest
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw new UnreadableTable('empty');
  if (rows.length > mostImported) throw new UnreadableTable('rows');
  const wide = rows.find(({ cells }) => cells.length > heads.length && cells.slice(heads.length).some(Boolean));
  if (wide) throw new UnreadableTable('columns', wide.number);
  return { heads, rows };
}

/** Judges rows, or takes them in where a key is given. Throws ApiError. */
export async function sendRows(
  rows: Record<string, unknown>[],
  { key, confirmDuplicate }: { key?: string; confirmDuplicate?: boolean } = {},
): Promise<CustomerImported> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const body = { rows, dryRun: key === undefined, ...(confirmDuplicate && { confirmDuplicate }) };
  const answer = await importCustomers(owner.trid, body, key);
  if (answer.created > 0) await customers.list.reload();
  return answer;
}
