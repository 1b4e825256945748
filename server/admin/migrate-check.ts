import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { clusterOf, requirePortal, requireWholeFolder } from '../config/data-folder.ts';
import { lockForCommand } from '../config/folder-lock.ts';
import { migrationsFolder } from '../db/open.ts';
import { startEmbedded } from '../db/postgres/embedded.ts';
import { refuseUnknownSchema } from '../db/schema-version.ts';
import { askServer, connectionOrder, type Outcome } from './ask-server.ts';

/** What a slow disk reads and writes, in bytes per second. */
const slowBytes = 20 * 1024 ** 2;

/** Statements that look at every row of a table, or write it again. */
const readsRows =
  /^\s*(?:create\s+(?:unique\s+)?index|update|delete|insert|alter\s+table[^;]*(?:set\s+not\s+null|set\s+data\s+type|add\s+constraint|default\s+\w+\())/i;
/** What a server of before cannot live with beside a new one. */
const endsOldServers = /\b(?:drop\s+(?:table|column)|rename\s+(?:to|column)|set\s+not\s+null|set\s+data\s+type)\b/i;
/** A server of before writes rows without the column. */
const demandsColumn = (statement: string) =>
  /\badd\s+column\b/i.test(statement) &&
  /\bnot\s+null\b/i.test(statement) &&
  !/\b(?:default|generated)\b/i.test(statement);
const tableIn = /\b(?:table|on|update|into|from)\s+(?:only\s+|if\s+(?:not\s+)?exists\s+)?"?(\w+)"?/i;

export interface PendingMigration {
  readonly name: string;
  /** Seconds on a slow disk; 0 where no row is looked at. */
  readonly seconds: number;
  /** False where all servers of before must end first. */
  readonly isRolling: boolean;
}

/** What a migration costs on tables of these sizes (bytes). */
export function estimateMigration(
  name: string,
  statements: readonly string[],
  sizes: ReadonlyMap<string, number>,
): PendingMigration {
  const bytes = statements
    .filter((statement) => readsRows.test(statement))
    .reduce((sum, statement) => sum + (sizes.get(tableIn.exec(statement)?.[1] ?? '') ?? 0), 0);
  const isRolling = !statements.some((statement) => endsOldServers.test(statement) || demandsColumn(statement));
  return { name, seconds: Math.ceil(bytes / slowBytes), isRolling };
}

/** Names of migrations, in the order in which they run. */
function migrationNames(): string[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag }) => tag);
}

/** What the next start of this version would do to a database; it changes nothing. */
export async function pendingMigrations(client: pg.ClientBase): Promise<PendingMigration[]> {
  await refuseUnknownSchema(drizzle(client as pg.Client), migrationsFolder);
  const present = await client.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  const applied = present.rows[0]?.is
    ? (await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')).rows
    : [];
  const tables = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const sizes = new Map(tables.rows.map(({ name, bytes }) => [name, Number(bytes)]));
  const names = migrationNames();
  return readMigrationFiles({ migrationsFolder }).flatMap(({ hash, sql }, index) =>
    applied.some((one) => one.hash === hash) ? [] : [estimateMigration(names[index] ?? '', sql, sizes)],
  );
}

/** The database as it is: that of the settings, of the running server, or of the data folder, started without a change. */
async function reachUnchanged({ databaseUrl, dataDir }: Config, requireFolder: () => void) {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, close: async () => undefined };
  const answer = await askServer(dataDir, connectionOrder.split(' '));
  if (answer) return { connection: JSON.parse(answer.lines[0] ?? ''), close: async () => undefined };
  requireFolder();
  const unlock = lockForCommand(dataDir);
  const { connection, stop } = await startEmbedded(clusterOf(dataDir));
  return { connection, close: () => stop().finally(unlock) };
}

const lineOf = ({ name, seconds, isRolling }: PendingMigration) =>
  `${name}\t${seconds === 0 ? 'at once' : `about ${seconds} s on a slow disk`}\t${isRolling ? 'servers may be replaced one by one' : 'end all servers first'}`;

export async function migrateCheck(config: Config, words: readonly string[]): Promise<Outcome> {
  if (words.length !== 1 || words[0] !== '--check')
    return { code: 1, lines: ['usage: migrate --check; the tables are changed by the next start of a server'] };
  const { connection, close } = await reachUnchanged(config, () => {
    requirePortal(config);
    requireWholeFolder(config);
  });
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const pending = await pendingMigrations(client);
    const count = pending.length === 1 ? '1 migration' : `${pending.length} migrations`;
    const sum = pending.reduce((seconds, one) => seconds + one.seconds, 0);
    const verdict =
      pending.length === 0 ? 'The tables are those of this version.' : `${count}, about ${sum} s; nothing was changed.`;
    return { code: 0, lines: [...pending.map(lineOf), verdict] };
  } finally {
    await client.end().catch(() => undefined);
    await close();
  }
}
