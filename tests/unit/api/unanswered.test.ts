import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { connect, get, post } from '#api/http.ts';
import { cutOff, json } from '../stores/support/browser.ts';

const done = z.object({ id: z.string() });
let answers: (() => Promise<Response>)[];
let sent: { key: string | null; body: unknown; at: number }[];
let heard: boolean[];
let online: Promise<void>;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const gateway = (status: number) => async () => new Response('<h1>Bad gateway</h1>', { status });
const answered =
  (body: unknown, status = 200) =>
  async () =>
    json(body, status);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_763_000_000_000 });
  answers = [];
  sent = [];
  heard = [];
  online = Promise.resolve();
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ key, body: JSON.parse(String(init.body ?? 'null')), at: Date.now() });
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      answers.shift()?.().then(resolve, reject);
    });
  });
  connect({
    token: async () => 'a.b.c',
    offerToken: () => {},
    renewed: async () => false,
    online: () => online,
    heard: (isAnswer) => heard.push(isAnswer),
    fault: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const create = () => post('/x', { note: 'ä' }, done, { idempotencyKey: 'one' });

test.each([
  ['is cut off', lost],
  ['is cut off within its answer', async () => cutOff()],
  ['meets a 502 of a gateway', gateway(502)],
  ['meets a 503 while the server starts', gateway(503)],
  ['meets a 504 of a gateway', gateway(504)],
  ['meets a 503 of a server with too much to do', answered({ _error: 503 }, 503)],
  ['is still worked on', answered({ _error: 409 }, 409)],
])('§form-input a send that %s is repeated under its key until an answer comes', async (_case, fault) => {
  answers = [fault, fault, fault, answered({ id: '7' })];
  const result = create();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toEqual({ id: '7' });
  expect(sent.map(({ key, body }) => [key, body])).toEqual(Array(4).fill(['one', { note: 'ä' }]));
});

test('§form-input repeats come after 1, 2, 4 and then every 5 seconds', async () => {
  answers = [lost, lost, lost, lost, lost, answered({ id: '7' })];
  const result = create();
  await vi.advanceTimersByTimeAsync(60_000);
  await result;
  const gaps = sent.map(({ at }, index) => (at - (sent[index - 1]?.at ?? at)) / 1000);
  expect(gaps).toEqual([0, 1, 2, 4, 5, 5]);
});

test.each([400, 404, 422, 500])(
  '§form-input an answer with status %d is one, and nothing is sent again',
  async (status) => {
    answers = [answered({ _error: status }, status)];
    await expect(create()).rejects.toMatchObject({ status });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  },
);

test.each([
  ['a record that changed meanwhile', { record: { version: 5 } }],
  ['a record that is like others', { duplicates: [] }],
  ['new terms', { termsVersion: '2' }],
])('§form-input a conflict about %s is an answer too', async (_case, more) => {
  answers = [answered({ _error: 409, _errorMessage: 'Konflikt', requestId: '1', ...more }, 409)];
  const result = create().catch((cause) => cause);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  expect(await result).toMatchObject({ status: 409 });
});

test('§form-input a repeat stops after 45 seconds if the server keeps answering that it is busy', async () => {
  answers = Array.from({ length: 20 }, () => answered({ _error: 409, _errorMessage: 'wird bearbeitet' }, 409));
  const result = create().catch((cause) => cause);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(11);
  expect(await result).toMatchObject({ status: 409, message: 'wird bearbeitet' });
});

test('§form-input a call without a key is sent once', async () => {
  answers = [lost];
  await expect(post('/x', {}, done)).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('§form-input without a connection a repeat waits for it', async () => {
  let connected = () => {};
  answers = [lost, answered({ id: '7' })];
  const result = create();
  await vi.advanceTimersByTimeAsync(500);
  online = new Promise((resolve) => {
    connected = resolve;
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
  connected();
  await result;
  expect(sent).toHaveLength(2);
});

test('§faults a call without an answer ends after 30 seconds, and a send then goes out again', async () => {
  const reading = get('/x', {}, done).catch((cause) => cause);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toMatchObject({ name: 'ApiError', status: 0 });

  const result = create();
  await vi.advanceTimersByTimeAsync(30_000);
  answers = [answered({ id: '7' })];
  await vi.advanceTimersByTimeAsync(1000);
  await expect(result).resolves.toEqual({ id: '7' });
});

test.each([
  ['no answer', lost, false],
  ['a gateway that answers in place of the server', gateway(502), false],
  ['an error of the server', answered({ _error: 500 }, 500), true],
  ['a server with too much to do', answered({ _error: 503 }, 503), true],
  ['a success', answered({ id: '7' }), true],
])('§faults the line hears of %s', async (_case, answer, isAnswer) => {
  answers = [answer];
  await get('/x', {}, done).catch(() => {});
  expect(heard).toEqual([isAnswer]);
});
