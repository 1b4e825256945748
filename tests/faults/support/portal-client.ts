import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loginTicket } from '#domain/access/session.ts';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  json: T;
}
interface Call {
  method?: 'GET' | 'POST' | 'DELETE' | 'HEAD' | 'PATCH';
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}
interface Listed {
  total: number;
  items: { id: string; foreignid: number; value1?: string; value7?: string }[];
}
export interface Ticket {
  id: string;
  foreignid: number;
  version: number;
  data: { status: string; files: number; history: { kind: string; text?: string; files?: number | string[] }[] };
}

/** Answers that a client retries because they mean "later", such as a conflict while its first call still runs. */
const isTransient = ({ status, json }: Answer<unknown>) =>
  [408, 423, 425, 429, 502, 503, 504].includes(status) || (status === 409 && !Object.hasOwn(json as object, 'record'));
const password = 'Portal-Demo-2026!';
const longestTrial = 120_000;

export const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A signed-in client of a running server, with two ways to call: one attempt, or trying again as the site does. */
export function portalClient(origin: string, userId = '1001/sp.admin') {
  let token = '';
  const retries = { count: 0 };

  async function attempt<T = Record<string, unknown>>(path: string, call: Call = {}): Promise<Answer<T>> {
    const { method = call.body === undefined ? 'GET' : 'POST', body, key, headers, signal } = call;
    const response = await fetch(`${origin}/api${path}`, {
      method,
      ...(body !== undefined && { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
      ...(signal && { signal }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
    });
    const text = await response.text();
    return { status: response.status, json: (text ? JSON.parse(text) : {}) as T };
  }

  async function login(): Promise<void> {
    const body = { _ticket: loginTicket(userId, password), timeout: 3_600_000 };
    const answer = await patiently<{ token: string }>('/jwt_token', { body });
    if (answer.status !== 200) throw new Error(`login answers ${answer.status}`);
    token = answer.json.token;
  }

  /** Tries again until there is an answer that means something; a session that has ended is renewed on the way. */
  async function patiently<T = Record<string, unknown>>(path: string, call: Call = {}): Promise<Answer<T>> {
    const startedAt = performance.now();
    for (let wait = 50; ; wait = Math.min(wait * 2, 1000)) {
      const answer = await attempt<T>(path, call).catch(() => undefined);
      if (answer?.status === 401 && path !== '/jwt_token') await login();
      else if (answer && !isTransient(answer)) return answer;
      if (performance.now() - startedAt > longestTrial) throw new Error(`no answer to ${path}: ${answer?.status}`);
      retries.count += 1;
      await pause(wait);
    }
  }

  const data = '/foundation/1001/data';
  const ticket = async (id: string) => (await patiently<Ticket>(`${data}/${id}`)).json;
  return {
    origin,
    attempt,
    patiently,
    login,
    retries,
    token: () => token,
    /** Another tab: the same user's same session. */
    takeToken: (other: string) => {
      token = other;
    },
    ticket,
    find: async (word: string) =>
      (await patiently<Listed>(`${data}?type=hd.ticket&_limit=200&search=${encodeURIComponent(word)}`)).json,
    /** Digests of a ticket's files by their names. */
    async files(id: string): Promise<Map<string, string>> {
      const home = `/public/filebrowser/home1001_${id}?_action=list`;
      const { items } = (await patiently<{ items: { name: string; path: string }[] }>(home)).json;
      const result = new Map<string, string>();
      for (const { name, path } of items) {
        const grant = await patiently<{ token: string }>('/public/onetimeaction', {
          body: { _action: 'downloadFile', path },
        });
        const address = `${origin}/api/public/filedownload/datei?token=${grant.json.token}`;
        result.set(name, digest(new Uint8Array(await (await fetch(address)).arrayBuffer())));
      }
      return result;
    },
  };
}
export type PortalClient = ReturnType<typeof portalClient>;
