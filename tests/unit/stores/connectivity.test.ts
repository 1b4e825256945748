import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from './support/browser.ts';

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
  const line = await import('#stores/page/connectivity.ts');
  const { connect } = await import('#api/http.ts');
  connect({
    token: async () => undefined,
    offerToken: () => {},
    renewed: async () => false,
    online: line.untilOnline,
    heard: line.recordAnswer,
    fault: () => {},
  });
  line.followConnectivity();
  return line;
}

test('§faults a browser that knows it has no connection says so at once', async () => {
  const { $connectivity } = await followed();
  expect($connectivity.get()).toBe('on');
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  expect($connectivity.get()).toBe('offline');
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  expect($connectivity.get()).toBe('on');
});

test('§faults failing calls in an online browser are reported within two seconds until a success', async () => {
  const { $connectivity, recordAnswer } = await followed();
  isAnswering = false;
  recordAnswer(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect($connectivity.get()).toBe('silent');
  recordAnswer(true);
  expect($connectivity.get()).toBe('on');
});

test('§faults one call that fails between others that succeed is no reason to say anything', async () => {
  const { $connectivity, recordAnswer } = await followed();
  recordAnswer(false);
  await vi.advanceTimersByTimeAsync(500);
  recordAnswer(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect($connectivity.get()).toBe('on');
  expect(probes).toEqual([]);
});

test('§faults a server that does not answer is asked every five seconds until it does', async () => {
  const { $connectivity, recordAnswer } = await followed();
  isAnswering = false;
  recordAnswer(false);
  await vi.advanceTimersByTimeAsync(16_500);
  expect($connectivity.get()).toBe('silent');
  expect(probes).toHaveLength(3);
  isAnswering = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect($connectivity.get()).toBe('on');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toHaveLength(4);
});

test('§faults calls that a page cuts off by leaving are no failures', async () => {
  const { $connectivity, recordAnswer } = await followed();
  page.dispatchEvent(new Event('pagehide'));
  recordAnswer(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect($connectivity.get()).toBe('on');
});
