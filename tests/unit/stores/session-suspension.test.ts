import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, json, noContent, sessionAnswer, startBrowser, user } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_763_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isLogin = ({ body }: Call) => JSON.stringify(body ?? {}).includes('_ticket');
const wrongPassword = Buffer.from('1001/sp.admin:wrong').toString('base64');

/** A tab with input in a form; the server refuses its token from `revoke` on. */
async function openForm() {
  let revoked: string | undefined;
  const browser = startBrowser((call) => {
    if (call.method === 'DELETE') return noContent();
    if (isLogin(call))
      return JSON.stringify(call.body).includes(wrongPassword) ? json({ _error: 401 }, 401) : json(sessionAnswer());
    return call.token === revoked ? json({ _error: 401 }, 401) : json({ done: true });
  });
  const openTab = async () => {
    const tab = await browser.openTab();
    const { send } = await import('#api/http.ts');
    const { markDirty } = await import('#stores/form-input/dirty-forms.ts');
    const { $sessionSuspended } = await import('#stores/session/session-suspension.ts');
    return { ...tab, send, markDirty, $sessionSuspended };
  };
  const tab = await openTab();
  await tab.login('1001/sp.admin', 'x');
  tab.markDirty();
  const revoke = () => {
    revoked = tab.$session.get()?.token;
  };
  const sent = () => browser.calls.filter(({ path }) => path === '/api/x');
  return { ...browser, openTab, tab, revoke, sent };
}

const create = { method: 'POST', body: { note: 'ä' }, idempotencyKey: 'one' } as const;

describe('§sessions a session that ends while a form holds input', () => {
  test('stays on the page, clears the storage and repeats the refused call after the password', async () => {
    const { tab, revoke, sent, localStorage } = await openForm();
    revoke();
    const call = tab.send('/x', create);
    await vi.waitFor(() => expect(tab.$sessionSuspended.get()).toBe(true), 60_000);
    expect(tab.ends).toEqual([]);
    expect(tab.$user.get()).toEqual(user);
    expect(localStorage.getItem('portal.session')).toBeNull();
    await tab.reopen('x');
    await call;
    expect(sent().map(({ body }) => body)).toEqual([{ note: 'ä' }, { note: 'ä' }]);
    expect(sent()[1]?.token).toBe(tab.$session.get()?.token);
    expect(tab.$sessionSuspended.get()).toBe(false);
    expect(localStorage.getItem('portal.session')).toContain('sp.admin');
  });

  test('calls made meanwhile wait and never carry the dead token', async () => {
    const { tab, revoke, sent } = await openForm();
    revoke();
    tab.logout('expired');
    const late = tab.send('/x', create);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toHaveLength(0);
    await tab.reopen('x');
    await late;
    expect(sent()).toHaveLength(1);
  });

  test('a wrong password keeps asking', async () => {
    const { tab } = await openForm();
    tab.logout('expired');
    await expect(tab.reopen('wrong')).rejects.toMatchObject({ status: 401 });
    expect(tab.$sessionSuspended.get()).toBe(true);
    expect(tab.ends).toEqual([]);
  });

  test('leaving instead logs out, and calls that wait fail', async () => {
    const { tab, revoke } = await openForm();
    revoke();
    const call = tab.send('/x', create);
    const failed = expect(call).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(tab.$sessionSuspended.get()).toBe(true), 60_000);
    tab.logout();
    await failed;
    expect(tab.ends).toEqual(['logout']);
    expect(tab.$session.get()).toBeUndefined();
  });

  test('is asked for where another tab noticed it, and goes on where another tab signed in', async () => {
    const { tab, openTab, spread } = await openForm();
    const other = await openTab();
    other.logout('expired');
    spread('portal.session');
    expect(other.ends).toEqual(['expired']);
    expect(tab.$sessionSuspended.get()).toBe(true);
    expect(tab.$user.get()).toEqual(user);
    await other.login('1001/sp.admin', 'x');
    spread('portal.session');
    expect(tab.$sessionSuspended.get()).toBe(false);
    expect(tab.$session.get()?.token).toBe(other.$session.get()?.token);
  });

  test('reloads the page instead of continuing as another user', async () => {
    const { tab, openTab, spread, localStorage } = await openForm();
    const other = await openTab();
    other.logout('expired');
    spread('portal.session');
    const stranger = { ...user, account: '2001', username: 'ws.user' };
    localStorage.setItem(
      'portal.session',
      JSON.stringify({ token: 'a.b.c', roles: [], user: stranger, expiresAt: 9e12, refreshAt: 9e12 }),
    );
    spread('portal.session');
    expect(tab.ends).toEqual(['other']);
    expect(tab.$user.get()).toEqual(user);
  });

  test('a logout in another tab is one here too', async () => {
    const { tab, openTab, spread } = await openForm();
    const other = await openTab();
    other.logout();
    spread('portal.session');
    expect(tab.$sessionSuspended.get()).toBe(false);
    expect(tab.$user.get()).toBeUndefined();
  });
});

test('§sessions a call with a token that another tab has renewed is repeated with the new one', async () => {
  const { tab, revoke, sent, localStorage } = await openForm();
  revoke();
  const renewed = { ...tab.$session.get(), token: 'a.b.new' };
  const call = tab.send('/x', create);
  localStorage.setItem('portal.session', JSON.stringify(renewed));
  await call;
  expect(sent().at(-1)?.token).toBe('a.b.new');
  expect(tab.$sessionSuspended.get()).toBe(false);
  expect(tab.ends).toEqual([]);
});
