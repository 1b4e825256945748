import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let port: number;
beforeAll(async () => {
  portal = await openPortal();
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => portal.close());

/** Everything that the server answers to these bytes until it ends the connection. */
async function answersTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const smuggled = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/jwt_token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

test.each([
  ['two lengths', post(`Content-Length: 2\r\nContent-Length: ${2 + smuggled.length}`, `{}${smuggled}`)],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`)],
  ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 5', `0\r\n\r\n${smuggled}`)],
  ['chunks that are not the last coding', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`)],
  ['another coding', post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
  ['a blank before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
  ['a length with a sign', post('Content-Length: +2', `{}${smuggled}`)],
  ['a chunk size that is none', post('Transfer-Encoding: chunked', `0x2\r\n{}\r\n0\r\n\r\n${smuggled}`)],
])('§interface a message with %s ends the connection, and what is behind it is not answered', async (_, bytes) => {
  const answers = await answersTo(bytes);
  expect(answers).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
});

test('§interface two right messages behind each other get two answers', async () => {
  const answers = await answersTo(smuggled.replace('Connection: close\r\n', '') + smuggled);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});
