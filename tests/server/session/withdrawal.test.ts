import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { billing, chunkHeaders, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let port: number;
let me: FileCalls;

beforeAll(async () => {
  portal = await openPortal();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
  me = await fileCalls(portal, '1001/sp.user');
});
afterAll(() => portal.close());

const limit = 5000;
const order = async (...words: string[]) => {
  const { code, lines } = await runCommand(portal.services, words);
  expect([code, lines]).toEqual([0, lines]);
};
const address = (path: string) => `http://127.0.0.1:${port}/api${path}`;
const api = async (path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${me.token}`, ...init.headers };
  const answer = await fetch(address(path), { ...init, headers });
  // An unread response body keeps its connection open and prevents the server from closing.
  await answer.arrayBuffer();
  return answer.status;
};

interface Withdrawal {
  readonly what: string;
  readonly order: string[];
  readonly undo: string[];
  /** What calls of the foundation and calls without one answer afterwards. */
  readonly answers: [number, number];
}
const user = '1001/sp.user';
const withdrawals: Withdrawal[] = [
  {
    what: 'membership',
    order: ['member', 'remove', user, '1001'],
    undo: ['member', 'add', user, '1001'],
    answers: [404, 200],
  },
  {
    what: 'foundation',
    order: ['foundation', 'deactivate', '1001'],
    undo: ['foundation', 'activate', '1001'],
    answers: [404, 200],
  },
  { what: 'user', order: ['user', 'disable', user], undo: ['user', 'enable', user], answers: [403, 403] },
  { what: 'session', order: ['session', 'end', user], undo: ['user', 'enable', user], answers: [401, 401] },
];

/** A ticket of 1001 with two files. */
async function ticket() {
  const ids = [await me.upload('a.pdf', pdf(150_000)), await me.upload('b.pdf', pdf(150_000))];
  const { id } = (await me.post('/foundation/1001/data', billing(ids))).json<{ id: string }>();
  return { id, ids, path: `home1001_${id}/${ids[0]}` };
}

test.each(withdrawals)(
  '§sessions the end of a $what takes effect at the next call in lists, records and downloads',
  async (one) => {
    me = await fileCalls(portal, user);
    const { id, ids, path } = await ticket();
    const fresh = await me.grant({ _action: 'downloadFile', path });
    const used = await me.grant({ _action: 'downloadFile', path });
    const archive = await me.grant({ _action: 'downloadArchiveFile', _attachment: ids.join() });
    const download = (token: string) =>
      api(`/public/filedownload/x?token=${token}`, { headers: { range: 'bytes=10-' } });
    expect(await download(used.token)).toBe(206);
    portal.pass(limit);
    await order(...one.order);

    const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const [inside, outside] = one.answers;
    const record = `/foundation/1001/data/${id}`;
    const answers = [
      await api('/foundation/1001/data?type=hd.ticket'),
      await api(record),
      await api(record, { ...json, body: JSON.stringify({ _action: 'append', note: 'x' }) }),
      await api(`/public/filebrowser/home1001_${id}?_action=list`),
      await api('/public/onetimeaction', { ...json, body: JSON.stringify({ _action: 'downloadFile', path }) }),
    ];
    expect(answers).toEqual(answers.map(() => inside));
    expect(await api('/foundation')).toBe(outside);
    expect([await download(fresh.token), await download(used.token), await download(archive.token)]).toEqual([
      410, 410, 410,
    ]);
    portal.pass(1);
    await order(...one.undo);
  },
);

test('§sessions an employee without the role loses access to all foundations with the next call', async () => {
  me = await fileCalls(portal, '1001/sp.user');
  const { id, path } = await ticket();
  me = await fileCalls(portal, '9001/etc.staff');
  const { token } = await me.grant({ _action: 'downloadFile', path });
  expect(await api(`/foundation/1001/data/${id}`)).toBe(200);
  await order('user', 'roles', '9001/etc.staff', 'PORTAL_USER');
  expect(await api(`/foundation/1001/data/${id}`)).toBe(404);
  expect(await api(`/public/filedownload/x?token=${token}`)).toBe(410);
});

const bytes = pdf(400_000);

/** Sends the head of a PATCH and half of the file, and leaves the connection open; answers what comes back. */
async function beginPatch(id: string) {
  const headers = { ...chunkHeaders(0), authorization: `Bearer ${me.token}`, 'content-length': String(bytes.length) };
  const lines = Object.entries({ host: 'portal', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
  socket.on('error', () => undefined);
  socket.write(`PATCH /api/uploads/${id} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  await sendTo(socket, id, 0, 200_000);
  return { socket, answer };
}
async function sendTo(socket: Socket, id: string, from: number, to: number) {
  socket.write(bytes.subarray(from, to));
  await vi.waitFor(async () => expect(await portal.services.storage.size(id)).toBe(to), { timeout: 60_000 });
}

test.each([
  ['user is disabled', ['user', 'disable', user], 403],
  ['session is ended', ['session', 'end', user], 401],
])(
  '§sessions an upload stops between two chunks when the %s and keeps the received chunks',
  async (_case, words, status) => {
    me = await fileCalls(portal, user);
    const id = await me.begin('Rechnung.pdf', bytes.length);
    const { socket, answer } = await beginPatch(id);
    portal.pass(limit);
    await sendTo(socket, id, 200_000, 250_000);
    portal.pass(1);
    await order(...words);
    portal.pass(limit);
    socket.write(bytes.subarray(250_000));
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(await portal.services.storage.size(id)).toBe(250_000);
    socket.destroy();

    await order('user', 'enable', user);
    me = await fileCalls(portal, user);
    expect((await me.head(id)).headers['upload-offset']).toBe('250000');
    expect((await me.patch(id, 250_000, bytes.subarray(250_000))).statusCode).toBe(204);
  },
);

test('§sessions an upload under way outlives the end of its token', async () => {
  me = await fileCalls(portal, user);
  const id = await me.begin('Rechnung.pdf', bytes.length);
  const { socket, answer } = await beginPatch(id);
  portal.pass(2 * 3_600_000);
  socket.write(bytes.subarray(200_000));
  expect(await answer).toMatch(/^HTTP\/1.1 204 /);
  socket.destroy();
});

test('§sessions a download under way breaks off when its user is disabled', async () => {
  me = await fileCalls(portal, user);
  const large = pdf(9_000_000);
  const ids = [await me.upload('a.pdf', large), await me.upload('b.pdf', large)];
  await me.post('/foundation/1001/data', billing(ids));
  const { token } = await me.grant({ _action: 'downloadArchiveFile', _attachment: ids.join() });
  const answer = await fetch(address(`/public/archive/x?token=${token}`));
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await order('user', 'disable', user);
  portal.pass(limit);
  const rest = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read());
  };
  await expect(rest()).rejects.toThrow();
});
