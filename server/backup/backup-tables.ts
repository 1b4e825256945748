import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { tableFile } from './manifest.ts';
import { tableLayouts } from './table-layout.ts';
import { summing, type TableSum, tableRows } from './table-rows.ts';

/** What of the database says how its rows are to be read. */
interface Snapshot {
  readonly made: string;
  readonly postgres: string;
  readonly migrations: string[];
  readonly tables: Record<string, TableSum>;
}

async function writeLines(lines: AsyncIterable<string>, file: string): Promise<TableSum> {
  const { through, sum } = summing();
  await pipeline(lines, through, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600, flush: true }));
  return sum();
}

/** The lines of a table in a backup. */
export const readLines = (folder: string, table: string) =>
  createInterface({
    input: createReadStream(tableFile(folder, table)).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });

export async function* rowsIn<T>(folder: string, table: string): AsyncGenerator<T> {
  for await (const line of readLines(folder, table)) yield JSON.parse(line) as T;
}

/** Takes rows out of a table of a backup. */
export async function dropRows(folder: string, table: string, ids: ReadonlySet<string>): Promise<TableSum> {
  const file = tableFile(folder, table);
  async function* others() {
    for await (const line of readLines(folder, table)) {
      if (!ids.has((JSON.parse(line) as { id: string }).id)) yield `${line}\n`;
    }
  }
  const sum = await writeLines(others(), `${file}.part`);
  renameSync(`${file}.part`, file);
  return sum;
}

/** Writes all tables as they were at one moment, while others go on writing. */
export async function backupTables(client: ClientBase, folder: string): Promise<Snapshot> {
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ made: Date; postgres: string }>(
    `select now() as made, current_setting('server_version') as postgres`,
  );
  const applied = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  const tables: Record<string, TableSum> = {};
  for (const layout of await tableLayouts(client)) {
    tables[layout.name] = await writeLines(tableRows(client, layout), tableFile(folder, layout.name));
  }
  await client.query('commit');
  return {
    made: rows[0]?.made.toISOString() ?? '',
    postgres: rows[0]?.postgres ?? '',
    migrations: applied.rows.map(({ hash }) => hash),
    tables,
  };
}
