import type { ClientBase } from 'pg';
import { Refused } from '../admin/command.ts';
import { readLines } from './backup-tables.ts';
import type { Manifest } from './manifest.ts';
import { type TableLayout, tableLayouts } from './table-layout.ts';
import { sumOf } from './table-rows.ts';

/** So much text is written at once, in characters. */
const batchSize = 4_000_000;

async function* portions(folder: string, table: string): AsyncGenerator<string> {
  let lines: string[] = [];
  let length = 0;
  for await (const line of readLines(folder, table)) {
    lines.push(line);
    length += line.length;
    if (length < batchSize) continue;
    yield `[${lines.join()}]`;
    lines = [];
    length = 0;
  }
  if (lines.length > 0) yield `[${lines.join()}]`;
}

async function fillTable(client: ClientBase, folder: string, { name, columns, serials }: TableLayout): Promise<void> {
  const list = columns.join();
  for await (const rows of portions(folder, name)) {
    await client.query(
      `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1::json)`,
      [rows],
    );
  }
  for (const serial of serials) {
    await client.query(
      `select setval(pg_get_serial_sequence('${name}', '${serial}'), coalesce(max(${serial}), 0) + 1, false) from ${name}`,
    );
  }
}

/** Throws where the database holds anything. */
export async function requireEmpty(client: ClientBase): Promise<void> {
  for (const { name } of await tableLayouts(client)) {
    const { rowCount } = await client.query(`select 1 from ${name} limit 1`);
    if (rowCount) throw new Refused(`The database is not empty: ${name} has rows. Nothing was changed.`);
  }
}

/** Writes the tables of a backup into empty ones, all or nothing, and compares every row with what was backed up. */
export async function restoreTables(client: ClientBase, folder: string, { tables }: Manifest): Promise<void> {
  await client.query('begin');
  const layouts = await tableLayouts(client);
  const unknown = Object.keys(tables).filter((table) => !layouts.some(({ name }) => name === table));
  if (unknown.length > 0) throw new Refused(`The backup has tables that are not known here: ${unknown.join(', ')}.`);
  for (const layout of layouts) {
    const expectedSum = tables[layout.name];
    if (!expectedSum) continue;
    await fillTable(client, folder, layout);
    const restoredSum = await sumOf(client, layout);
    if (restoredSum.rows !== expectedSum.rows || restoredSum.sha256 !== expectedSum.sha256)
      throw new Refused(
        `The rows of ${layout.name} are not those that were backed up (${restoredSum.rows} of ${expectedSum.rows}): the backup is damaged.`,
      );
  }
  await client.query('commit');
  for (const { name } of layouts) await client.query(`analyze ${name}`);
}
