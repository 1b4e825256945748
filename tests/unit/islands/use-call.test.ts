import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { createCall } from '#islands/ui/page/useCall.ts';
import { $toasts } from '#stores/page/toasts.ts';

const textOf = ({ status }: ApiError) => `failed with ${status}`;
const toasts = () => $toasts.get().map(({ tone, text }) => `${tone}: ${text}`);
afterEach(() => $toasts.set([]));

test('§interface a second press while a call is on its way sends nothing', async () => {
  const call = createCall();
  const answer = Promise.withResolvers<string>();
  const work = vi.fn(() => answer.promise);
  const first = call.run(work, { key: 'send' });
  expect(call.$state.get()).toEqual({ running: 'send' });
  expect(await call.run(work, { key: 'other' })).toBe(false);
  answer.resolve('done');
  expect(await first).toBe(true);
  expect(work).toHaveBeenCalledOnce();
  expect(call.$state.get()).toEqual({});
});

test('§interface success is told as a message and to the screen', async () => {
  const call = createCall();
  const onDone = vi.fn();
  await call.run(async () => 7, { done: (n) => `saved ${n}`, onDone });
  expect(onDone).toHaveBeenCalledWith(7);
  expect(toasts()).toEqual(['ok: saved 7']);
});

test('§interface a failure stays on the screen until the next call', async () => {
  const call = createCall(() => ({ textOf }));
  expect(await call.run(() => Promise.reject(new ApiError(409)), { done: 'saved' })).toBe(false);
  expect(call.$state.get()).toEqual({ failure: 'failed with 409' });
  const answer = Promise.withResolvers<void>();
  const again = call.run(() => answer.promise);
  expect(call.$state.get()).toEqual({ running: '' });
  answer.resolve();
  expect(await again).toBe(true);
  expect(call.$state.get()).toEqual({});
  expect(toasts()).toEqual([]);
});

test('§interface a failure without a place on the screen is told as a message', async () => {
  const call = createCall(() => ({ textOf, toasts: true }));
  await call.run(() => Promise.reject(new ApiError(0)));
  expect(call.$state.get()).toEqual({});
  expect(toasts()).toEqual(['danger: failed with 0']);
});

test('§interface what is no answer of the server counts as no answer, and blocks nothing', async () => {
  const call = createCall(() => ({ textOf }));
  const fault = () => {
    throw new TypeError('no such module');
  };
  await call.run(fault);
  expect(call.$state.get()).toEqual({ failure: 'failed with 0' });
  expect(await call.run(async () => undefined)).toBe(true);
});

test('§interface an answer after the screen is gone does nothing more on it', async () => {
  const onDone = vi.fn();
  const call = createCall();
  const answer = Promise.withResolvers<void>();
  const running = call.run(() => answer.promise, { done: 'saved', onDone });
  call.end();
  answer.resolve();
  await running;
  expect(onDone).not.toHaveBeenCalled();
  // The page still stands: what became of the press is told there, and a screen that is back can be used.
  expect(toasts()).toEqual(['ok: saved']);
  call.start();
  await call.run(async () => undefined, { onDone });
  expect(onDone).toHaveBeenCalledOnce();
});

test('§interface a screen that the page leaves after success stays blocked until it is back', async () => {
  const call = createCall(() => ({ textOf }));
  await call.run(async () => undefined, { key: 'go', leaves: true });
  expect(call.$state.get()).toEqual({ running: 'go' });
  expect(await call.run(async () => undefined)).toBe(false);
  call.reset();
  expect(await call.run(() => Promise.reject(new ApiError(403)), { leaves: true })).toBe(false);
  expect(call.$state.get()).toEqual({ failure: 'failed with 403' });
});

test('§interface a failure that the screen answers in another way leaves no sentence', async () => {
  const call = createCall(() => ({ textOf: () => undefined }));
  await call.run(() => Promise.reject(new ApiError(404)));
  expect(call.$state.get()).toEqual({});
});
