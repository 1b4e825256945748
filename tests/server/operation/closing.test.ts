import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { chunkHeaders, fileCalls } from '../support/file-calls.ts';
import { openPortal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

test('§faults a closing server completes open answers and announces the end of the connection', async () => {
  const portal = await openPortal();
  const me = await fileCalls(portal);
  const bytes = pdf(1000);
  const id = await me.begin('a.pdf', bytes.length);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((portal.app.server.address() as AddressInfo).port, '127.0.0.1');
  let message = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    message += text;
  });
  const authorization = { host: 'x', authorization: `Bearer ${me.token}` };
  const request = (line: string, headers: Record<string, string | number>) =>
    [`${line} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  const length = { 'content-length': bytes.length, expect: '100-continue' };
  socket.write(request(`PATCH /api/uploads/${id}`, { ...authorization, ...chunkHeaders(0), ...length }));
  await expect.poll(() => message).toContain('100 Continue');
  const closing = portal.close();
  socket.write(bytes);
  socket.write(request('GET /api/foundation', authorization) + request('GET /api/nothing', authorization));
  await once(socket, 'close');
  await closing;
  expect(message.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 204']);
  expect(message).toMatch(/^connection: close\r$/im);
});
