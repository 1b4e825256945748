import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import { PreparedClient } from './prepared-client.ts';
import { statementCount } from './statement-count.ts';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Db;
  /** True where this process alone owns the database. */
  readonly embedded: boolean;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

const embeddedSettings = [
  // PostgreSQL's usual 128 MiB of buffers lie beyond the memory that the WebAssembly module begins with, and would stay
  // in this process; what is not in these is still in the operating system's cache.
  'shared_buffers=32MB',
  'wal_buffers=1MB',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
];
export const embeddedParams = [...PGlite.defaultStartParams, ...embeddedSettings.flatMap((setting) => ['-c', setting])];

/** What the search of the library needs beside PostgreSQL itself; to be named at every opening. */
export const embeddedExtensions = { pg_trgm, unaccent };

/** All that was committed is in the log on the disk, from which the next start recovers. */
function endAtOnce(error: unknown): void {
  console.error('The embedded database cannot go on; this process ends and can be started again at once.', error);
  process.exit(1);
}

/** Opens PostgreSQL where the configuration names one, else the embedded database of the data folder; both on the newest tables. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const folder = join(config.dataDir, 'db');
  return openEmbedded(await PGlite.create(folder, { startParams: embeddedParams, extensions: embeddedExtensions }));
}

export async function openEmbedded(client: PGlite, onPanic = endAtOnce): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  await migrate(drizzle(client), { migrationsFolder });
  const prepared = new PreparedClient(client, onPanic);
  // Drizzle asks of a client only what this one does.
  const db = drizzle(prepared as unknown as PGlite, { logger: statementCount });
  return { db, embedded: true, close: () => prepared.close() };
}

export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { openPool }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('./postgres-pool.ts'),
  ]);
  const pool = openPool(connectionString);
  const db = drizzle(pool, { logger: statementCount });
  const migrating = await pool.connect();
  try {
    // Copies of the server that start together take turns.
    await migrating.query('select pg_advisory_lock(71)');
    await migrate(drizzle(migrating), { migrationsFolder });
  } finally {
    await migrating.query('select pg_advisory_unlock(71)');
    migrating.release();
  }
  return { db, embedded: false, close: () => pool.end() };
}
