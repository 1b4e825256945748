import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, json, noContent, sessionAnswer, startBrowser, user } from './support/browser.ts';

const minute = 60_000;
const start = 1_763_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isLogin = ({ body }: Call) => JSON.stringify(body ?? {}).includes('_ticket');
const isRefresh = (call: Call) => call.method === 'POST' && call.path === '/api/jwt_token' && !isLogin(call);

/** A signed-in tab with `renewal` as the answer to its renewals. */
async function signedIn(renewal: (call: Call) => Response | undefined = () => json(sessionAnswer())) {
  const browser = startBrowser((call) => {
    if (call.method === 'DELETE') return noContent();
    return isLogin(call) ? json(sessionAnswer()) : renewal(call);
  });
  const tab = await browser.openTab();
  await tab.login('1001/sp.admin', 'x');
  tab.keepSessionFresh();
  const refreshes = () => browser.calls.filter(isRefresh);
  return { ...browser, tab, refreshes };
}

describe('§4-1 §4-2 §9-1 the refresh', () => {
  test('fires at 75 % of the token’s life, with the timeout alone, and again after each success', async () => {
    const { refreshes, tab } = await signedIn();
    await vi.advanceTimersByTimeAsync(45 * minute - 1);
    expect(refreshes()).toHaveLength(0);
    const first = tab.$session.get()?.token;
    await vi.advanceTimersByTimeAsync(1);
    expect(refreshes()).toEqual([
      { method: 'POST', path: '/api/jwt_token', token: first, body: { timeout: 3_600_000 } },
    ]);
    expect(tab.$session.get()?.expiresAt).toBe(start + 105 * minute);
    await vi.advanceTimersByTimeAsync(45 * minute);
    expect(refreshes()).toHaveLength(2);
    expect(refreshes()[1]?.token).not.toBe(first);
    await vi.advanceTimersByTimeAsync(9 * 60 * minute);
    expect(refreshes()).toHaveLength(14);
    expect(tab.ends).toEqual([]);
  });

  test('stops once a new token expires no later than the last one, as the session is at its end', async () => {
    const end = start + 60 * minute;
    const { refreshes, tab } = await signedIn(() => json(sessionAnswer(user, Date.now(), end / 1000)));
    await vi.advanceTimersByTimeAsync(46 * minute);
    expect(refreshes()).toHaveLength(1);
    expect(tab.$session.get()?.expiresAt).toBe(end);
    await vi.advanceTimersByTimeAsync(13 * minute);
    expect([refreshes().length, tab.ends]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect([refreshes().length, tab.ends]).toEqual([1, ['expired']]);
  });

  test('§sessions that falls due before the turn of the last one is over comes after it', async () => {
    const { refreshes, tab } = await signedIn();
    const first = tab.$session.get()?.token;
    await vi.advanceTimersByTimeAsync(45 * minute);
    expect(tab.$session.get()?.token).not.toBe(first);
    // The device sleeps in that moment: no timer but those that are overdue runs when it wakes.
    vi.setSystemTime(start + 91 * minute);
    tab.$session.set({ ...(tab.$session.get() as NonNullable<ReturnType<typeof tab.$session.get>>) });
    await vi.advanceTimersByTimeAsync(100);
    expect(refreshes()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(refreshes()).toHaveLength(2);
    expect(tab.ends).toEqual([]);
  });

  test.each([
    ['refuses the token', () => json({ _error: 401 }, 401)],
    ['fails', () => json({ _error: 500 }, 500)],
    ['answers an _error with status 200', () => json({ _error: 403 })],
    ['answers without a token', () => json({ ...sessionAnswer(), token: 'x' })],
  ])('logs out where the server %s', async (_case, renewal) => {
    const { tab, localStorage, refreshes } = await signedIn(renewal);
    localStorage.setItem('portal.cache.tickets', '[]');
    await vi.advanceTimersByTimeAsync(45 * minute);
    expect(tab.ends).toEqual(['expired']);
    expect(tab.$session.get()).toBeUndefined();
    expect(localStorage.getItem('portal.cache.tickets')).toBeNull();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(refreshes()).toHaveLength(1);
  });

  test('is tried again where no answer comes, and the session goes on', async () => {
    let away = true;
    const { tab, refreshes } = await signedIn(() => (away ? undefined : json(sessionAnswer())));
    await vi.advanceTimersByTimeAsync(46 * minute);
    expect(refreshes().length).toBeGreaterThan(1);
    expect(tab.ends).toEqual([]);
    away = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tab.$session.get()?.expiresAt).toBeGreaterThan(start + 100 * minute);
    expect(tab.ends).toEqual([]);
  });

  test('comes at once where the connection comes back', async () => {
    let away = true;
    const { tab, refreshes } = await signedIn(() => (away ? undefined : json(sessionAnswer())));
    await vi.advanceTimersByTimeAsync(45 * minute);
    away = false;
    tab.page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(refreshes()).toHaveLength(2);
    expect(tab.$session.get()?.expiresAt).toBe(start + 105 * minute);
  });

  test('§sessions that gets no answer warns two minutes before the end, until it succeeds', async () => {
    let away = true;
    const { tab } = await signedIn(() => (away ? json({}, 503) : json(sessionAnswer())));
    const { $sessionEnding, renewNow } = await import('#stores/session/refresh.ts');
    await vi.advanceTimersByTimeAsync(58 * minute - 1);
    expect($sessionEnding.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect($sessionEnding.get()).toBe(true);
    away = false;
    const renewed = renewNow();
    await vi.advanceTimersByTimeAsync(1000);
    await renewed;
    expect($sessionEnding.get()).toBe(false);
    expect(tab.ends).toEqual([]);
  });

  test('logs out if no answer comes before the token expires, and sends no call with it afterwards', async () => {
    const { tab, calls } = await signedIn(() => json({}, 503));
    await vi.advanceTimersByTimeAsync(61 * minute);
    expect(tab.ends).toEqual(['expired']);
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(calls).toHaveLength(before);
  });

  test.each([900, 901, 902])('opens the dialog of code %i and leaves the rest to it', async (code) => {
    const { tab } = await signedIn(() => json({ _error: code, _termsToken: 'secret' }, 403));
    const raised = vi.fn();
    tab.page.addEventListener('error-dialog', (event) => raised((event as CustomEvent).detail));
    await vi.advanceTimersByTimeAsync(45 * minute);
    expect(raised.mock.calls).toEqual([[{ statusCode: code, token: 'secret' }]]);
    expect(tab.ends).toEqual([]);
  });
});

describe('§sessions in several tabs', () => {
  test.each([
    ['with Web Locks', true],
    ['without them', false],
  ])('ten tabs of three hours renew once per due time, %s', async (_case, locks) => {
    const browser = startBrowser(() => json(sessionAnswer()), { locks });
    const tabs = [];
    for (let index = 0; index < 10; index += 1) tabs.push(await browser.openTab());
    await tabs[0]?.login('1001/sp.admin', 'x');
    browser.spread('portal.session');
    for (const tab of tabs) tab.keepSessionFresh();
    for (let due = 1; due <= 4; due += 1) {
      await vi.advanceTimersByTimeAsync(45 * minute);
      // The event of the change comes late, after the other tabs had their turn.
      await vi.advanceTimersByTimeAsync(10_000);
      browser.spread('portal.session');
      expect(browser.calls.filter(isRefresh)).toHaveLength(due);
      await vi.setSystemTime(start + due * 45 * minute);
    }
    expect(tabs.flatMap((tab) => tab.ends)).toEqual([]);
  });
});

describe('§sessions after sleep', () => {
  test.each([
    ['10 minutes', 10, 0, []],
    ['44 minutes', 44, 0, []],
    ['46 minutes', 46, 1, []],
    ['61 minutes', 61, 0, ['expired']],
    ['9 hours', 540, 0, ['expired']],
  ] as const)('of %s: %i, renewals %i', async (_case, minutes, renewals, ends) => {
    const { tab, refreshes } = await signedIn();
    vi.setSystemTime(start + minutes * minute);
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(refreshes()).toHaveLength(renewals);
    expect(tab.ends).toEqual(ends);
  });
});

test.each([-24, -12, -6, -3, -2, -1, 0, 1, 2, 3, 6, 12, 24])(
  '§sessions a clock that is wrong by %i hours neither logs out nor renews early',
  async (hours) => {
    const serverClock = () => Date.now() - hours * 60 * minute;
    const browser = startBrowser(() => json(sessionAnswer(user, serverClock())));
    const tab = await browser.openTab();
    await tab.login('1001/sp.admin', 'x');
    tab.keepSessionFresh();
    await vi.advanceTimersByTimeAsync(44 * minute);
    expect(browser.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(browser.calls).toHaveLength(2);
    expect(tab.ends).toEqual([]);
  },
);
