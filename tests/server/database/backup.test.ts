import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backup } from '#server/backup/backup.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { restore } from '#server/backup/restore.ts';
import { readConfig } from '#server/config/config.ts';
import { requireWholeFolder, restoringMark } from '#server/config/data-folder.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { DiskStorage } from '#server/files/storage/disk-storage.ts';
import { serve } from '#server/serve.ts';
import { testDatabase } from '../support/database-template.ts';
import { billing, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

const place = mkdtempSync(join(tmpdir(), 'backups-'));
const fresh = (name: string) => join(place, `${name}-${readdirSync(place).length}`);
const quiet = () => undefined;

let portal: Portal;
let me: FileCalls;
let client: pg.Client;
let attached: string[];
beforeAll(async () => {
  portal = await openPortal({ LIBRARY_DIR: '' });
  me = await fileCalls(portal);
  attached = [await me.upload('a.pdf', pdf()), await me.upload('b.pdf', pdf())];
  await me.post('/foundation/1001/data', billing(attached));
  client = new pg.Client(portal.database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await portal.close();
  rmSync(place, { recursive: true, force: true });
});

const backUp = async (translate: (sentence: string) => void = quiet) => {
  const folder = fresh('backup');
  return { folder, manifest: await backup(client, portal.config, { folder, withFiles: true }, translate) };
};

/** Settings of another portal, on an empty database of its own and a data folder that is not there yet. */
async function elsewhere(): Promise<{ config: typeof portal.config; database: OpenDatabase }> {
  const database = await testDatabase();
  const { host = '', user, password, database: name } = database.connection;
  const DATABASE_URL = `postgres://${user}:${password}@${encodeURIComponent(host)}/${name}`;
  return { config: readConfig({ DATA_DIR: fresh('data'), DATABASE_URL, LOG_LEVEL: 'silent' }), database };
}

async function ask({ connection }: OpenDatabase, text: string) {
  const other = new pg.Client(connection);
  await other.connect();
  return other.query(text).finally(() => other.end());
}

/** Everything that a restore takes away before the rows and makes behind them; a server that starts makes one table itself. */
const structureOf = `
  select indexdef as definition from pg_indexes where schemaname = 'public' and tablename <> 'belonging'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> coalesce(to_regclass('belonging'), 0)
  order by definition`;

test('§faults a restored backup has every row, file and key, even on another PostgreSQL', async () => {
  const waiting = await me.upload('c.pdf', pdf());
  const draft = await me.begin('d.pdf', 1000);
  const { folder, manifest } = await backUp();
  expect(manifest.missing).toEqual([]);
  expect(manifest.tables.uploads?.rows).toBe(1);
  const { config, database } = await elsewhere();
  await restore(folder, config, quiet);
  expect(existsSync(restoringMark(config.dataDir))).toBe(false);
  await (await openDatabase(config)).close();
  const structure = async (one: OpenDatabase) => (await ask(one, structureOf)).rows;
  expect(await structure(database)).toEqual(await structure(portal.database));
  expect(readFileSync(config.keysFile, 'utf8')).toBe(readFileSync(portal.config.keysFile, 'utf8'));
  for (const id of [...attached, waiting]) {
    expect(readFileSync(join(config.dataDir, 'files', id)).equals(pdf())).toBe(true);
  }
  expect(existsSync(join(config.dataDir, 'files', draft))).toBe(false);

  const other = new pg.Client(database.connection);
  await other.connect();
  const again = await backup(other, config, { folder: fresh('backup'), withFiles: true }, quiet);
  await other.end();
  expect(again.tables).toEqual(manifest.tables);
  expect([again.files.count, again.files.bytes]).toEqual([manifest.files.count, manifest.files.bytes]);
  await database.close();
});

test('§faults a backup omits an upload withdrawn meanwhile and names a lost attachment', async () => {
  const withdrawn = await me.upload('e.pdf', pdf());
  const [lost = ''] = attached;
  const file = join(portal.dataDir, 'files', lost);
  const bytes = readFileSync(file);
  const { folder, manifest } = await backUp((sentence) => {
    if (!sentence.startsWith('The database')) return;
    rmSync(join(portal.dataDir, 'files', withdrawn));
    rmSync(file);
  });
  writeFileSync(file, bytes);
  expect(manifest.missing).toEqual([lost]);
  const { config, database } = await elsewhere();
  await restore(folder, config, quiet);
  const { rows } = await ask(database, `select id from uploads where id = '${withdrawn}'`);
  expect(rows).toEqual([]);
  await database.close();
});

test('§faults a backup needs a folder of its own, outside the data folder', async () => {
  const full = mkdtempSync(join(place, 'full-'));
  writeFileSync(join(full, 'x'), '');
  const request = (folder: string) => backup(client, portal.config, { folder, withFiles: true }, quiet);
  await expect(request(full)).rejects.toThrow(/is not empty; each backup needs a folder of its own/);
  await expect(request(join(portal.dataDir, 'backup'))).rejects.toThrow(/lies in the data folder/);
  expect(readdirSync(full)).toEqual(['x']);
});

/** What is done to a backup or to the place for it, and what the restore says of it. */
const faults: [fault: string, spoil: (folder: string, dataDir: string) => void, says: RegExp][] = [
  ['a data folder that is not empty', (_, data) => makeFile(join(data, 'x')), /data folder .* is not empty \(x\)/],
  ['a backup that was cut off', (folder) => rmSync(join(folder, 'manifest.json')), /no complete backup/],
  ['a missing table', (folder) => rmSync(join(folder, 'tables/records.jsonl.gz')), /records.jsonl.gz is missing/],
  ['a missing file', (folder) => rmSync(join(folder, 'files', attached[1] ?? '')), /is missing/],
  ['a cut file', (folder) => writeFileSync(join(folder, 'files', attached[1] ?? ''), 'x'), /is cut/],
  ['a changed file', (folder) => changeByte(join(folder, 'files', attached[1] ?? '')), /was changed/],
  ['a changed list', (folder) => appendFileSync(join(folder, 'files.jsonl'), '{}'), /files.jsonl was changed/],
  ['a file that leads out', (folder) => leadOut(folder), /leads out of it/],
  ['a row too few', (folder) => dropRow(folder, 'records'), /rows of records are not those that were backed up/],
  ['tables of a newer version', (folder) => fromTomorrow(folder), /Restore it with that version or a newer one/],
];

function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
}
function changeByte(file: string): void {
  const bytes = readFileSync(file);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}
function changeManifest(folder: string, change: (manifest: Manifest) => Manifest): void {
  const file = join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}
const fromTomorrow = (folder: string) =>
  changeManifest(folder, (read) => ({ ...read, migrations: [...read.migrations, 'of tomorrow'] }));
function leadOut(folder: string): void {
  const list = join(folder, 'files.jsonl');
  const line = `${JSON.stringify({ sha256: '', size: 0, path: '../x' })}\n`;
  writeFileSync(list, line);
  const sha256 = createHash('sha256').update(line).digest('hex');
  changeManifest(folder, (read) => ({ ...read, files: { count: 1, bytes: 0, sha256 } }));
}
function dropRow(folder: string, table: string): void {
  const file = join(folder, 'tables', `${table}.jsonl.gz`);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  // The last one: nothing refers to a demo ticket without files.
  writeFileSync(file, gzipSync(`${lines.slice(1).join('\n')}\n`));
}

test.each(faults)('§faults %s is told, and what was begun does not start', async (_fault, spoil, says) => {
  const { folder } = await backUp();
  const { config, database } = await elsewhere();
  spoil(folder, config.dataDir);
  await expect(restore(folder, config, quiet)).rejects.toThrow(says);
  if (existsSync(restoringMark(config.dataDir))) {
    expect(() => requireWholeFolder(config)).toThrow(/restore the backup again/);
    const isMarked = (await ask(database, `select 1 where to_regclass('restoring') is not null`)).rowCount === 1;
    const withOtherFolder = openDatabase({ ...config, dataDir: fresh('data') });
    if (isMarked) await expect(withOtherFolder).rejects.toThrow(/nicht zu Ende geführt[\s\S]*did not come to its end/);
    else await (await withOtherFolder).close();
    expect(isMarked).toBe(true);
  } else {
    expect(existsSync(config.keysFile) || existsSync(join(config.dataDir, 'files'))).toBe(false);
  }
  await database.close();
});

test('§faults a database that has rows is not restored into', async () => {
  const { folder } = await backUp();
  const { config, database } = await elsewhere();
  await ask(database, `insert into counters values ('x', 1)`);
  await expect(restore(folder, config, quiet)).rejects.toThrow(/The database is not empty: counters has rows/);
  await database.close();
});

test('§faults a database with half a restore is neither served nor backed up from any folder', async () => {
  const { folder } = await backUp();
  const { config, database } = await elsewhere();
  const cut = (sentence: string) => {
    if (sentence.startsWith('The database is restored')) throw new Error('cut');
  };
  await expect(restore(folder, config, cut)).rejects.toThrow('cut');
  const other = readConfig({ DATA_DIR: fresh('data'), DATABASE_URL: config.databaseUrl ?? '', LOG_LEVEL: 'silent' });
  await expect(serve(other, () => undefined)).rejects.toThrow(/nicht zu Ende geführt[\s\S]*did not come to its end/);
  const half = new pg.Client(database.connection);
  await half.connect();
  const request = { folder: fresh('backup'), withFiles: true };
  await expect(backup(half, other, request, quiet)).rejects.toThrow(/did not come to its end/);
  await half.end();
  const again = readConfig({ DATA_DIR: fresh('data'), DATABASE_URL: config.databaseUrl ?? '', LOG_LEVEL: 'silent' });
  await expect(restore(folder, again, quiet)).rejects.toThrow(/drop the database and make it again/);
  await database.close();
});

test('§faults a file that the store does not keep as it was given is noticed by the restore', async () => {
  const { folder } = await backUp();
  const { config, database } = await elsewhere();
  const [id = ''] = attached;
  const spoilt = vi.spyOn(DiskStorage.prototype, 'open').mockImplementation(() => Readable.from([Buffer.from('x')]));
  await expect(restore(folder, config, quiet)).rejects.toThrow(/was not stored as it was backed up/);
  spoilt.mockRestore();
  expect(existsSync(join(config.dataDir, 'files', id))).toBe(true);
  await database.close();
});
