import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { Manifest } from '#server/backup/manifest.ts';
import { copyDataFolder } from '#tests/data-folder.ts';
import { demoDataFolder } from '#tests/faults/support/fault-server.ts';
import { billing, chunkHeaders, metadata, tus } from '../support/file-calls.ts';
import { demoPassword, ticketOf } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../server/${path}`, import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'drill-'));
const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill();
    await once(child, 'exit');
  }
  rmSync(place, { recursive: true, force: true });
});

function run(program: string, words: string[], dataDir: string): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', SHUTDOWN_GRACE: '1' };
  const child = spawn(process.execPath, [file(program), ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

async function startServer(dataDir: string) {
  const child = run('main.ts', [], dataDir);
  const message = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const address = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('the server ended')));
    message.on('line', (line) => {
      const match = /^Partner portal: (http:\S+)$/.exec(line)?.[1];
      if (match) resolve(match);
    });
  });
  const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer) =>
    fetch(`${address}/api${path}`, { method, headers, ...(body !== undefined && { body: body as string }) });
  const json = { 'content-type': 'application/json' };
  const login = JSON.stringify({ _ticket: ticketOf('1001/sp.admin', demoPassword), timeout: 3_600_000 });
  const signedIn = (await (await call('POST', '/jwt_token', json, login)).json()) as { token: string };
  const authorization = `Bearer ${signedIn.token}`;
  return {
    child,
    get: async (path: string) => (await call('GET', path, { authorization })).json(),
    async upload(name: string, bytes: Buffer): Promise<string> {
      const about = { 'upload-length': String(bytes.length), 'upload-metadata': metadata(name) };
      const attempt = await call('POST', '/uploads', { authorization, ...tus, ...about });
      const id = attempt.headers.get('location')?.split('/').at(-1) ?? '';
      const sent = await call('PATCH', `/uploads/${id}`, { authorization, ...chunkHeaders(0) }, bytes);
      expect(sent.status).toBe(204);
      return id;
    },
    async create(files: string[]): Promise<string> {
      const body = JSON.stringify(billing(files));
      const created = await call('POST', '/foundation/1001/data', { authorization, ...json }, body);
      expect(created.status).toBe(201);
      return ((await created.json()) as { id: string }).id;
    },
  };
}

async function portal(dataDir: string, ...words: string[]) {
  const child = run('cli.ts', words, dataDir);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, 'exit'),
  ]);
  return { out, err, code: code as number };
}

const rowsOf = <T>(backup: string, table: string): T[] =>
  gunzipSync(readFileSync(join(backup, 'tables', `${table}.jsonl.gz`)))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

test('§faults a backup made while tickets arrive has every file and starts the portal', async () => {
  const [running, restored, backup] = ['running', 'restored', 'backup'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  await copyDataFolder(await demoDataFolder(), running);
  const server = await startServer(running);
  const before: string[] = [];
  let ended = false;
  let during = 0;
  const send = async () =>
    server.create([await server.upload('a.pdf', pdf()), await server.upload('Größe.pdf', pdf())]);
  for (let count = 0; count < 5; count += 1) before.push(await send());
  const load = Array.from({ length: 3 }, async () => {
    while (!ended) {
      await send();
      during += 1;
    }
  });
  const record = await portal(running, 'backup', backup);
  ended = true;
  await Promise.all(load);
  expect([record.code, record.err]).toEqual([0, '']);
  expect(record.out).toContain('the backup is complete');
  expect(during).toBeGreaterThan(0);
  const refusal = await portal(running, 'restore', backup);
  expect([refusal.code, refusal.err]).toEqual([1, expect.stringContaining('is not empty')]);
  expect((await portal(running, 'backup', backup)).err).toContain('each backup needs a folder of its own');
  server.child.kill();
  await once(server.child, 'exit');

  const back = await portal(restored, 'restore', backup);
  expect([back.code, back.err]).toEqual([0, '']);
  const manifest: Manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
  const records = rowsOf<{ id: string; trid: string; type: string; data: { files: number } }>(backup, 'records');
  expect(records).toHaveLength(manifest.tables.records?.rows ?? -1);
  expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  for (const { id, size } of rowsOf<{ id: string; size: number }>(backup, 'stored_files')) {
    expect(statSync(join(restored, 'files', id)).size).toBe(size);
  }

  const second = await startServer(restored);
  const own = records.filter(({ trid, type }) => trid === '1001' && type === 'hd.ticket');
  const list = await second.get('/foundation/1001/data?type=hd.ticket&_limit=1&search=archived:true,false');
  expect(list.total).toBe(own.length);
  for (const { id, data } of own) {
    const { total } = await second.get(`/public/filebrowser/home1001_${id}?_action=list`);
    expect(total, id).toBe(data.files);
  }
  expect(await second.get('/health')).toMatchObject({ status: 'ok' });
  await second.create([await second.upload('a.pdf', pdf()), await second.upload('b.pdf', pdf())]);
});
