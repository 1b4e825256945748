import { statSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { Refused } from '../admin/command.ts';
import { readLines } from './backup-tables.ts';
import { deferStructure } from './deferred-structure.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { type TableLayout, tableLayouts } from './table-layout.ts';
import { sumOf, type TableSum } from './table-rows.ts';
import { type Work, workOff } from './work-queue.ts';

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

/** Runs statements as one transaction that a crash may lose: until the end the whole database is marked. */
async function inTransaction(client: ClientBase, run: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  await client.query('set local synchronous_commit = off');
  await run();
  await client.query('commit');
}

async function requireSameRows(client: ClientBase, layout: TableLayout, expectedSum: TableSum): Promise<void> {
  await client.query('begin transaction read only');
  const restoredSum = await sumOf(client, layout);
  await client.query('commit');
  if (restoredSum.rows !== expectedSum.rows || restoredSum.sha256 !== expectedSum.sha256)
    throw new Refused(
      `The rows of ${layout.name} are not those that were backed up (${restoredSum.rows} of ${expectedSum.rows}): the backup is damaged.`,
    );
}

/**
 * Writes the tables of a backup into empty ones, several side by side, and compares every row with what was backed up.
 * Indexes and foreign keys follow the rows. Only the mark of a restore makes it all or nothing.
 */
export async function restoreTables(
  clients: readonly [ClientBase, ...ClientBase[]],
  folder: string,
  { tables }: Manifest,
): Promise<void> {
  const [client] = clients;
  const layouts = await tableLayouts(client);
  const unknown = Object.keys(tables).filter((table) => !layouts.some(({ name }) => name === table));
  if (unknown.length > 0) throw new Refused(`The backup has tables that are not known here: ${unknown.join(', ')}.`);
  await client.query('begin');
  const { indexes, constraints } = await deferStructure(client);
  await client.query('commit');
  const indexesOf = (table: string): Work<ClientBase>[] =>
    (indexes.get(table) ?? []).map((statement) => async (worker) => {
      await inTransaction(worker, () => worker.query(statement));
      return [];
    });
  const fills = layouts
    .filter(({ name }) => tables[name] !== undefined)
    .map((layout) => ({ layout, bytes: statSync(tableFile(folder, layout.name)).size }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(
      ({ layout }): Work<ClientBase> =>
        async (worker) => {
          await inTransaction(worker, () => fillTable(worker, folder, layout));
          const compare: Work<ClientBase> = async (other) => {
            await requireSameRows(other, layout, tables[layout.name] as TableSum);
            return [];
          };
          return [compare, ...indexesOf(layout.name)];
        },
    );
  const others = [...indexes.keys()].filter((table) => tables[table] === undefined).flatMap(indexesOf);
  await workOff([...fills, ...others], clients);
  for (const statement of constraints) await client.query(statement);
  for (const { name } of layouts) await client.query(`analyze ${name}`);
}
