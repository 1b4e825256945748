import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { handleErrors } from '#server/plugins/error-handler.ts';
import { limitConcurrency } from '#server/plugins/limit-concurrency.ts';
import { callback, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let me: FileCalls;
beforeAll(async () => {
  portal = await openPortal({ MAX_CALLS_IN_WORK: '2' });
  me = await fileCalls(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => portal.close());

const submit = () => me.post('/foundation/1001/data', callback);
const list = () => me.get('/foundation');

/** Keeps the next writes in work until it is opened. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<number>();
  const free = vi.spyOn(portal.services.storage, 'free').mockReturnValue(promise);
  return {
    entered: (calls: number) => expect.poll(() => free.mock.calls.length).toBe(calls),
    open: () => resolve(Number.MAX_SAFE_INTEGER),
  };
}

test('§faults excess calls are told to retry later, while health and running uploads go on', async () => {
  const bytes = pdf(1000);
  const id = await me.begin('a.pdf', bytes.length);
  const hold = gate();
  const draft = [submit(), submit()];
  await hold.entered(2);
  const refusal = await list();
  expect([refusal.statusCode, refusal.headers['retry-after'], refusal.json()._error]).toEqual([503, '2', 503]);
  expect((await me.create('b.pdf', 10)).statusCode).toBe(503);
  expect(portal.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
  expect((await portal.call('GET', '/health')).statusCode).toBe(200);
  expect((await me.head(id)).statusCode).toBe(200);
  const going = me.patch(id, 0, bytes);
  await hold.entered(3);
  hold.open();
  expect((await going).statusCode).toBe(204);
  expect((await Promise.all(draft)).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect((await list()).statusCode).toBe(200);
});

test('§faults calls that are refused, fail or lose their caller give their place back', async () => {
  const { port } = portal.app.server.address() as AddressInfo;
  for (let count = 0; count < 5; count += 1) {
    // The place of a caller that has gone is free once the server has noticed; a stall of the machine is over by then, too.
    await expect.poll(async () => (await portal.call('GET', '/foundation')).statusCode, { timeout: 60_000 }).toBe(401);
    expect((await me.get('/nothing')).statusCode).toBe(404);
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /api/foundation/1001/data HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${me.token}\r\n`);
    socket.write('content-type: application/json\r\ncontent-length: 500\r\nexpect: 100-continue\r\n\r\n{');
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    socket.resetAndDestroy();
  }
  await expect.poll(async () => (await list()).statusCode, { timeout: 60_000 }).toBe(200);
});

test('§faults while the event loop lags, calls are asked to come again', async () => {
  const app = Fastify();
  let lag = 0;
  app.decorate('services', portal.services);
  handleErrors(app);
  limitConcurrency(app, () => lag);
  app.get('/', async () => 'done');
  const call = async () => (await app.inject('/')).statusCode;
  expect(await call()).toBe(200);
  lag = 2001;
  expect(await call()).toBe(503);
  lag = 0;
  expect(await call()).toBe(200);
});
