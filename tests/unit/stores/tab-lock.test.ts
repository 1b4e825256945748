import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withTabLock } from '#stores/session/tab-lock.ts';
import { memoryStorage } from './support/signed-in.ts';

const name = 'portal.refresh';

/** Web Locks of a browser on the test's clock. */
class Locks {
  isHeld = false;
  async request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    while (this.isHeld) {
      if (signal.aborted) throw signal.reason;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    this.isHeld = true;
    try {
      await work();
    } finally {
      this.isHeld = false;
    }
  }
}

let log: string[];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const takes = (who: string, ms: number) => async () => {
  log.push(`${who} begins`);
  await new Promise((resolve) => setTimeout(resolve, ms));
  log.push(`${who} ends`);
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_763_000_000_000 });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms);
    return controller.signal;
  });
  log = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([
  ['Web Locks', () => ({ locks: new Locks() })],
  ['an entry in the storage', () => ({})],
])('§sessions tabs that take turns by %s', (_how, navigator) => {
  beforeEach(() => vi.stubGlobal('navigator', navigator()));

  test('do it one after the other, also where an answer takes half a minute', async () => {
    const first = withTabLock(name, takes('first', 29_000));
    await pass(150);
    const second = withTabLock(name, takes('second', 50));
    await pass(40_000);
    await Promise.all([first, second]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(localStorage.getItem(name)).toBeNull();
  });

  test('leave a moment in between, in which the storage reaches the other', async () => {
    const first = withTabLock(name, takes('first', 50));
    await pass(20);
    const second = withTabLock(name, takes('second', 50));
    await pass(210);
    expect(log.at(-1)).toBe('first ends');
    await pass(2000);
    await Promise.all([first, second]);
    expect(log.at(-1)).toBe('second ends');
  });

  test('go on after one that fails', async () => {
    const failing = withTabLock(name, () => Promise.reject(new Error('refused'))).catch((cause) => cause.message);
    await pass(1000);
    expect(await failing).toBe('refused');
    const next = withTabLock(name, takes('next', 50));
    await pass(1000);
    await next;
    expect(log).toEqual(['next begins', 'next ends']);
  });
});

test('§sessions a tab that froze during its turn holds the others up for five seconds at most', async () => {
  const locks = new Locks();
  vi.stubGlobal('navigator', { locks });
  locks.isHeld = true;
  localStorage.setItem(name, `frozen ${Date.now() + 5000}`);
  const mine = withTabLock(name, takes('mine', 50));
  await pass(4900);
  expect(log).toEqual([]);
  await pass(500);
  await mine;
  expect(log).toEqual(['mine begins', 'mine ends']);
});

test('§faults where the browser blocks locks, the page goes on alone', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const mine = withTabLock(name, takes('mine', 50));
  await pass(1000);
  await mine;
  expect(log).toEqual(['mine begins', 'mine ends']);
});

test('§faults a full storage does not block the tab that holds the lock', async () => {
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const only = withTabLock(name, takes('only', 3000));
  await pass(5000);
  await only;
  expect(log).toEqual(['only begins', 'only ends']);
});
