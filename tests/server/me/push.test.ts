import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings, type NotificationEvent } from '#contract/me/settings.ts';
import { pushMessages, pushSubscriptions } from '#server/db/tables/notification-tables.ts';
import { callback } from '../support/file-calls.ts';
import { day, hour, minute, type Portal, type Session } from '../support/portal.ts';
import {
  browsersOf,
  created,
  openBrowser,
  openWithPushService,
  status,
  turnOn,
  vapidClaims,
} from '../support/push-service.ts';
import { noticeFor } from './notices.ts';

let portal: Portal;
let service: Awaited<ReturnType<typeof openWithPushService>>['service'];
let me: Session;
let ticket: string;
beforeAll(async () => {
  ({ portal, service } = await openWithPushService());
  ticket = (await (await portal.as('1001/sp.admin')).post('/foundation/1001/data', callback)).json<{ id: string }>().id;
});
afterAll(async () => {
  await service.close();
  await portal.close();
});
beforeEach(async () => {
  me = await portal.as('1001/sp.admin');
  service.answer(created);
  service.received.length = 0;
});
afterEach(async () => {
  await portal.services.db.delete(pushSubscriptions);
});

const run = () => portal.services.jobs.run('pushes');
const tell = (title: string, more: { event?: NotificationEvent; recordId?: string } = {}) =>
  noticeFor(portal, { title, recordId: ticket, ...more });
const waiting = () => portal.services.db.$count(pushMessages);

