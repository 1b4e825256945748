import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploads } from '#server/db/tables/tables.ts';
import { type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let me: FileCalls;
const contexts: Socket[] = [];
async function close() {
  for (const socket of contexts.splice(0)) socket.destroy();
  await portal.close();
  vi.useRealTimers();
}

async function open(env: Record<string, string>) {
  portal = await openPortal(env);
  me = await fileCalls(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
}

/** A connection that has sent this; `closed` resolves with what it was answered. */
async function sending(...lines: string[]) {
  const socket = connect((portal.app.server.address() as AddressInfo).port, '127.0.0.1');
  contexts.push(socket);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  const { promise: closed, resolve } = Promise.withResolvers<string>();
  socket.once('close', () => resolve(answer));
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return { socket, closed, answer: () => answer };
}
const unfinished = (path: string, ...headers: string[]) =>
  sending(`POST ${path} HTTP/1.1`, 'Host: portal', 'Content-Length: 500', ...headers, '', '{');
const json = 'Content-Type: application/json';

describe('§faults connections that say nothing more', () => {
  beforeAll(async () => {
    // The steps in which silence is counted; everything else keeps its own time.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open({ MAX_CALLS_IN_WORK: '2', LOG_LEVEL: 'debug' });
  });
  afterAll(close);

  test('without a session do not block other clients, and are closed', async () => {
    const paths = ['/api/jwt_token', '/api/password/reset-request', '/api/foundation/1001/data', '/api/nothing', '/'];
    const silent = await Promise.all([...paths, ...paths].map((path) => unfinished(path, json)));
    const arrived = () => portal.logLines.filter((line) => line.includes('incoming request')).length;
    await expect.poll(arrived, { timeout: 10_000 }).toBeGreaterThan(10);
    for (let count = 0; count < 3; count += 1) expect((await me.get('/foundation')).statusCode).toBe(200);
    expect((await portal.signIn('1001/sp.admin')).statusCode).toBe(200);
    vi.advanceTimersByTime(11_000);
    for (const { closed } of silent) expect(await closed).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(portal.logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });

  test('with a session do not block other clients, also with uploads that have just begun', async () => {
    const session = `Authorization: Bearer ${me.token}`;
    const upload = ['Tus-Resumable: 1.0.0', 'Upload-Length: 500', 'Upload-Metadata: filename YS5wZGY=,filetype YQ=='];
    const silent = [];
    for (let count = 1; count <= 5; count += 1) {
      silent.push(await unfinished('/api/foundation/1001/data', json, session));
      silent.push(
        await unfinished('/api/uploads', session, ...upload, 'Content-Type: application/offset+octet-stream'),
      );
      await expect.poll(() => portal.services.db.$count(uploads), { timeout: 10_000 }).toBe(count);
    }
    for (let count = 0; count < 3; count += 1) expect((await me.get('/foundation')).statusCode).toBe(200);
    vi.advanceTimersByTime(11_000);
    await Promise.all(silent.map(({ closed }) => closed));
  });

  test('an upload that is slow but moves goes on for as long as it needs', async () => {
    const bytes = pdf(40_000);
    const id = await me.begin('langsam.pdf', bytes.length);
    const { socket, answer, closed } = await sending(
      `PATCH /api/uploads/${id} HTTP/1.1`,
      ...['Host: portal', `Authorization: Bearer ${me.token}`, 'Tus-Resumable: 1.0.0', 'Upload-Offset: 0'],
      ...['Content-Type: application/offset+octet-stream', `Content-Length: ${bytes.length}`, '', ''],
    );
    for (let at = 0; at < 20_000; at += 2000) {
      socket.write(bytes.subarray(at, at + 2000));
      await expect.poll(() => portal.services.storage.size(id), { timeout: 10_000 }).toBe(at + 2000);
      vi.advanceTimersByTime(8000);
    }
    socket.write(bytes.subarray(20_000));
    await expect.poll(answer, { timeout: 10_000 }).toContain('HTTP/1.1 204');

    const stopped = await me.begin('abgebrochen.pdf', bytes.length);
    const other = await sending(
      `PATCH /api/uploads/${stopped} HTTP/1.1`,
      ...['Host: portal', `Authorization: Bearer ${me.token}`, 'Tus-Resumable: 1.0.0', 'Upload-Offset: 0'],
      ...['Content-Type: application/offset+octet-stream', `Content-Length: ${bytes.length}`, '', '%PDF-1.7'],
    );
    await expect.poll(() => portal.services.storage.size(stopped), { timeout: 10_000 }).toBe(8);
    vi.advanceTimersByTime(11_000);
    await other.closed;
    expect((await me.head(stopped)).headers['upload-offset']).toBe('8');
    socket.destroy();
    await closed;
  });
});

test('§faults a connection that never finishes its headers, or never begins, is closed', async () => {
  await open({ SILENCE_TIMEOUT: '0.3' });
  const [draft, idle] = await Promise.all([sending('GET /api/health HTTP/1.1', 'Host: por'), sending('')]);
  expect(await draft.closed).toContain('408');
  await idle.closed;
  await close();
});

test('§faults connections are limited per address, but not those of the configured proxy', async () => {
  const hold = async () => {
    const some = await Promise.all(
      Array.from({ length: 5 }, () => sending('GET /api/health HTTP/1.1', 'Host: x', '', '')),
    );
    await expect
      .poll(() => some.every(({ socket, answer }) => socket.destroyed || answer().includes('200')))
      .toBe(true);
    return some.filter(({ socket }) => !socket.destroyed);
  };
  await open({ MAX_CONNECTIONS_PER_ADDRESS: '3' });
  const first = await hold();
  expect(first).toHaveLength(3);
  for (const { socket } of first) socket.destroy();
  await Promise.all(first.map(({ closed }) => closed));
  await expect.poll(async () => (await hold()).length).toBe(3);
  await close();
  await open({ MAX_CONNECTIONS_PER_ADDRESS: '3', TRUST_PROXY: '127.0.0.1' });
  expect(await hold()).toHaveLength(5);
  await close();
});
