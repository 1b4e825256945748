import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { clusterOf } from '../config/data-folder.ts';
import { CannotStart } from '../core/cannot-start.ts';
import { databaseOf } from './pooled-database.ts';
import { startEmbedded } from './postgres/embedded.ts';
import { openPool } from './postgres-pool.ts';
import { refuseUnknownSchema } from './schema-version.ts';

export interface Db extends PgDatabase<PgQueryResultHKT> {
  /** The same on connections that plan a prepared statement once, whatever its values: for what says itself how its rows are found. */
  readonly plannedOnce?: Db;
}
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** By itself PostgreSQL would plan a list anew for each call, for good, wherever a foundation has more records than most. */
const plansOnce: pg.PoolConfig = {
  max: 6,
  onConnect: (client) => client.query('set plan_cache_mode = force_generic_plan'),
};

export interface OpenDatabase {
  readonly db: Db;
  /** How else it may be reached. */
  readonly connection: pg.PoolConfig;
  readonly close: () => Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Opens the database that the configuration names, else the one of the data folder; both on the newest tables. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  migrations = migrationsFolder,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openNamed(config.databaseUrl, migrations);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const { connection, stop } = await startEmbedded(clusterOf(config.dataDir));
  try {
    const { db, close } = await openPostgres(connection, migrations);
    return { db, connection, close: () => close().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A database that does not let this process in is the operator's to mend. */
async function openNamed(connectionString: string, migrations: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect().catch(({ message }: Error) => {
    throw new CannotStart(
      `Die Datenbank, die DATABASE_URL nennt, ist nicht erreichbar (${message}). Prüfen Sie Adresse, Benutzer und Passwort, und ob sie läuft.\n` +
        `The database that DATABASE_URL names cannot be reached (${message}). Check address, user and password, and whether it runs.`,
    );
  });
  await client.end();
  return openPostgres({ connectionString }, migrations);
}

export async function openPostgres(connection: pg.PoolConfig, migrations = migrationsFolder): Promise<OpenDatabase> {
  const pool = openPool(connection);
  const oncePool = openPool({ ...connection, ...plansOnce });
  const db = Object.assign(databaseOf(pool), { plannedOnce: databaseOf(oncePool) });
  const close = async () => void (await Promise.all([pool.end(), oncePool.end()]));
  try {
    await migrateInTurn(pool, migrations);
    return { db, connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Copies of the server that start together take turns. */
async function migrateInTurn(pool: ReturnType<typeof openPool>, migrations: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(71)');
    await refuseUnknownSchema(drizzle(client), migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder: migrations });
    await client.query('select pg_advisory_unlock(71)');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
