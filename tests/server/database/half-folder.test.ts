import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '#server/db/postgres/embedded.ts';

const program = (name: string) => fileURLToPath(new URL(`../../../server/${name}.ts`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portal-half-'));
const whole = join(folder, 'whole');
const earlier = join(folder, 'earlier');

/** All that a server in earnest should have, so that it warns of nothing. */
const production = {
  PORT: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  PUBLIC_BASE_URL: 'https://portal.example.com',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

function run(name: 'main' | 'cli', dataDir: string, words: readonly string[] = [], env: Record<string, string> = {}) {
  return spawn(process.execPath, [program(name), ...words], {
    env: { ...process.env, ...production, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
/** Starts a server, and ends it in order as soon as it listens. */
async function live(dataDir: string): Promise<void> {
  const child = run('main', dataDir);
  const ended = once(child, 'exit');
  createInterface({ input: child.stdout }).once('line', () => child.kill('SIGTERM'));
  const [messages, [code]] = await Promise.all([text(child.stderr), ended]);
  expect([code, messages]).toEqual([0, '']);
}
async function messageOf(child: ReturnType<typeof run>) {
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number };
}
const copyOf = (data: string) => {
  const copy = mkdtempSync(join(folder, 'copy-'));
  rmSync(copy, { recursive: true });
  execFileSync('cp', ['-a', data, copy]);
  return copy;
};
const namesIn = (data: string) =>
  readdirSync(data, { recursive: true })
    .map(String)
    .filter((name) => !/^lock|postmaster|\.opts$|run\/|pg_stat|pg_wal|pg_logical|pg_internal/.test(name))
    .sort();
const remove =
  (...names: string[]) =>
  (data: string) => {
    for (const name of names) rmSync(join(data, name), { recursive: true });
  };

beforeAll(async () => {
  await live(whole);
  writeFileSync(join(whole, 'files/some-stored-file'), 'x');
  execFileSync('cp', ['-a', whole, earlier]);
  await live(whole);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each<[string, (data: string) => void, RegExp]>([
  [
    'files without their database',
    remove('postgres'),
    /fehlt die Datenbank[\s\S]*the database \(folder postgres\) is missing/,
  ],
  ['keys without a database', remove('postgres', 'files'), /the database \(folder postgres\) is missing/],
  ['a database without its files', remove('files'), /fehlt der Ordner files[\s\S]*the folder files is missing/],
  [
    'an empty folder in place of the files',
    remove('files/.belongs', 'files/some-stored-file'),
    /the folder files is missing/,
  ],
  ['no keys', remove('keys.json'), /keys\.json, KEYS_FILE[\s\S]*keys rotate/],
  ['no PG_VERSION', remove('postgres/data/PG_VERSION'), /es fehlt: data\/PG_VERSION[\s\S]*incomplete/],
  [
    'an older database',
    (data) => {
      remove('postgres')(data);
      execFileSync('cp', ['-a', join(earlier, 'postgres'), data]);
    },
    /Datenbank ist älter als die Dateien[\s\S]*database is older than the files/,
  ],
  [
    'older files',
    (data) => {
      remove('files')(data);
      execFileSync('cp', ['-a', join(earlier, 'files'), data]);
    },
    /files are older than the database/,
  ],
  [
    'a database of an earlier version of the portal',
    (data) => {
      remove('postgres', 'files', 'keys.json')(data);
      mkdirSync(join(data, 'db'));
      writeFileSync(join(data, 'db/PG_VERSION'), '17');
    },
    /früheren Fassung des Portals[\s\S]*earlier version/,
  ],
])(
  '§faults half a data folder, %s, is refused with a sentence, and nothing is made or deleted',
  async (_name, damage, sentence) => {
    const data = copyOf(whole);
    damage(data);
    const before = namesIn(data);
    const { code, err, out } = await messageOf(run('main', data));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
    expect(err).not.toContain('    at ');
    expect(namesIn(data)).toEqual(before);
  },
);

test('§faults a database and files copied at the same moment start', async () => {
  const copy = join(folder, 'copied');
  cpSync(earlier, copy, { recursive: true });
  await live(copy);
});

test('§faults a first start that was cut off behind its database goes on with the next', async () => {
  const data = mkdtempSync(join(folder, 'cut-'));
  await (await startEmbedded(join(data, 'postgres'))).stop();
  await live(data);
});

test('§faults the command line replaces lost keys', async () => {
  const data = copyOf(whole);
  rmSync(join(data, 'keys.json'));
  expect(await messageOf(run('cli', data, ['keys', 'rotate']))).toMatchObject({ code: 0, err: '' });
  await live(data);
});

test('§faults an order on a folder without a portal makes nothing, and says what to set', async () => {
  for (const data of [join(folder, 'missing'), mkdtempSync(join(folder, 'empty-'))]) {
    const existed = existsSync(data);
    const { code, out, err } = await messageOf(run('cli', data, ['user', 'list']));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/ist kein Portal[\s\S]*no portal[\s\S]*DATA_DIR/);
    expect([existsSync(data), existed ? readdirSync(data) : []]).toEqual([existed, []]);
  }
});

test('§faults a port in use is said at once, and leaves neither lock nor database behind', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  onTestFinished(() => void blocker.close());
  const PORT = String((blocker.address() as AddressInfo).port);
  const data = copyOf(whole);
  const { code, err } = await messageOf(run('main', data, [], { PORT }));
  expect(code).toBe(1);
  expect(err).toMatch(/kann nicht auf 127\.0\.0\.1:\d+ hören[\s\S]*cannot listen/);
  expect(existsSync(join(data, 'postgres/data/postmaster.pid'))).toBe(false);
  await live(data);
});

test('§faults a database elsewhere that cannot be reached is said at once', async () => {
  const data = join(folder, 'elsewhere');
  const DATABASE_URL = 'postgres://portal:secret@127.0.0.1:1/portal';
  const { code, err } = await messageOf(run('main', data, [], { DATABASE_URL }));
  expect(code).toBe(1);
  expect(err).toMatch(/DATABASE_URL[\s\S]*ECONNREFUSED/);
  expect(err).not.toContain('secret');
});
