import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import {
  embeddedExtensions as extensions,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '../../server/db/open.ts';

const migrations = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** An empty database on the newest tables, made once per set of migrations: copying it takes a tenth of making it. */
async function templateFile(): Promise<string> {
  const file = join(tmpdir(), `portal-template-${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const client = await PGlite.create({ extensions });
  const { close } = await openEmbedded(client);
  const dump = await client.dumpDataDir('none');
  await close();
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, file);
  return file;
}

/** A copy of the database that `TEST_DATABASE_URL` names. Nobody may be connected to that one itself. */
async function serverDatabase(template: string) {
  const url = new URL(template);
  const original = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client(url.href);
  await admin.connect();
  const name = `portal_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template ${original}`);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href);
  const close = async () => {
    await opened.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...opened, close };
}

/** A new database with tables and without rows: embedded in memory, or on PostgreSQL where `TEST_DATABASE_URL` names a database to copy. */
export async function testDatabase(): Promise<OpenDatabase> {
  const address = process.env.TEST_DATABASE_URL;
  if (address) return serverDatabase(address);
  return openEmbedded(await PGlite.create({ loadDataDir: await openAsBlob(await templateFile()), extensions }));
}
