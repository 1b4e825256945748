import { ApiError } from '#api/api-error.ts';
import { importCustomers } from '#api/sales/customers.ts';
import { type CustomerImported, maxImported } from '#contract/sales/customer-import.ts';
import type { Encoding } from '#domain/files/text-encoding.ts';
import { readTable } from '#domain/spreadsheet/open-table.ts';
import { $dataScope } from '../session/data-scope.ts';
import { customers } from './customers.ts';

/** What stood in a file: its heads, and below them rows that say something. */
export interface ReadCustomers {
  readonly heads: readonly string[];
  readonly rows: readonly CustomerRow[];
  /** The encoding that was guessed. */
  readonly guess?: Encoding;
}
interface CustomerRow {
  /** As spreadsheets count them. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Columns that hold numbers, which have no zeros in front. */
  readonly numbers?: ReadonlySet<number>;
}

/** A table that is no list of customers; the key is one of the `unreadable` texts. */
export class NoCustomers extends Error {
  readonly key: 'empty' | 'rows' | 'columns';
  readonly row: number;
  constructor(key: NoCustomers['key'], row = 1) {
    super(key);
    this.key = key;
    this.row = row;
  }
}

/** Reads a CSV file or a workbook. Throws UnreadableFile or NoCustomers, which name the row that is to blame. */
export async function readCustomers(file: File): Promise<ReadCustomers> {
  const { rows: all, guess } = await readTable(new Uint8Array(await file.arrayBuffer()), file.name);
  const [{ cells: heads } = { cells: [] }, ...rest] = all;
  const rows = rest.map(({ row, cells, numbers }) => ({ number: row, cells, ...(numbers && { numbers }) }));
  if (rows.length === 0) throw new NoCustomers('empty');
  if (rows.length > maxImported) throw new NoCustomers('rows');
  const wide = rows.find(({ cells }) => cells.length > heads.length && cells.slice(heads.length).some(Boolean));
  if (wide) throw new NoCustomers('columns', wide.number);
  return { heads, rows, ...(guess && { guess }) };
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
