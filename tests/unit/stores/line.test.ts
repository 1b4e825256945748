import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from './browser.ts';

let page: EventTarget;
let isAnswering: boolean;
let probes: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  isAnswering = true;
  probes = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string) => {
    probes.push(path);
    if (!isAnswering) throw new TypeError('Failed to fetch');
    return json({ version: '1' });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function followed() {
  const line = await import('../../../src/stores/line.ts');
  const { connect } = await import('../../../src/api/http.ts');
  connect({
    token: async () => undefined,
    offerToken: () => {},
    renewed: async () => false,
    online: line.untilOnline,
    heard: line.hearAnswer,
    fault: () => {},
  });
  line.followLine();
  return line;
}

test('A.2 a browser that knows it has no connection says so at once', async () => {
  const { $line } = await followed();
  expect($line.get()).toBe('on');
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  expect($line.get()).toBe('offline');
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  expect($line.get()).toBe('on');
});

test('A.2 calls that fail although the browser is online are told within two seconds, until the next success', async () => {
  const { $line, hearAnswer } = await followed();
  isAnswering = false;
  hearAnswer(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect($line.get()).toBe('silent');
  hearAnswer(true);
  expect($line.get()).toBe('on');
});

test('A.2 one call that fails between others that succeed is no reason to say anything', async () => {
  const { $line, hearAnswer } = await followed();
  hearAnswer(false);
  await vi.advanceTimersByTimeAsync(500);
  hearAnswer(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect($line.get()).toBe('on');
  expect(probes).toEqual([]);
});

test('A.2 a server that does not answer is asked every five seconds until it does', async () => {
  const { $line, hearAnswer } = await followed();
  isAnswering = false;
  hearAnswer(false);
  await vi.advanceTimersByTimeAsync(16_500);
  expect($line.get()).toBe('silent');
  expect(probes).toHaveLength(3);
  isAnswering = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect($line.get()).toBe('on');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toHaveLength(4);
});

test('A.2 calls that a page cuts off by leaving are no failures', async () => {
  const { $line, hearAnswer } = await followed();
  page.dispatchEvent(new Event('pagehide'));
  hearAnswer(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect($line.get()).toBe('on');
});
