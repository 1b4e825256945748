import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billing } from '#tests/server/support/file-calls.ts';
import { type FaultServer, faultServer } from '../support/fault-server.ts';
import { type PortalClient, portalClient, type Ticket } from '../support/portal-client.ts';
import { beginUpload, offsetOf, upload } from '../support/upload-client.ts';

let server: FaultServer;
let client: PortalClient;
beforeAll(async () => {
  // So long that only connections that close by themselves let the server end within the test's time.
  server = await faultServer({ env: { SHUTDOWN_GRACE: '600', SILENCE_TIMEOUT: '600' } });
  await server.start();
  client = portalClient(server.origin);
  await client.login();
});
afterAll(() => server.close());

interface Connection {
  readonly socket: Socket;
  readonly received: () => Buffer;
  readonly ended: Promise<unknown>;
}

async function open(...lines: string[]): Promise<Connection> {
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(socket, 'close');
  await once(socket, 'connect');
  if (lines.length > 0) socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return { socket, received: () => Buffer.concat(chunks), ended };
}

const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * 1024 ** 2), Buffer.from('\n%%EOF\n')]);

test('§faults SIGTERM closes idle connections and lets running transfers finish', async () => {
  const ids = [];
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) ids.push(await upload(client, name, large));
  expect((await client.patiently<Ticket>('/foundation/1001/data', { body: billing(ids) })).status).toBe(201);
  const archive = { _action: 'downloadArchiveFile', _attachment: ids.join() };
  const { json } = await client.patiently<{ token: string }>('/public/onetimeaction', { body: archive });

  // A browser opens connections ahead, and keeps those that it used.
  const mute = await open();
  const used = await open('GET /api/health HTTP/1.1', 'Host: portal');
  await expect.poll(() => used.received().length).toBeGreaterThan(0);
  const download = await open(`GET /api/public/archive/x?token=${json.token} HTTP/1.1`, 'Host: portal');
  await expect.poll(() => download.received().length).toBeGreaterThan(0);
  download.socket.pause();
  const id = await beginUpload(client, 'offen.pdf', large.length);
  const sending = await open(
    `PATCH /api/uploads/${id} HTTP/1.1`,
    'Host: portal',
    `Authorization: Bearer ${client.token()}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${large.length}`,
    'Expect: 100-continue',
  );
  // Until the server has read the head, it takes the connection for an idle one.
  await expect.poll(() => sending.received().toString()).toContain('100 Continue');
  sending.socket.write(large.subarray(0, 1024));

  const exit = server.terminate();
  await Promise.all([mute.ended, used.ended]);
  expect([download.socket.destroyed, sending.socket.destroyed]).toEqual([false, false]);

  sending.socket.write(large.subarray(1024));
  await sending.ended;
  expect(sending.received().toString()).toMatch(/^HTTP\/1\.1 204 [\s\S]*connection: close/im);
  download.socket.resume();
  await download.ended;
  const text = download.received();
  expect(text.toString('latin1', 0, 15)).toBe('HTTP/1.1 200 OK');
  // The last bytes of a ZIP are its directory's end; in chunks, an empty one follows.
  expect(text.subarray(-64).includes(Buffer.from('PK\x05\x06'))).toBe(true);

  expect(await exit).toBe(0);
  expect(server.said()).not.toMatch(/"level":(50|60)/);
  await server.start();
  await client.login();
  expect(await offsetOf(client, id)).toBe(large.length);
});
