import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { json, sessionAnswer, startBrowser } from '../support/browser.ts';

afterEach(() => vi.unstubAllGlobals());

const item = (id: string, unread: boolean) => ({
  ...{ id, event: 'ticketAnswer', title: { de: id, en: id }, created: 1_763_000_000_000, unread, link: '/etc/tickets' },
});

/** A server with one unread notification; it holds its answers back until a test releases them. */
async function openList() {
  let unread = true;
  const hold: { readonly method: string; readonly go: () => void }[] = [];
  const browser = startBrowser(({ method, path }) => {
    if (!path.includes('notifications')) return json(sessionAnswer());
    // What a list answers is as it was when it was asked.
    const before = unread;
    const answer = method === 'POST' ? { unread: 0 } : { items: [item('n1', before)], unread: Number(before) };
    return new Promise((resolve) => {
      hold.push({
        method,
        go: () => {
          if (method === 'POST') unread = false;
          resolve(json(answer));
        },
      });
    });
  });
  const tab = await browser.openTab();
  await tab.login('1001/sp.admin', 'x');
  const { allNotifications, markAll } = await import('#stores/me/notifications.ts');
  onTestFinished(allNotifications.$value.listen(() => {}));
  const answer = (method: 'GET' | 'POST') => {
    const those = hold.filter((one) => one.method === method);
    hold.splice(0, hold.length, ...hold.filter((one) => one.method !== method));
    for (const { go } of those) go();
    return those.length;
  };
  const answerMark = () => vi.waitFor(() => expect(answer('POST')).toBe(1));
  /** Answers lists for as long as they are asked for until one is shown so. */
  const show = (isUnread: boolean) =>
    vi.waitFor(() => {
      answer('GET');
      const value = { items: [{ id: 'n1', unread: isUnread }] };
      expect(allNotifications.$value.get()).toMatchObject({ refreshing: false, value });
    });
  return { allNotifications, markAll, answerMark, show, held: hold, renew: tab.renew };
}

test('§notifications a list requested during marking waits for it and shows the items as read', async () => {
  const { allNotifications, markAll, answerMark, show } = await openList();
  await show(true);
  const marking = markAll([]);
  const asking = allNotifications.reload();
  await answerMark();
  await marking;
  await show(false);
  await asking;
  await show(false);
});

test('§notifications an answer from before something was marked is asked for again', async () => {
  const { markAll, answerMark, show, held: hold } = await openList();
  await vi.waitFor(() => expect(hold).not.toEqual([]));
  const marking = markAll([]);
  await answerMark();
  await marking;
  await show(false);
});

test('§notifications a renewed token keeps the user’s data on the screen and causes no new call', async () => {
  const { allNotifications, renew, show, held: hold } = await openList();
  await show(true);
  const states: string[] = [];
  onTestFinished(allNotifications.$value.listen(({ state }) => void states.push(state)));
  await renew();
  await new Promise(setImmediate);
  expect(states).toEqual([]);
  expect(hold).toEqual([]);
});
