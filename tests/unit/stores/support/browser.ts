import { vi } from 'vitest';
import type { SessionUser } from '#contract/session.ts';
import { MemoryStorage } from './memory-storage.ts';

/** Grants one holder of a name after the other, as Web Locks do. */
class Locks {
  readonly #last = new Map<string, Promise<unknown>>();
  async request(name: string, _options: object, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#last.set(
      name,
      turn.catch(() => {}),
    );
    await turn;
  }
}

export interface Call {
  method: string;
  path: string;
  token: string | undefined;
  body: unknown;
}

export const user: SessionUser = {
  account: '1001',
  username: 'sp.admin',
  displayName: 'Petra Sommer',
  email: 'petra@example.com',
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
let issued = 0;
/** A session answer as the server gives it now, for an hour. */
export function sessionAnswer(of: SessionUser = user, serverClock = Date.now(), exp = serverClock / 1000 + 3600) {
  issued += 1;
  const claims = { sub: of.username, ...of, roles: ['SP'], iat: serverClock / 1000, exp };
  return { token: `${part({})}.${part({ ...claims, jti: String(issued) })}.s`, roles: ['SP'], user: of };
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
/** A status alone, also one that pages themselves cannot make. */
export const bare = (status: number) =>
  Object.defineProperties(new Response(null), {
    status: { value: status },
    ok: { value: status >= 200 && status < 300 },
  });
/** An answer with a connection that breaks within its body. */
export const cutOff = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }), {
    headers: { 'content-type': 'application/json' },
  });
export const noContent = () => new Response(null, { status: 204 });

/** A browser with tabs on one storage; `answer` stands for the server. Undefined from it is a lost connection. */
export function startBrowser(answer: (call: Call) => Response | Promise<Response> | undefined, { locks = true } = {}) {
  const calls: Call[] = [];
  const localStorage = new MemoryStorage();
  const tabs: EventTarget[] = [];
  vi.resetModules();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('navigator', locks ? { locks: new Locks() } : {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call: Call = { method: init.method ?? 'GET', path, token, body };
    calls.push(call);
    const response = await answer(call);
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  });

  /** A tab with modules of its own, which hears of changes that others make to the storage when `spread` is called. */
  async function openTab() {
    vi.resetModules();
    const page = new EventTarget();
    tabs.push(page);
    const sessionStorage = new MemoryStorage();
    const enter = () => {
      vi.stubGlobal('window', page);
      vi.stubGlobal('location', new URL('http://portal.test/'));
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
      vi.stubGlobal('sessionStorage', sessionStorage);
    };
    enter();
    const session = await import('#stores/session/session.ts');
    const { onSessionEnd } = await import('#stores/session/end-of-session.ts');
    const refresh = await import('#stores/session/refresh.ts');
    const ends: string[] = [];
    onSessionEnd((reason) => ends.push(reason));
    session.$session.listen(() => {});
    const keepSessionFresh = () => {
      enter();
      refresh.keepSessionFresh();
    };
    return { ...session, onSessionEnd, keepSessionFresh, page, ends, sessionStorage };
  }

  /** Tells every tab what the storage now has under a key, as the browser does for changes of other tabs. */
  const spread = (key: string) => {
    for (const tab of tabs) {
      const event = new Event('storage');
      tab.dispatchEvent(Object.assign(event, { key, newValue: localStorage.getItem(key) }));
    }
  };
  return { calls, localStorage, openTab, spread };
}
