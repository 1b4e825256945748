import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Db;
  /** True where this process alone owns the database. */
  readonly embedded: boolean;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Opens PostgreSQL where the configuration names one, else the embedded database of the data folder; both on the newest tables. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return openEmbedded(await PGlite.create(join(config.dataDir, 'db')));
}

export async function openEmbedded(client: PGlite): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return { db, embedded: true, close: () => client.close() };
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
  ]);
  const pool = new pg.Pool({ connectionString, max: 10 });
  const db = drizzle(pool);
  await migrate(db, { migrationsFolder });
  return { db, embedded: false, close: () => pool.end() };
}
