import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chunkHeaders, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let me: FileCalls;
let port: number;

beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterAll(() => portal.close());

const bytes = pdf(400_000);
const sent = 150_000;

/** Sends the head of a PATCH and a part of its body, and leaves the connection open. */
async function sendPart(id: string) {
  const headers = { ...chunkHeaders(0), authorization: `Bearer ${me.token}`, 'content-length': String(bytes.length) };
  const lines = Object.entries({ host: 'portal', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`PATCH /api/uploads/${id} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(bytes.subarray(0, sent));
  await vi.waitFor(async () => expect(await portal.services.storage.size(id)).toBe(sent), { timeout: 60_000 });
  return socket;
}

test.each([
  ['ends', (socket: Awaited<ReturnType<typeof sendPart>>) => void socket.end()],
  ['breaks', (socket: Awaited<ReturnType<typeof sendPart>>) => void socket.resetAndDestroy()],
  ['falls silent', () => undefined],
])('§uploads if the connection %s, an upload keeps the received bytes and resumes', async (_case, cut) => {
  const id = await me.begin('Rechnung.pdf', bytes.length);
  const socket = await sendPart(id);
  cut(socket);
  const state = await me.head(id);
  expect(state.headers['upload-offset']).toBe(String(sent));
  expect((await me.patch(id, sent, bytes.subarray(sent))).statusCode).toBe(204);
  expect(await portal.services.storage.size(id)).toBe(bytes.length);
  socket.destroy();
});

test('§uploads a refusal reaches a client that is still sending', async () => {
  const id = await me.begin('Rechnung.pdf', 5_000_000);
  const answer = await fetch(`http://127.0.0.1:${port}/api/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...chunkHeaders(7), authorization: `Bearer ${me.token}` },
    body: new Uint8Array(4_999_993),
  });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ _error: 409 });
});
