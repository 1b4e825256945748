import pg from 'pg';
import { openPostgres } from '../server/db/open.ts';
import { type Output, runPackage } from './command.ts';
import { startPostgres } from './postgres.ts';

/** Address of a database with all tables and no rows, of which each test file takes a copy. */
async function makeTemplate(server: string): Promise<string> {
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query('create database portal_template');
  await admin.end();
  const url = new URL(server);
  url.pathname = '/portal_template';
  await (await openPostgres(url.href)).close();
  return url.href;
}

/** Runs the tests of the server against PostgreSQL; answers vitest's exit code, or why it cannot be done here. */
export async function testOnPostgres(options: readonly string[], output?: Output): Promise<number | string> {
  const hasFilter = options.some((option) => !option.startsWith('-'));
  const server = await startPostgres();
  if (typeof server === 'string') return server;
  try {
    const TEST_DATABASE_URL = await makeTemplate(server.url);
    const files = hasFilter ? [] : ['tests/server/'];
    return await runPackage('vitest', ['run', ...files, ...options], { TEST_DATABASE_URL }, output);
  } finally {
    await server.stop();
  }
}

if (import.meta.main) {
  const ended = await testOnPostgres(process.argv.slice(2));
  if (typeof ended === 'string') console.error(ended);
  process.exitCode = ended === 0 ? 0 : 1;
}
