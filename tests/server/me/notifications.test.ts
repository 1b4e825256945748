import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification, NotificationPage } from '#contract/me/notifications.ts';
import { notifications } from '#server/db/tables/notification-tables.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { callback } from '../support/file-calls.ts';
import { day, minute, openPortal, type Portal, type Session } from '../support/portal.ts';
import { noticeFor } from './notices.ts';

let portal: Portal;
let me: Session;
let ticket: string;
beforeAll(async () => {
  portal = await openPortal();
  me = await portal.as('1001/sp.admin');
  const created = await me.post('/foundation/1001/data', { ...callback, contactEmail: 'sp.admin@p1001.example.com' });
  ticket = created.json<{ id: string }>().id;
  await portal.services.db.delete(notifications);
});
afterAll(() => portal.close());

const list = async (session = me, query: Record<string, string> = {}): Promise<NotificationPage> => {
  const answer = await session.get('/me/notifications', { query });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const titles = ({ items }: { items: readonly Notification[] }) => items.map(({ title }) => title.en);
const notifyMe = (title: string, about: Partial<Parameters<typeof noticeFor>[1]> = {}) =>
  noticeFor(portal, { title, recordId: ticket, ...about });

describe('the list', () => {
  test('§notifications an answer of the distributor notifies the contact, with ticket and organisation', async () => {
    const staff = await portal.as('9001/etc.staff');
    await staff.post(`/foundation/1001/data/${ticket}`, { _action: 'append', note: 'Wir kümmern uns.' });
    const { items, unread } = await list();
    expect(unread).toBe(1);
    expect(items).toEqual([
      expect.objectContaining({
        event: 'ticketAnswer',
        title: {
          de: expect.stringMatching(/^\D.*: Neue Antwort · Ticket \d+$/),
          en: expect.stringMatching(/: New reply · Ticket \d+$/),
        },
        trid: '1001',
        foundation: expect.any(String),
        unread: true,
        link: `/etc/tickets/edit?id=${ticket}`,
      }),
    ]);
    expect((await list(staff)).items).toEqual([]);
  });

  test('§notifications shows unread ones first, page by page, and each once', async () => {
    await portal.services.db.delete(notifications);
    for (let n = 1; n <= 7; n += 1) {
      portal.pass(minute);
      await notifyMe(`Nr ${n}`);
    }
    const before = await list();
    expect(titles(before)).toEqual(['Nr 7', 'Nr 6', 'Nr 5', 'Nr 4', 'Nr 3', 'Nr 2', 'Nr 1']);
    const ids = before.items.filter(({ title }) => ['Nr 7', 'Nr 4'].includes(title.de)).map(({ id }) => id);
    expect((await me.post('/me/notifications/read', { ids })).json()).toEqual({ unread: 5 });

    const log: string[] = [];
    let after: string | undefined;
    do {
      const page = await list(me, { limit: '3', ...(after && { after }) });
      expect(page.unread).toBe(5);
      log.push(...titles(page));
      after = page.next;
    } while (after);
    expect(log).toEqual(['Nr 6', 'Nr 5', 'Nr 3', 'Nr 2', 'Nr 1', 'Nr 7', 'Nr 4']);

    const since = before.items.find(({ title }) => title.de === 'Nr 5')?.id ?? '';
    expect(titles(await list(me, { since }))).toEqual(['Nr 6', 'Nr 7']);
    expect(titles(await list(me, { unread: '1', limit: '2' }))).toEqual(['Nr 6', 'Nr 5']);
    expect(await list(me, { limit: '0' })).toEqual({ items: [], unread: 5 });
  });

  test('§notifications marks all as read up to the newest that was seen', async () => {
    const [newest] = (await list()).items;
    portal.pass(minute);
    await notifyMe('Danach');
    expect((await me.post('/me/notifications/read', { all: true, until: newest?.id })).json()).toEqual({ unread: 1 });
    expect(titles(await list(me, { unread: '1' }))).toEqual(['Danach']);
    expect((await me.post('/me/notifications/read', { all: true })).json()).toEqual({ unread: 0 });
  });

  test('§notifications is filtered by event', async () => {
    await notifyMe('Auftrag', { event: 'orderStatus' });
    expect(titles(await list(me, { event: 'orderStatus' }))).toEqual(['Auftrag']);
    expect(titles(await list(me, { event: 'porting' }))).toEqual([]);
  });

  test('§notifications goes after 90 days', async () => {
    const { db } = portal.services;
    portal.pass(89 * day);
    await deleteExpired(db, portal.now());
    expect(await db.$count(notifications)).toBeGreaterThan(0);
    portal.pass(day);
    await deleteExpired(db, portal.now());
    expect(await db.$count(notifications)).toBe(0);
  });
});

describe('attacks', () => {
  test('§6 ids of others are as those that do not exist', async () => {
    me = await portal.as('1001/sp.admin');
    await notifyMe('Meine');
    const [mine] = (await list()).items;
    const other = await portal.as('1004/plain.user');
    for (const ids of [[mine?.id], ['0190-none']]) {
      const answer = await other.post('/me/notifications/read', { ids });
      expect([answer.statusCode, answer.json()]).toEqual([200, { unread: 0 }]);
    }
    await other.post('/me/notifications/read', { all: true });
    expect((await list()).unread).toBe(1);
    expect((await list(other, { since: mine?.id ?? '' })).items).toEqual([]);
  });

  test.each([
    ['no ids', { ids: [] }],
    ['too many ids', { ids: Array.from({ length: 201 }, (_, n) => `id-${n}`) }],
    ['ids that are none', { ids: ["' or 1=1 --"] }],
    ['both', { ids: ['a'], all: true }],
    ['nothing', {}],
    ['false', { all: false }],
  ])('§7 %s are refused', async (_name, body) => {
    expect((await me.post('/me/notifications/read', body)).statusCode).toBe(400);
  });

  test.each([
    ['limit', '51'],
    ['limit', '-1'],
    ['after', 'x1'],
    ['event', 'password'],
    ['since', "'"],
  ])('§7 the query %s=%s is refused', async (name, value) => {
    expect((await me.get('/me/notifications', { query: { [name]: value } })).statusCode).toBe(400);
  });

  test('§6 without a session there is nothing', async () => {
    expect((await portal.call('GET', '/me/notifications')).statusCode).toBe(401);
    expect((await portal.call('POST', '/me/notifications/read', { body: { all: true } })).statusCode).toBe(401);
  });
});

test('§notifications actions in the demo notify the users concerned', async () => {
  const fresh = await openPortal();
  const { db } = fresh.services;
  expect(await db.$count(notifications)).toBeGreaterThan(0);
  expect(await db.$count(notifications, eq(notifications.digest, true))).toBe(0);
  await fresh.close();
});
