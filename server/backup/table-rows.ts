import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { TableLayout } from './table-layout.ts';

/** Number of a table's rows, and the SHA-256 over them as lines of JSON in the order of its key. */
export interface TableSum {
  readonly rows: number;
  readonly sha256: string;
}

/** Rows fetched first; then as many as come to about `batchLength` characters: some hold the text of a whole document. */
const firstRows = 200;
const maxRows = 5000;
const batchLength = 1_000_000;

/** Unfinished uploads have no bytes worth keeping: browsers start again. */
const conditionOf = ({ name }: TableLayout) => (name === 'uploads' ? 'where finished is not null' : '');

/** The rows of a table as lines of JSON, some at a time; only inside a transaction. */
export async function* tableRows(client: ClientBase, layout: TableLayout): AsyncGenerator<string> {
  const { name, columns, order } = layout;
  await client.query(`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (
      select ${columns.join()} from ${name} ${conditionOf(layout)} order by ${order}) r`);
  for (let count = firstRows; ; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from backup_rows`);
    const lines = rows.map(({ line }) => `${line}\n`).join('');
    if (rows.length > 0) yield lines;
    if (rows.length < count) break;
    count = Math.max(1, Math.min(maxRows, Math.floor((batchLength / lines.length) * count)));
  }
  await client.query('close backup_rows');
}

/** Passes lines on and sums them up. */
export function summing() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    async *through(lines: AsyncIterable<string>) {
      for await (const some of lines) {
        hash.update(some);
        for (let at = some.indexOf('\n'); at >= 0; at = some.indexOf('\n', at + 1)) rows += 1;
        yield some;
      }
    },
    sum: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  };
}

export async function sumOf(client: ClientBase, layout: TableLayout): Promise<TableSum> {
  const { through, sum } = summing();
  for await (const _ of through(tableRows(client, layout)));
  return sum();
}
