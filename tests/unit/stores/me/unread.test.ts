import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Call, json, noContent, sessionAnswer, startBrowser } from '../support/browser.ts';

const minute = 60_000;
beforeEach(() => void vi.useFakeTimers({ now: 1_763_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = 'portal.cache.unread';
const isPoll = ({ path }: Call) => path === '/api/me/notifications?limit=0';
const isMark = ({ path }: Call) => path === '/api/me/notifications/read';

type Poll = () => Response | Promise<Response> | undefined;

/** Tabs of one browser, of which each follows the count. */
async function openTabs(count: number, poll: Poll = () => json({ items: [], unread: 3 })) {
  const browser = startBrowser((call) => {
    if (call.method === 'DELETE') return noContent();
    if (isMark(call)) return json({ unread: 2 });
    return isPoll(call) ? poll() : json(sessionAnswer());
  });
  const document = { hidden: false };
  vi.stubGlobal('document', document);
  const tabs: typeof import('#stores/me/unread.ts')[] = [];
  for (let n = 0; n < count; n += 1) {
    const tab = await browser.openTab();
    if (n === 0) await tab.login('1001/sp.admin', 'x');
    tabs.push(await import('#stores/me/unread.ts'));
    tabs.at(-1)?.followUnread();
  }
  const polls = () => browser.calls.filter(isPoll).length;
  return { ...browser, tabs, polls, document, counts: () => tabs.map(({ $unread }) => $unread.get()) };
}

test('§notifications one tab of a browser asks once a minute, and the others show its answer', async () => {
  const { polls, counts, spread } = await openTabs(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(polls()).toBe(1);
  spread(key);
  expect(counts()).toEqual([3, 3, 3]);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(polls()).toBeGreaterThanOrEqual(9);
  expect(polls()).toBeLessThanOrEqual(11);
});

test('§notifications hidden tabs poll every five minutes', async () => {
  const { polls, document } = await openTabs(2);
  await vi.advanceTimersByTimeAsync(1000);
  document.hidden = true;
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(polls()).toBe(5);
});

test('§notifications polling stops without a connection and updates at once when it returns', async () => {
  const { polls } = await openTabs(1);
  await vi.advanceTimersByTimeAsync(1000);
  const connectivity = await import('#stores/page/connectivity.ts');
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  connectivity.followConnectivity();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(polls()).toBe(1);
});

test('§notifications an answer that does not come is asked for again soon, and the count stays', async () => {
  let isDown = false;
  const { polls, counts } = await openTabs(1, () =>
    isDown ? json({ _error: 503 }, 503) : json({ items: [], unread: 3 }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  isDown = true;
  await vi.advanceTimersByTimeAsync(minute + 10_000);
  expect([polls(), counts()]).toEqual([2, [3]]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(polls()).toBe(3);
});

test('§notifications an answer from before a mark as read does not raise the count again', async () => {
  const first = Promise.withResolvers<Response>();
  const answers = [first.promise];
  const { tabs, counts, polls } = await openTabs(1, () => answers.shift() ?? json({ items: [], unread: 2 }));
  await vi.advanceTimersByTimeAsync(1000);
  await tabs[0]?.markRead({ ids: ['a'] });
  expect(counts()).toEqual([2]);
  first.resolve(json({ items: [], unread: 3 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect([polls(), counts()]).toEqual([1, [2]]);
});

test('§notifications a count from before the clock was set back does not last', async () => {
  const { counts, polls } = await openTabs(1);
  await vi.advanceTimersByTimeAsync(1000);
  localStorage.setItem(key, JSON.stringify({ user: '1001/sp.admin', at: Date.now() + 60 * minute, unread: 9 }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([polls(), counts()]).toEqual([2, [3]]);
});

test('§6 a count stored for one user is not shown to the next', async () => {
  const { localStorage, tabs } = await openTabs(1, () => undefined);
  localStorage.setItem(key, JSON.stringify({ user: '2001/ws.user', at: Date.now(), unread: 7 }));
  tabs[0]?.followUnread();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tabs[0]?.$unread.get()).toBe(0);
});

test('§notifications a page that returns after an unnoticed logout sends no call', async () => {
  const { polls } = await openTabs(1);
  await vi.advanceTimersByTimeAsync(1000);
  localStorage.removeItem('portal.session');
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(polls()).toBe(1);
});
