import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import de from '#i18n/de/common.json' with { type: 'json' };
import en from '#i18n/en/common.json' with { type: 'json' };

const source = readFileSync('public/push-worker.js', 'utf8');
const origin = 'https://portal.example.com';

type Handler = (event: object) => void;
interface Call {
  readonly name: string;
  readonly with: readonly unknown[];
}

/** The worker in a scope of its own: what it listens to, and what it did. */
function startWorker({ query = '', windows = [] as { url: string }[], language = 'de-DE' } = {}) {
  const handlers = new Map<string, Handler>();
  const calls: Call[] = [];
  const call =
    (name: string, answer?: unknown) =>
    async (...args: unknown[]) => {
      calls.push({ name, with: args });
      return answer;
    };
  const fetch = call('fetch', { ok: true });
  const self = {
    location: { href: `${origin}/push-worker.js${query}`, origin },
    navigator: { language },
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    registration: { showNotification: call('show'), pushManager: { subscribe: call('subscribe', keysOf('b')) } },
    clients: {
      matchAll: async () => windows.map((one) => ({ ...one, focus: call('focus', one.url) })),
      openWindow: call('open'),
    },
  };
  runInNewContext(source, { self, URL, fetch });
  const fire = async (name: string, event: object = {}) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { handlers, calls, fire };
}

const keysOf = (name: string) => ({
  options: { userVisibleOnly: true },
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: `p-${name}`, auth: `a-${name}` } }),
});

let worker: ReturnType<typeof startWorker>;
beforeEach(() => {
  worker = startWorker();
});
const pushed = (value: unknown) => ({
  data: {
    json: () => {
      if (value === undefined) throw new SyntaxError('no JSON');
      return value;
    },
  },
});
const clicked = (link?: unknown) => ({
  notification: { close: () => {}, data: link === undefined ? undefined : { link } },
});

test('§notifications.browsers the worker answers no request of a page, keeps nothing and controls none', () => {
  expect([...worker.handlers.keys()].sort()).toEqual(['notificationclick', 'push', 'pushsubscriptionchange']);
  expect(source).not.toMatch(/caches|CacheStorage|indexedDB|importScripts|respondWith|clients\.claim|skipWaiting|eval/);
  expect(source.match(/\bfetch\(/g)).toHaveLength(1);
});

test('§notifications.browsers a message is shown once under its tag', async () => {
  await worker.fire('push', pushed({ title: 'Tickets', body: 'Antwort', link: '/etc/tickets', tag: 't' }));
  expect(worker.calls).toMatchObject([
    { name: 'show', with: ['Tickets', { body: 'Antwort', tag: 't', renotify: true, data: { link: '/etc/tickets' } }] },
  ]);
});

test.each([[undefined], [null], [{}], [{ title: 7 }]])(
  '§notifications.browsers what cannot be read is news without words of it: %j',
  async (value) => {
    await worker.fire('push', pushed(value));
    expect(worker.calls).toMatchObject([
      { name: 'show', with: ['Es gibt Neues', { data: { link: '/notifications' } }] },
    ]);
  },
);

test.each([
  'https://evil.example.com/',
  '//evil.example.com/',
  '/\\evil.example.com/',
  '/\t/evil.example.com/',
  'javascript:alert(1)',
  'notifications',
  undefined,
  7,
])('§notifications.browsers a link that leads elsewhere opens all notifications: %j', async (link) => {
  await worker.fire('push', pushed({ title: 'x', link }));
  await worker.fire('notificationclick', clicked(link));
  expect(worker.calls).toMatchObject([
    { name: 'show', with: ['x', { data: { link: '/notifications' } }] },
    { name: 'open', with: ['/notifications'] },
  ]);
});

test('§notifications.browsers a press shows the tab that has it, and leads no other one away', async () => {
  const open = startWorker({
    windows: [{ url: `${origin}/etc/tickets` }, { url: `${origin}/etc/tickets/edit?id=7#x` }],
  });
  await open.fire('notificationclick', clicked('/etc/tickets/edit?id=7'));
  await open.fire('notificationclick', clicked('/etc/tickets/edit?id=8'));
  expect(open.calls.map(({ name }) => name)).toEqual(['focus', 'open']);
});

test.each([
  ['', '/api/public/push-renewal'],
  ['?api=https%3A%2F%2Fapi.example.com%2Fapi', 'https://api.example.com/api/public/push-renewal'],
])('§notifications.browsers a new address is told with the proof of the old one (%s)', async (query, address) => {
  const changed = startWorker({ query });
  await changed.fire('pushsubscriptionchange', { oldSubscription: keysOf('a') });
  const [subscribed, told] = changed.calls;
  expect(subscribed).toMatchObject({ name: 'subscribe', with: [{ userVisibleOnly: true }] });
  expect(told?.with[0]).toBe(address);
  const [, options] = told?.with ?? [];
  expect(JSON.parse((options as { body: string }).body)).toEqual({
    before: { endpoint: 'https://push.example/a', auth: 'a-a' },
    next: { endpoint: 'https://push.example/b', p256dh: 'p-b', auth: 'a-b' },
  });
});

test('§notifications.browsers without the old address nothing is told', async () => {
  await worker.fire('pushsubscriptionchange', { newSubscription: keysOf('b') });
  expect(worker.calls).toEqual([]);
});

test.each([
  ['manifest.json', 'de', de, '/my-portal'],
  ['manifest.en.json', 'en', en, '/en/my-portal'],
])('%s names the portal as its pages do, and only files that are there', (file, lang, common, start) => {
  const manifest = JSON.parse(readFileSync(`public/${file}`, 'utf8'));
  expect(manifest).toMatchObject({ lang, name: common.appName, description: common.description, start_url: start });
  for (const { src } of manifest.icons) expect(readFileSync(`public${src}`).length).toBeGreaterThan(0);
});
