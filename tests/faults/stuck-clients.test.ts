import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billing } from '../server/support/file-calls.ts';
import { type FaultServer, faultServer } from './support/fault-server.ts';
import { type PortalClient, portalClient, type Ticket } from './support/portal-client.ts';
import { beginUpload, offsetOf, upload } from './support/upload-client.ts';

let server: FaultServer;
let client: PortalClient;
beforeAll(async () => {
  server = await faultServer({ env: { SHUTDOWN_GRACE: '1' } });
  await server.start();
  client = portalClient(server.origin);
  await client.login();
});
afterAll(() => server.close());

const stored = (id: string) => statSync(join(server.dataDir, 'files', id)).size;

/** A connection that sends this and then neither reads nor writes. */
async function stuck(...lines: string[]) {
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  return socket;
}

test('§faults a stalled download or upload does not keep the server from shutting down', async () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * 1024 ** 2), Buffer.from('\n%%EOF\n')]);
  const ids = [];
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) ids.push(await upload(client, name, large));
  expect((await client.patiently<Ticket>('/foundation/1001/data', { body: billing(ids) })).status).toBe(201);
  const archive = { _action: 'downloadArchiveFile', _attachment: ids.join() };
  const { json } = await client.patiently<{ token: string; name: string }>('/public/onetimeaction', { body: archive });
  const path = `/api/public/archive/x?token=${json.token}`;
  const download = await stuck(`GET ${path} HTTP/1.1`, 'Host: portal', '', '');
  await once(download, 'readable');

  const open = await beginUpload(client, 'offen.pdf', large.length);
  await stuck(
    `PATCH /api/uploads/${open} HTTP/1.1`,
    'Host: portal',
    `Authorization: Bearer ${client.token()}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${large.length}`,
    '',
    '%PDF-1.7 and nothing more',
  );
  // The bytes that did arrive lie on the disk: the upload is under way.
  await expect.poll(() => stored(open)).toBe(25);

  expect(await server.terminate()).toBe(0);
  expect(server.said()).not.toMatch(/"level":(50|60)/);
  await server.start();
  await client.login();
  expect(await offsetOf(client, open)).toBe(25);
});
