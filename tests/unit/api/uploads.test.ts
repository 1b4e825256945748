import type { DetailedError, UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploader } from '#api/uploads.ts';

/** Each upload that was begun, by what happened to it. */
const draft: string[][] = [];
let shouldRetry: UploadOptions['onShouldRetry'];
let fail: UploadOptions['onError'];
let lookUp = Promise.withResolvers<void>();

vi.mock('tus-js-client', () => ({
  Upload: class {
    readonly #events: string[] = [];
    constructor(_file: File, { onShouldRetry, onError }: UploadOptions) {
      draft.push(this.#events);
      shouldRetry = onShouldRetry;
      fail = onError;
    }
    start = () => void this.#events.push('start');
    abort = async () => void this.#events.push('abort');
    findPreviousUploads = () => lookUp.promise.then(() => []);
  },
}));

beforeEach(() => {
  draft.length = 0;
  lookUp = Promise.withResolvers();
  vi.stubGlobal('location', { href: 'http://portal.test/etc/tickets/edit' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const file = new File(['x'], 'Rechnung.pdf');
const start = () => {
  const failures: (number | string)[] = [];
  const uploader = createUploader({ base: '/api', token: async () => 'token', renewed: async () => undefined });
  const running = uploader.start(file, {
    onProgress: () => undefined,
    onDone: () => undefined,
    onError: ({ status, refusal }) => void failures.push(refusal ?? status),
  });
  return { running, failures };
};
/** Until the uploads ask what the browser knows of earlier ones. */
const untilBegun = () => vi.waitFor(() => expect(draft).not.toHaveLength(0), 60_000);

test.each([
  ['before its code is there', async () => undefined],
  ['while earlier parts are looked up', untilBegun],
])('§uploads a file that is paused and resumed %s is sent once', async (_case, wait) => {
  const { running } = start();
  await wait();
  running.pause();
  running.resume();
  await untilBegun();
  lookUp.resolve();
  await vi.waitFor(() => expect(draft.flat()).toContain('start'), 60_000);
  await new Promise(setImmediate);
  expect(draft.map((events) => events.filter((event) => event === 'start').length)).toEqual([1]);
});

test('§uploads a file that is paused before it was begun waits until it is resumed', async () => {
  const { running } = start();
  await untilBegun();
  running.pause();
  lookUp.resolve();
  await new Promise(setImmediate);
  expect(draft).toEqual([['abort']]);
  running.resume();
  await vi.waitFor(() => expect(draft).toEqual([['abort', 'start']]), 60_000);
});

test('§uploads a file that could not be started is started again', async () => {
  const { running, failures } = start();
  await untilBegun();
  lookUp.reject(new Error('no storage'));
  await vi.waitFor(() => expect(failures).toEqual([0]), 60_000);
  running.resume();
  await vi.waitFor(() => expect(draft.flat()).toContain('start'), 60_000);
  expect(failures).toEqual([0]);
});

test('§uploads what passes is tried again, what the user must mend is not', async () => {
  const { running } = start();
  await untilBegun();
  running.cancel();
  const again = (status: number) =>
    shouldRetry?.({ originalResponse: { getStatus: () => status } } as unknown as DetailedError, 0, {});
  expect([401, 409, 423, 500, 503].map(again)).toEqual([true, true, true, true, true]);
  expect([400, 403, 404, 413, 415, 429].map(again)).toEqual([false, false, false, false, false, false]);
});

test.each([
  [415, '{"_error":415,"fields":{"file":"fileInfected"}}', 'fileInfected'],
  [413, '{"_error":413,"fields":{"file":"fileSize:10"}}', 'fileSize:10'],
  [415, 'Unsupported', 415],
  [415, '', 415],
  [400, '{"_error":400}', 400],
  [429, '{"_error":429,"fields":{"file":"filesWaiting"}}', 429],
  [503, '{"_error":503,"fields":{"file":"x"}}', 503],
])(
  '§uploads what the server says of a file it never takes is told, else the status: %i %s',
  async (status, body, notice) => {
    const { failures } = start();
    await untilBegun();
    const originalResponse = { getStatus: () => status, getBody: () => body };
    fail?.(Object.assign(new Error('refused'), { originalResponse }) as unknown as DetailedError);
    expect(failures).toEqual([notice]);
  },
);
