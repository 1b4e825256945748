import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bare, type Call, cutOff, json, noContent, sessionAnswer, startBrowser, user } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_763_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const personal = {
  'portal.foundation': '{"trid":"1001"}',
  'portal.cache.tickets': '[]',
  'portal.cache.customers': '[]',
};
const others = { storedFoundationId: '1001', 'portal.language': 'de', 'someone.else': 'x' };

const sessionOf = ({ $session }: Awaited<ReturnType<ReturnType<typeof startBrowser>['openTab']>>) => {
  const session = $session.get();
  if (!session) throw new Error('Nobody is signed in');
  return session;
};
const server = ({ method }: Call) => (method === 'DELETE' ? noContent() : json(sessionAnswer()));

describe('login', () => {
  test('§4-1 §7-1 §7-3 sends the ticket without a token and stores token, roles and user', async () => {
    const { calls, openTab, localStorage } = startBrowser(server);
    const tab = await openTab();
    await tab.login(' 1001/sp.admin ', 'Pässwort:1');
    const ticket = Buffer.from('1001/sp.admin:Pässwort:1').toString('base64');
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/jwt_token',
        token: undefined,
        body: { _ticket: ticket, timeout: 3_600_000, device: expect.stringMatching(/^[\da-f]{32}$/) },
      },
    ]);
    expect(tab.$session.get()).toMatchObject({ roles: ['SP'], user, expiresAt: Date.now() + 3_600_000 });
    expect(localStorage.getItem('portal.session')).toContain('"sp.admin"');
  });

  test('§7 a login answer may lack roles and user, and a renewal without a name keeps the user', async () => {
    const { openTab } = startBrowser(() => {
      const { token } = sessionAnswer();
      return json({ token, roles: [] });
    });
    const tab = await openTab();
    await tab.login('1001/sp.admin', 'x');
    const names = { account: '1001', username: 'sp.admin', displayName: 'Petra Sommer' };
    expect(tab.$session.get()).toMatchObject({ roles: ['PORTAL_USER'], user: { username: 'sp.admin' } });
    tab.$session.set({ ...sessionOf(tab), user });
    await tab.renew();
    expect(tab.$session.get()).toMatchObject({ roles: ['PORTAL_USER'], user: names });
  });

  test.each([
    ['the server refuses it', () => json({ _error: 401, _errorMessage: 'falsch' }, 401), 401],
    ['an answer of status 200 carries an _error', () => json({ _error: 900 }), 900],
    ['no answer comes', () => undefined, 0],
    ['the answer has no readable token', () => json({ ...sessionAnswer(), token: 'a.b' }), 500],
    ['the answer cannot be understood', () => json({ roles: ['SP'] }), 500],
    ['the answer is cut off', () => cutOff(), 0],
    ['the account is disabled by the status alone', () => bare(900), 900],
  ])('§8-8 a login fails, logs out and rejects where %s', async (_case, answer, code) => {
    const { openTab, localStorage } = startBrowser(answer);
    for (const [key, value] of Object.entries(personal)) localStorage.setItem(key, value);
    const tab = await openTab();
    await expect(tab.login('1001/sp.admin', 'x')).rejects.toMatchObject({ code });
    expect(tab.$session.get()).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(['portal.device']);
  });

  test.each([900, 901, 902])('§8-2 code %i raises the error dialog with what its page needs', async (code) => {
    const { openTab } = startBrowser(() => json({ _error: code, _resetToken: 'secret', termsVersion: '2' }, 403));
    const tab = await openTab();
    const raised = vi.fn();
    tab.page.addEventListener('error-dialog', (event) => raised((event as CustomEvent).detail));
    await expect(tab.login('1001/sp.admin', 'x')).rejects.toMatchObject({ code });
    expect(raised.mock.calls).toEqual([[{ statusCode: code, token: 'secret', termsVersion: '2' }]]);
  });

  test.each([900, 901, 902])('§8-2 the HTTP status %i alone raises the error dialog too', async (status) => {
    const { openTab } = startBrowser(() => bare(status));
    const tab = await openTab();
    const raised = vi.fn();
    tab.page.addEventListener('error-dialog', (event) => raised((event as CustomEvent).detail));
    await expect(tab.login('1001/sp.admin', 'x')).rejects.toMatchObject({ status, code: status });
    expect(raised.mock.calls).toEqual([[{ statusCode: status }]]);
  });

  test.each([901, 902])('§4-5 the flag of code %i is set when the error arrives, not at OK', async (code) => {
    const { openTab } = startBrowser(() => json({ _error: code, _termsToken: 'secret', termsVersion: '2' }, 403));
    const tab = await openTab();
    await expect(tab.login('1001/sp.admin', 'x')).rejects.toMatchObject({ code });
    const { readPendingLoginStep } = await import('#stores/session/pending-login-step.ts');
    expect(readPendingLoginStep(code as 902)).toMatchObject({
      token: 'secret',
      termsVersion: '2',
      userId: '1001/sp.admin',
    });
  });
});

