import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../server/db/open.ts';
import type { EmbeddedPostgres } from '../server/db/postgres/embedded.ts';
import { startCareless } from './careless-postgres.ts';

let postgres: Promise<EmbeddedPostgres> | undefined;

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection to the PostgreSQL of this run, with a database `template` on the newest tables. */
    postgres: EmbeddedPostgres['connection'];
  }
}

async function start(): Promise<EmbeddedPostgres> {
  const started = await startCareless(join(process.env.TMPDIR ?? '', 'postgres'));
  const { default: pg } = await import('pg');
  const client = new pg.Client(started.connection);
  await client.connect();
  await client.query('create database template');
  await client.end();
  await (await openPostgres({ ...started.connection, database: 'template' })).close();
  return started;
}

/** One PostgreSQL for all server tests of a run. */
export async function setup({ provide }: TestProject): Promise<void> {
  postgres ??= start();
  provide('postgres', (await postgres).connection);
}

export async function teardown(): Promise<void> {
  await (await postgres)?.stop();
}
