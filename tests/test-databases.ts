import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../server/db/open.ts';
import type { EmbeddedPostgres } from '../server/db/postgres/embedded.ts';
import { startCareless } from './careless-postgres.ts';
import { makeDemoData } from './demo-database.ts';

let postgres: Promise<EmbeddedPostgres> | undefined;

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection to the PostgreSQL of this run, with databases to copy: `template` has tables, `template_demo` the demo data too. */
    postgres: EmbeddedPostgres['connection'];
    /** Folder with the files of the demo data. */
    demoFiles: string;
  }
}

const folder = () => process.env.TMPDIR ?? '';
const demoFolder = () => join(folder(), 'demo');

async function start(): Promise<EmbeddedPostgres> {
  const started = await startCareless(join(folder(), 'postgres'));
  const { connection } = started;
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create database template');
  await (await openPostgres({ ...connection, database: 'template' })).close();
  await client.query('create database template_demo template template');
  await makeDemoData({ ...connection, database: 'template_demo' }, demoFolder());
  await client.end();
  return started;
}

/** One PostgreSQL for all server tests of a run. */
export async function setup({ provide }: TestProject): Promise<void> {
  postgres ??= start();
  provide('postgres', (await postgres).connection);
  provide('demoFiles', join(demoFolder(), 'files'));
}

export async function teardown(): Promise<void> {
  await (await postgres)?.stop();
}