test('§notifications.browsers a browser gets news encrypted and signed, and can read them alone', async () => {
  const browser = openBrowser(service);
  const { key, items } = await turnOn(me, browser);
  expect(items).toHaveLength(1);
  await tell('Müller & Söhne: Antwort auf Ihre Frage');
  await run();
  const [message] = service.received;
  expect(message?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(message?.body.toString('latin1')).not.toContain('ller');
  expect(browser.read(message)).toEqual({
    title: 'Vorgänge und Anfragen',
    body: 'Müller & Söhne: Antwort auf Ihre Frage',
    link: `/etc/tickets/edit?id=${ticket}&trid=1001`,
    tag: message?.headers['topic'],
  });
  expect(message && (await vapidClaims(message, key))).toMatchObject({
    ...{ aud: service.origin, sub: 'mailto:portal@example.com', k: key, alg: 'ES256' },
    exp: expect.any(Number),
  });
  expect(() => openBrowser(service).read(message)).toThrow();
  expect(await browsersOf(me)).toMatchObject([{ lastSuccess: portal.now() }]);
  expect(await waiting()).toBe(0);
});

test('§notifications.browsers news of one record have one topic in a browser, those of another record another', async () => {
  const [one, other] = [openBrowser(service), openBrowser(service)];
  await turnOn(me, one);
  await turnOn(me, other);
  const second = (await me.post('/foundation/1001/data', callback)).json<{ id: string }>().id;
  await run();
  service.received.length = 0;
  await tell('Eins');
  await tell('Zwei');
  await tell('Drei', { recordId: second });
  await run();
  const topics = (path: string) =>
    service.received.filter((message) => message.path === path).map(({ headers }) => headers['topic']);
  const [first, again, third] = topics(new URL(one.endpoint).pathname).sort();
  expect(new Set([first, again, third]).size).toBe(2);
  expect(topics(new URL(other.endpoint).pathname)).not.toContain(first);
});

test('§notifications.browsers they speak the language of the settings, else that of the browser', async () => {
  const browser = openBrowser(service);
  await turnOn(me, { body: { ...browser.body, locale: 'en' } });
  await tell('Hallo');
  await run();
  expect(browser.read(service.received[0])).toMatchObject({
    title: 'Processes and requests',
    link: /^\/en\// as never,
  });
});

test('§notifications.browsers each event follows its setting, and what was read in the bell is not sent', async () => {
  await turnOn(me, openBrowser(service));
  await me.put('/me/settings', { pushes: { ...defaultSettings.pushes, porting: false } });
  await tell('Portierung', { event: 'porting' });
  await tell('Newsletter', { event: 'newsletter' });
  await tell('Gelesen');
  await me.post('/me/notifications/read', { all: true });
  await tell('Auftrag', { event: 'statement' });
  await run();
  expect(service.received.map(({ headers }) => headers['urgency'])).toEqual(['low']);
  expect(await waiting()).toBe(0);
});

test('§notifications.browsers quiet hours hold messages back until their end', async () => {
  await turnOn(me, openBrowser(service));
  await me.put('/me/settings', { quietHours: { from: '00:00', to: '23:30' } });
  await tell('Später');
  await run();
  expect([service.received.length, await waiting()]).toEqual([0, 1]);
  portal.pass(23 * hour);
  await run();
  expect(service.received).toHaveLength(1);
  await (await portal.as('1001/sp.admin')).put('/me/settings', { quietHours: null });
});

test.each([404, 410])('§notifications.browsers a service that says %s takes the browser away', async (code) => {
  await turnOn(me, openBrowser(service));
  service.answer(status(code));
  await tell('Weg');
  await tell('Auch weg');
  await run();
  expect(await browsersOf(me)).toEqual([]);
  expect(await waiting()).toBe(0);
});

test.each([429, 500, 503])(
  '§notifications.browsers after %s it is tried again, ever later, for a day',
  async (code) => {
    await turnOn(me, openBrowser(service));
    service.answer(status(code));
    await tell('Noch einmal');
    await run();
    await run();
    expect(service.received).toHaveLength(1);
    portal.pass(minute);
    await run();
    expect(service.received).toHaveLength(2);
    portal.pass(minute);
    await run();
    expect(service.received).toHaveLength(2);
    service.answer(created);
    portal.pass(minute);
    await run();
    expect(service.received).toHaveLength(3);
    expect(await waiting()).toBe(0);
    await tell('Ein Tag');
    service.answer(status(code));
    for (let n = 0; n < 20; n += 1) {
      await run();
      portal.pass(2 * hour);
    }
    expect(await waiting()).toBe(0);
    expect(service.received.length).toBeLessThan(25);
    expect(await portal.services.db.$count(pushSubscriptions)).toBe(1);
  },
);

test('§notifications.browsers a service that does not answer holds up no other', async () => {
  const [lame, sound] = [openBrowser(service, `${service.origin.replace('push', 'a.push')}/1`), openBrowser(service)];
  await turnOn(me, lame);
  await turnOn(me, sound);
  service.answer((response) => (response.req.headers.host?.startsWith('a.') ? response.destroy() : created(response)));
  for (let n = 0; n < 12; n += 1) await tell(`Nachricht ${n}`);
  await run();
  const toSound = service.received.filter(({ headers }) => !headers['host']?.startsWith('a.'));
  expect(toSound).toHaveLength(12);
  expect(service.received.length - toSound.length).toBeLessThan(12);
  expect(await waiting()).toBe(12);
});

test('§notifications.browsers refusals are counted, and a browser goes after five in a row', async () => {
  await turnOn(me, openBrowser(service));
  service.answer(status(403));
  for (let n = 0; n < 4; n += 1) {
    await tell('Nein');
    await run();
  }
  service.answer(created);
  await tell('Doch');
  await run();
  service.answer(status(307));
  for (let n = 0; n < 5; n += 1) {
    expect(await browsersOf(me)).toHaveLength(1);
    await tell('Nein');
    await run();
  }
  expect(await browsersOf(me)).toEqual([]);
});

test('§notifications.browsers news older than a day are not sent', async () => {
  await turnOn(me, openBrowser(service));
  await tell('Alt');
  portal.pass(day + 1);
  await run();
  expect([service.received.length, await waiting()]).toEqual([0, 0]);
});

test('§notifications.browsers without push services there is no key, and no browser is taken', async () => {
  const off = await openWithPushService({ PUSH_SERVICES: 'none' });
  const user = await off.portal.as('1001/sp.admin');
  expect((await user.get('/me/push')).json()).toEqual({ items: [] });
  expect((await user.post('/me/push', openBrowser(off.service).body)).statusCode).toBe(404);
  await off.service.close();
  await off.portal.close();
});
