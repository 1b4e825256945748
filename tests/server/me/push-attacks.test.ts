import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pushSubscriptions } from '#server/db/tables/notification-tables.ts';
import { callback } from '../support/file-calls.ts';
import type { Portal, Session } from '../support/portal.ts';
import { browsersOf, openBrowser, openWithPushService, turnOn } from '../support/push-service.ts';
import { noticeFor } from './notices.ts';

let portal: Portal;
let service: Awaited<ReturnType<typeof openWithPushService>>['service'];
let me: Session;
beforeAll(async () => {
  ({ portal, service } = await openWithPushService());
  me = await portal.as('1001/sp.admin');
});
afterAll(async () => {
  await service.close();
  await portal.close();
});
afterEach(async () => {
  await portal.services.db.delete(pushSubscriptions);
  service.received.length = 0;
});

const run = () => portal.services.jobs.run('pushes');
const newTicket = async () => (await me.post('/foundation/1001/data', callback)).json<{ id: string }>().id;
const register = (session: Session, body: object) => session.post('/me/push', body);

test.each([
  ['no TLS', 'http://push.example/1'],
  ['another host', 'https://evil.example.com/1'],
  ['a host that ends alike', 'https://evilpush.example/1'],
  ['a name in front', 'https://push.example@evil.example.com/1'],
  ['a name and a password', 'https://user:secret@push.example/1'],
  ['a loopback address', 'https://127.0.0.1/1'],
  ['a loopback number', 'https://2130706433/1'],
  ['an address of IPv6', 'https://[::1]/1'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
  ['no address', 'push.example'],
  ['a script', 'javascript:alert(1)'],
  ['a file', 'file:///etc/passwd'],
  ['an endless address', `https://push.example/${'x'.repeat(1000)}`],
  ['another form of an address', 'https://PUSH.example:443/1'],
  ['an end that is cut off', 'https://push.example/1#'],
  ['line ends', 'https://push.example/1\r\nX-Other: 1#'],
])('§notifications.browsers an endpoint is refused: %s', async (_case, endpoint) => {
  expect((await register(me, { ...openBrowser(service).body, endpoint })).statusCode).toBe(400);
  expect(await browsersOf(me)).toEqual([]);
});

test('§notifications.browsers a push service in an own network is refused unless the operator names it', async () => {
  portal.services.webhooks.resolve = async () => ['10.0.0.5'];
  expect((await register(me, openBrowser(service).body)).statusCode).toBe(400);
  portal.services.webhooks.resolve = async () => ['127.0.0.1', '10.0.0.5'];
  expect((await register(me, openBrowser(service).body)).statusCode).toBe(400);
  portal.services.webhooks.resolve = async () => ['127.0.0.1'];
  await turnOn(me, openBrowser(service));
  await noticeFor(portal, { title: 'Umgelenkt', recordId: await newTicket() });
  portal.services.webhooks.resolve = async () => ['169.254.169.254'];
  await run();
  portal.services.webhooks.resolve = async () => ['127.0.0.1'];
  expect(service.received).toEqual([]);
});

test.each([
  ['a short key', { p256dh: 'BAAA' }],
  ['a number that is no point', { p256dh: `B${'A'.repeat(86)}` }],
  ['a short secret', { auth: 'AAAA' }],
  ['more fields', { userId: 'x' }],
  ['another language', { locale: 'fr' }],
])('§notifications.browsers keys are refused: %s', async (_case, more) => {
  expect((await register(me, { ...openBrowser(service).body, ...more })).statusCode).toBe(400);
});

test('§notifications.browsers no user reads or ends a browser of another, and no session none at all', async () => {
  const { items } = await turnOn(me, openBrowser(service));
  const id = items[0]?.id ?? '';
  for (const name of ['1001/sp.user', '2001/ws.user', '9001/etc.staff']) {
    const other = await portal.as(name);
    expect(await browsersOf(other)).toEqual([]);
    expect((await other.delete(`/me/push/${id}`)).statusCode).toBe(404);
  }
  expect((await portal.call('GET', '/me/push')).statusCode).toBe(401);
  expect((await portal.call('DELETE', `/me/push/${id}`)).statusCode).toBe(401);
  expect(await browsersOf(me)).toHaveLength(1);
  expect((await me.delete(`/me/push/${id}`)).statusCode).toBe(204);
  expect((await me.delete(`/me/push/${id}`)).statusCode).toBe(404);
});

test('§notifications.browsers a browser that another user turns on shows the former one nothing more', async () => {
  const browser = openBrowser(service);
  await turnOn(me, browser);
  await noticeFor(portal, { title: 'Für den Ersten', recordId: await newTicket() });
  const next = await portal.as('2001/ws.user');
  await turnOn(next, browser);
  expect(await browsersOf(me)).toEqual([]);
  expect(await browsersOf(next)).toMatchObject([{ id: expect.any(String) }]);
  await noticeFor(portal, { title: 'Auch für den Ersten', recordId: await newTicket() });
  await run();
  expect(service.received).toEqual([]);
});

test('§notifications.browsers there are ten at most for a user, also where all are turned on at once', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => register(me, openBrowser(service).body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(200), ...Array(4).fill(409)]);
  expect(await browsersOf(me)).toHaveLength(10);
});

