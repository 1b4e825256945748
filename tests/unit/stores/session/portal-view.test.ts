import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, json, noContent, sessionAnswer, startBrowser } from '../support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_763_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const partner = { account: '1001', username: 'sp.admin', displayName: 'Petra Sommer', email: 'p@example.com' };
const server = ({ method }: Call) => (method === 'DELETE' ? noContent() : json(sessionAnswer()));

/** A tab of an employee who sees the portal as a partner does. */
async function viewing() {
  const browser = startBrowser(server);
  const tab = await browser.openTab();
  await tab.login('9001/etc.staff', 'x');
  const own = tab.$session.get();
  if (!own) throw new Error('Nobody is signed in');
  browser.localStorage.setItem('portal.cache.tickets', '[]');
  const token = sessionAnswer(partner).token;
  const expiresAt = Date.now() + 1_800_000;
  tab.beginView({ token, roles: ['SP'], user: partner, expiresAt, refreshAt: expiresAt }, own);
  return { ...browser, tab, own, token };
}

describe('§6 the portal seen as a partner', () => {
  test('is a session of that user, with nothing left of what was kept for the own one', async () => {
    const { tab, localStorage } = await viewing();
    expect(tab.$viewedUser.get()).toEqual(partner);
    expect(tab.$userRoles.get()).toEqual(['SP']);
    expect(localStorage.getItem('portal.cache.tickets')).toBeNull();
  });

  test('ends with the own session as it was, and at the server', async () => {
    const { tab, own, token, calls } = await viewing();
    tab.endView();
    expect(tab.$session.get()).toEqual(own);
    expect(tab.$viewedUser.get()).toBeUndefined();
    expect(tab.ends).toEqual(['view']);
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/jwt_token', token });
  });

  test('stops updating a page at the end of the view until the browser restores it', async () => {
    const { tab, own, calls } = await viewing();
    const { ownSessions } = await import('#stores/me/sessions.ts');
    const ask = () => calls.filter(({ path }) => path.endsWith('/sessions')).length;
    const stop = ownSessions.$value.listen(() => {});
    await vi.waitFor(() => expect(ask()).toBe(1));
    tab.endView();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask()).toBe(1);
    tab.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(ask()).toBe(2));
    tab.$session.set({ ...own, user: { ...own.user, displayName: 'Petra Winter' } });
    await vi.waitFor(() => expect(ask()).toBe(3));
    stop();
  });

  test('is over at its end without being renewed', async () => {
    const { tab, own, calls } = await viewing();
    const before = calls.length;
    tab.keepSessionFresh();
    await vi.advanceTimersByTimeAsync(1_799_000);
    expect(calls).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(2000);
    expect(tab.$session.get()?.user).toEqual(own.user);
    expect(tab.ends).toEqual(['view']);
  });

  test('a logout ends the own session, and with it what was only looked at', async () => {
    const { tab, own, calls } = await viewing();
    tab.logout();
    expect(tab.$session.get()).toBeUndefined();
    expect(tab.ends).toEqual(['logout']);
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', token: own.token });
  });

  test('other tabs reload when it starts', async () => {
    const { openTab, spread, ...browser } = startBrowser(server);
    const [first, second] = [await openTab(), await openTab()];
    await first.login('9001/etc.staff', 'x');
    spread('portal.session');
    const own = second.$session.get();
    if (!own) throw new Error('Nobody is signed in');
    const expiresAt = Date.now() + 1_800_000;
    const log = { token: sessionAnswer(partner).token, roles: ['SP'], user: partner, expiresAt, refreshAt: expiresAt };
    browser.localStorage.setItem('portal.session', JSON.stringify({ ...log, own }));
    spread('portal.session');
    expect(second.ends).toEqual(['other']);
  });
});
