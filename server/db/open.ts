import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { clusterOf } from '../config/data-folder.ts';
import { migrateJobs } from './job-schema.ts';
import {
  callConnections,
  connectionsOf,
  type DatabaseLimits,
  defaultLimits,
  jobConnections,
  maintenanceConnections,
  plansOnce,
} from './limits.ts';
import { databaseOf } from './pooled-database.ts';
import { startEmbedded } from './postgres/embedded.ts';
import { openPool } from './postgres-pool.ts';
import { requireUsable } from './require-usable.ts';
import { refuseHalfRestored } from './restore-mark.ts';
import { refuseUnknownSchema } from './schema-version.ts';
import { Silence } from './silence.ts';

export interface Db extends PgDatabase<PgQueryResultHKT> {
  /**
   * The same on connections that plan a prepared statement once for all values: for statements that define their own
   * query plan.
   */
  readonly plannedOnce?: Db;
  /** The same without a limit of time: for work that no user waits for. */
  readonly maintenance?: Db;
}
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export const maintenanceOf = (db: Db): Db => db.maintenance ?? db;

export interface OpenDatabase {
  readonly db: Db;
  /** How else it may be reached. */
  readonly connection: pg.PoolConfig;
  readonly silence: Silence;
  /** For the job queue alone: its word that a job runs must not wait behind the job. */
  readonly jobPool: pg.Pool;
  readonly close: () => Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'database'>>;

/** Opens the database that the configuration names, else the one of the data folder; both on the newest tables. */
export async function openDatabase(
  { databaseUrl, dataDir, database: limits }: DatabaseSettings,
  migrations = migrationsFolder,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    await requireUsable(databaseUrl, limits);
    return openPostgres({ connectionString: databaseUrl }, { migrations, limits });
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const more = [`max_connections=${connectionsOf(limits)}`];
  const { connection, stop } = await startEmbedded(clusterOf(dataDir), { more });
  try {
    const openedDatabase = await openPostgres(connection, { migrations, limits });
    return { ...openedDatabase, close: () => openedDatabase.close().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Options {
  readonly migrations?: string;
  readonly limits?: DatabaseLimits | undefined;
}

export async function openPostgres(
  connection: pg.PoolConfig,
  { migrations = migrationsFolder, limits = defaultLimits }: Options = {},
): Promise<OpenDatabase> {
  const silence = new Silence();
  const pools: pg.Pool[] = [];
  const addPool = (more: pg.PoolConfig) => {
    const pool = openPool({ ...connection, ...more }, limits);
    silence.guard(pool);
    pools.push(pool);
    return pool;
  };
  const open = (more: pg.PoolConfig) => databaseOf(addPool(more));
  const calls = callConnections(limits);
  const db: Db = Object.assign(open(calls), {
    ...(!limits.isPooled && { plannedOnce: open({ ...calls, ...plansOnce(limits) }) }),
    maintenance: open(maintenanceConnections),
  });
  const close = async () => void (await Promise.all(pools.map((pool) => pool.end())));
  try {
    await migrateInTurn(connection, migrations);
    return { db, connection, silence, jobPool: addPool(jobConnections), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const migrationLock = 'select pg_advisory_xact_lock(71)';

/** Copies of the server that start together take turns; the lock ends with the transaction that a migration commits. */
async function migrateInTurn(connection: pg.ClientConfig, migrations: string): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(migrationLock);
    if (migrations === migrationsFolder) await refuseHalfRestored(client);
    await refuseUnknownSchema(drizzle(client), migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder: migrations });
    await client.query('begin');
    await client.query(migrationLock);
    await migrateJobs(client);
  } finally {
    await client.end();
  }
}