test('§notifications.browsers two users who turn one on at the same time share it never', async () => {
  const [browser, next] = [openBrowser(service), await portal.as('2001/ws.user')];
  await Promise.all([register(me, browser.body), register(next, browser.body), register(me, browser.body)]);
  expect((await browsersOf(me)).length + (await browsersOf(next)).length).toBe(1);
});

const renew = (before: object, next: object) => portal.call('POST', '/public/push-renewal', { body: { before, next } });

test('§notifications.browsers a worker whose address changed is followed by its secret, once', async () => {
  const { body: _body, read: _read, ...old } = openBrowser(service);
  const { body: _next, ...next } = openBrowser(service);
  await turnOn(me, { body: { ...old, locale: 'de' } });
  const { endpoint, auth } = old;
  const keys = { endpoint: next.endpoint, p256dh: next.p256dh, auth: next.auth };
  expect((await renew({ endpoint, auth: openBrowser(service).auth }, keys)).statusCode).toBe(404);
  expect((await renew({ endpoint: `${endpoint}x`, auth }, keys)).statusCode).toBe(404);
  expect((await renew({ endpoint, auth }, { ...keys, endpoint: 'https://10.0.0.1/' })).statusCode).toBe(400);
  expect((await renew({ endpoint, auth }, keys)).statusCode).toBe(204);
  expect((await renew({ endpoint, auth }, keys)).statusCode).toBe(404);
  expect(await browsersOf(me)).toHaveLength(1);
  await noticeFor(portal, { title: 'Angekommen', recordId: await newTicket() });
  await run();
  expect(service.received.map((message) => next.read(message)['body'])).toContain('Angekommen');
});

test('§notifications.browsers of many renewals at the same time one counts', async () => {
  const old = openBrowser(service);
  await turnOn(me, old);
  const { endpoint, auth } = old;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => {
      const { endpoint: address, p256dh, auth: secret } = openBrowser(service);
      return renew({ endpoint, auth }, { endpoint: address, p256dh, auth: secret });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404, 404, 404, 404]);
  expect(await browsersOf(me)).toHaveLength(1);
});

test('§notifications.browsers a renewal takes no browser of another user', async () => {
  const [mine, theirs] = [openBrowser(service), openBrowser(service)];
  const other = await portal.as('2001/ws.user');
  await turnOn(me, mine);
  await turnOn(other, theirs);
  const { endpoint, auth, p256dh } = theirs;
  expect((await renew({ endpoint: mine.endpoint, auth: mine.auth }, { endpoint, auth, p256dh })).statusCode).toBe(404);
  expect([await browsersOf(me), await browsersOf(other)].map((items) => items.length)).toEqual([1, 1]);
});

test('§notifications.browsers neither answers nor the log tell an endpoint or a key', async () => {
  const browser = openBrowser(service);
  await turnOn(me, browser);
  service.answer((response) => void response.writeHead(403).end());
  await noticeFor(portal, { title: 'Vertraulich', recordId: await newTicket() });
  await run();
  const answer = (await me.get('/me/push')).body;
  const path = new URL(browser.endpoint).pathname;
  for (const text of [answer, portal.logLines.join('\n')])
    for (const part of [path, browser.auth, browser.p256dh]) expect(text).not.toContain(part);
  expect(portal.logLines.some((line) => line.includes('push.example'))).toBe(true);
});
