import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '#server/db/postgres/embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'Datenbank für Bücher-'));
const database = join(folder, 'postgres');
const module = pathToFileURL(join(import.meta.dirname, '../../../server/db/postgres/embedded.ts')).href;
const messages: string[] = [];
const open: EmbeddedPostgres[] = [];

async function start(path = database): Promise<EmbeddedPostgres> {
  const started = await startEmbedded(path, { report: (line) => messages.push(line) });
  open.push(started);
  return started;
}
async function ask(connection: pg.ClientConfig, text: string): Promise<unknown[][]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}
/** What has ended and waits to be noticed has no command any more. */
const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';

beforeAll(async () => {
  const { connection, stop } = await startEmbedded(database);
  await ask(connection, 'create table kept (n int)');
  await stop();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop();
  messages.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('§faults the embedded database works under any path, with fsync and its own collation', async () => {
  const { connection } = await start();
  const settings = `select current_setting('fsync'), current_setting('synchronous_commit'), current_setting('data_checksums')`;
  expect(await ask(connection, settings)).toEqual([['on', 'on', 'on']]);
  const locale = `select datlocprovider, datlocale, upper('äöü') from pg_database where datname = current_database()`;
  expect(await ask(connection, locale)).toEqual([['b', 'C.UTF-8', 'ÄÖÜ']]);
  const extensions = `select name from pg_available_extensions where name in ('pg_trgm', 'unaccent') order by 1`;
  expect(await ask(connection, extensions)).toEqual([['pg_trgm'], ['unaccent']]);
});

test('§faults it opens no port, and its socket refuses other users and wrong passwords', async () => {
  const { connection, pid } = await start();
  expect(await ask(connection, `select current_setting('listen_addresses')`)).toEqual([['']]);
  const socket = join(String(connection.host), '.s.PGSQL.5432');
  const { uid, mode } = statSync(socket);
  expect(mode & 0o777).toBe(0o700);
  for (const path of [database, join(database, 'data'), join(database, 'run')]) {
    expect([path, statSync(path).mode & 0o077, statSync(path).uid]).toEqual([path, 0, uid]);
  }
  expect(statSync(join(database, 'password')).mode & 0o077).toBe(0);
  await expect(ask({ ...connection, password: 'other' }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  const [, runningAs] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid()}/status`, 'utf8')) ?? [];
  expect(runningAs).not.toBe('0');
});

test('§faults a folder path too long for a socket puts the socket elsewhere, with the same rights', async () => {
  const deep = join(folder, 'x'.repeat(120));
  mkdirSync(deep);
  const { connection } = await start(join(deep, 'postgres'));
  expect(String(connection.host).startsWith(deep)).toBe(false);
  expect(statSync(String(connection.host)).mode & 0o077).toBe(0);
  expect(await ask(connection, 'select 1')).toEqual([[1]]);
});

test('§faults a killed PostgreSQL is started again by itself, and nothing committed is lost', async () => {
  const { connection, pid } = await start();
  await ask(connection, 'insert into kept values (1)');
  const before = pid() ?? 0;
  process.kill(before, 'SIGKILL');
  await expect
    .poll(() => ask(connection, 'select count(*)::int from kept').catch(() => []), { timeout: 60_000 })
    .toEqual([[1]]);
  expect(pid()).not.toBe(before);
  expect(messages.join('\n')).toContain('it is started again');
});

/** A process that starts the database and is then killed. */
async function killedServer(): Promise<number> {
  const script = `const { startEmbedded } = await import(${JSON.stringify(module)});
    const { pid } = await startEmbedded(${JSON.stringify(database)}); console.log(pid()); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return Number(String(line));
}

test('§faults what a killed server leaves running is ended, and its database taken over', async () => {
  const orphan = await killedServer();
  const { connection, pid } = await start();
  expect(pid()).not.toBe(orphan);
  expect(isAlive(orphan)).toBe(false);
  expect(await ask(connection, 'select 1')).toEqual([[1]]);
});

test('§faults a process id that another process uses by now is left alone', async () => {
  const { stop } = await start();
  await stop();
  writeFileSync(join(database, 'data/postmaster.pid'), `${process.pid}\n${join(database, 'data')}\n`);
  expect(await ask((await start()).connection, 'select 1')).toEqual([[1]]);
});

test('§faults a start that is cut off while the database is made leaves nothing half', async () => {
  const cut = join(folder, 'cut');
  mkdirSync(join(cut, 'postgres.part/data'), { recursive: true });
  writeFileSync(join(cut, 'postgres.part/data/PG_VERSION'), '18\n');
  expect(await ask((await start(join(cut, 'postgres'))).connection, 'select 1')).toEqual([[1]]);
  expect(readdirSync(cut)).toEqual(['postgres']);
});

test('§faults a damaged, incompatible or incomplete database is refused and left unchanged', async () => {
  const broken = join(folder, 'broken/postgres');
  mkdirSync(join(folder, 'broken'));
  execFileSync('cp', ['-a', database, broken]);
  const control = join(broken, 'data/global/pg_control');
  const whole = readFileSync(control);
  writeFileSync(control, Buffer.alloc(whole.length));
  await expect(startEmbedded(broken)).rejects.toThrow(/startet nicht[\s\S]*does not start[\s\S]*FATAL/);
  expect(readFileSync(control)).toEqual(Buffer.alloc(whole.length));
  writeFileSync(control, whole);
  writeFileSync(join(broken, 'data/PG_VERSION'), '17\n');
  await expect(startEmbedded(broken)).rejects.toThrow(/von PostgreSQL 17[\s\S]*restore it with this one/);
  rmSync(join(broken, 'data/PG_VERSION'));
  rmSync(join(broken, 'password'));
  await expect(startEmbedded(broken)).rejects.toThrow(/fehlt: data\/PG_VERSION, password/);
  expect(existsSync(join(broken, 'data/PG_VERSION'))).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  '§faults programs in a folder that PostgreSQL must not enter are copied once to where it may go',
  async () => {
    const { reachableBy } = await import('#server/db/postgres/programs.ts');
    const closed = mkdtempSync(join(tmpdir(), 'closed-'));
    const native = join(closed, 'native');
    mkdirSync(join(native, 'bin'), { recursive: true });
    writeFileSync(join(native, 'bin/postgres'), '');
    const place = mkdtempSync('/tmp/portal-place-');
    onTestFinished(() => rmSync(place, { recursive: true }));
    chmodSync(place, 0o755);
    const nobody = { uid: 65_534, gid: 65_534 };
    const copy = reachableBy(nobody, native, '1.2.3', [join(place, 'missing'), place]);
    expect(copy.startsWith(place)).toBe(true);
    expect(existsSync(join(copy, 'bin/postgres'))).toBe(true);
    expect(reachableBy(nobody, native, '1.2.3', [join(place, 'missing')])).toBe(copy);
    expect(() => reachableBy(nobody, native, '1.2.3', [closed])).toThrow('DATABASE_URL');
    expect(reachableBy(nobody, '/usr', '1.2.3', [place])).toBe('/usr');
  },
);