describe('logout', () => {
  test('§4-4 clears the user and every cache, keeps shared entries and notifies the server', async () => {
    const { calls, openTab, localStorage } = startBrowser(server);
    const tab = await openTab();
    await tab.login('1001/sp.admin', 'x');
    const token = tab.$session.get()?.token;
    for (const [key, value] of Object.entries({ ...personal, ...others })) localStorage.setItem(key, value);
    tab.sessionStorage.setItem('kept:ticket', '{}');
    tab.logout();
    expect({ ...localStorage }).toEqual({ ...others, 'portal.device': expect.any(String) });
    expect(tab.sessionStorage.getItem('kept:ticket')).toBeNull();
    expect(tab.$session.get()).toBeUndefined();
    expect(tab.ends).toEqual(['logout']);
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/jwt_token', token });
  });

  test('§4 happens once, although a refused call and its caller both ask for it', async () => {
    const { openTab } = startBrowser((call) => (call.token ? json({ _error: 401 }, 401) : server(call)));
    const tab = await openTab();
    await tab.login('1001/sp.admin', 'x');
    await tab.renew().catch(() => tab.logout('expired'));
    expect(tab.ends).toEqual(['expired']);
  });

  test('§8 is told to an island that starts only afterwards, and not again after a new login', async () => {
    const { openTab } = startBrowser(server);
    const tab = await openTab();
    await tab.login('1001/sp.admin', 'x');
    tab.logout('expired');
    const late: string[] = [];
    tab.onSessionEnd((reason) => late.push(reason));
    expect(late).toEqual(['expired']);
    await tab.login('1001/sp.admin', 'x');
    const later: string[] = [];
    tab.onSessionEnd((reason) => later.push(reason));
    expect(later).toEqual([]);
  });

  test.each([
    ['expired', '1'],
    ['logout', null],
  ] as const)('§8 for the reason %s is known to the login page until the next login', async (reason, mark) => {
    const { openTab, localStorage } = startBrowser(server);
    const tab = await openTab();
    await tab.login('1001/sp.admin', 'x');
    tab.logout(reason);
    expect(localStorage.getItem('portal.expired')).toBe(mark);
    await tab.login('1001/sp.admin', 'x');
    expect(localStorage.getItem('portal.expired')).toBeNull();
  });

  test('§4 reaches the other tabs', async () => {
    const { openTab, spread } = startBrowser(server);
    const [one, two] = [await openTab(), await openTab()];
    await one.login('1001/sp.admin', 'x');
    spread('portal.session');
    expect(two.$user.get()).toEqual(user);
    one.logout();
    spread('portal.session');
    expect(two.$user.get()).toBeUndefined();
  });

  test('§4 what was typed outlives an expiry for the same user, and never meets another one', async () => {
    const { openTab } = startBrowser(({ body }) =>
      json(sessionAnswer(JSON.stringify(body).includes(btoa('2001/ws.user:x')) ? { ...user, account: '2001' } : user)),
    );
    const tab = await openTab();
    await tab.login('1001/sp.admin', 'x');
    tab.sessionStorage.setItem('kept:ticket', '{}');
    tab.logout('expired');
    await tab.login('1001/sp.admin', 'x');
    expect(tab.sessionStorage.getItem('kept:ticket')).toBe('{}');
    tab.logout('expired');
    await tab.login('2001/ws.user', 'x');
    expect(tab.sessionStorage.getItem('kept:ticket')).toBeNull();
  });
});

describe('§7-2 a token in an answer', () => {
  test('of an older call does not undo a logout', async () => {
    let answer = (_response: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { openTab, localStorage } = startBrowser(({ body }) =>
      JSON.stringify(body).includes('_ticket') ? json(sessionAnswer()) : late,
    );
    const tab = await openTab();
    await tab.login('1001/sp.admin', 'x');
    const renewal = tab.renew();
    // As the header's link does, which runs without the stores.
    localStorage.removeItem('portal.session');
    vi.advanceTimersByTime(1000);
    answer(json(sessionAnswer()));
    await renewal;
    expect(localStorage.getItem('portal.session')).toBeNull();
    expect(tab.$session.get()).toBeUndefined();
  });
});

test('§2 a session that cannot be read is none', async () => {
  const { openTab, localStorage } = startBrowser(server);
  localStorage.setItem('portal.session', '{broken');
  const tab = await openTab();
  expect(tab.$session.get()).toBeUndefined();
  expect(tab.isSignedIn()).toBe(false);
});

describe('§faults where the browser’s storage is', () => {
  test('full, a renewed session takes the place of the caches instead of logging out', async () => {
    const { openTab, localStorage } = startBrowser(() => json(sessionAnswer()));
    const tab = await openTab();
    await tab.login('1001/sp.admin', 'x');
    localStorage.setItem('portal.cache.tickets', '[]');
    const engine = new Proxy(localStorage, {
      set(target, key, value) {
        if (Object.hasOwn(target, 'portal.cache.tickets')) throw new DOMException('full', 'QuotaExceededError');
        return Reflect.set(target, key, value);
      },
    });
    vi.stubGlobal('localStorage', engine);
    const before = tab.$session.get()?.token;
    await tab.renew();
    expect(tab.$session.get()?.token).not.toBe(before);
    expect(localStorage.getItem('portal.session')).toContain(tab.$session.get()?.token);
  });

  test('blocked, calls go on', async () => {
    const { calls, openTab } = startBrowser(() => json(sessionAnswer()));
    const tab = await openTab();
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    await tab.login('1001/sp.admin', 'x');
    await tab.renew();
    expect(calls).toHaveLength(2);
    expect(tab.$user.get()).toEqual(user);
  });
});
