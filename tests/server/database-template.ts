import { createHash } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../../server/db/open.ts';

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
  const { close, client } = await emptyDatabase();
  const dump = await client.dumpDataDir('none');
  await close();
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, file);
  return file;
}

async function emptyDatabase() {
  const client = await PGlite.create();
  return { ...(await openEmbedded(client)), client };
}

/** A new database in memory, with tables and without rows. */
export async function memoryDatabase() {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(await templateFile()) });
  return { ...(await openEmbedded(client)), client };
}
