import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarFeeds } from '#server/db/tables/notification-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { desiredDate, type PortingCalls, portingCalls } from '../wholesale/porting-calls.ts';

let portal: Portal;
let portings: PortingCalls;
let wholesaler: Session;
beforeAll(async () => {
  portal = await openPortal();
  portings = await portingCalls(portal);
  wholesaler = await portal.as('2001/ws.user');
});
afterAll(() => portal.close());

interface Made {
  readonly address: string;
}

const addressOf = async (session: Session, hasNames = false, locale = 'de') =>
  (await session.post('/me/calendar', { locale, hasNames })).json<Made>().address;
const pathOf = (address: string) => new URL(address).pathname.replace('/api', '');
const fetched = (address: string) => portal.call('GET', pathOf(address));
/** Events by their lines, unfolded. */
const eventsOf = (file: string) =>
  file
    .replace(/\r\n /g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(event.split('\r\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)])),
    );
const eventAbout = (file: string, number: string) => eventsOf(file).find((event) => event['UID']?.includes(number));

const sentPorting = async () => {
  const { id } = await portings.draft();
  await portings.partner.done(id, 'send');
  await portings.due();
  return id;
};
const answers = (id: string, event: string, more: object) => portings.staff.done(id, 'carrier', { event, ...more });
const statusOf = async (address: string) => (await fetched(address)).statusCode;
/** The file of a mail, decoded. */
const dateIn = (mail = '') => {
  const [, base64 = ''] = /Content-Type: text\/calendar[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(mail) ?? [];
  return Buffer.from(base64, 'base64').toString('utf8');
};

test('§calendar a calendar program and the mails tell the day of a porting, that it moved and that it was cancelled', async () => {
  const id = await sentPorting();
  const { foreignid: number = '' } = await answers(id, 'RUEM-VA', { codes: ['8001'], date: desiredDate });
  const address = await addressOf(wholesaler);
  const answer = await fetched(address);
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  const agreed = eventAbout(answer.body, number);
  expect(agreed).toMatchObject({
    SUMMARY: `Portierung · ${number}`,
    DTSTART: '20261207T050000Z',
    DTEND: '20261207T110000Z',
  });
  expect(agreed?.['URL;VALUE=URI']).toContain(id);
  const [confirmed] = eventsOf(dateIn((await portal.mails()).at(-1)));
  expect(confirmed).toMatchObject({ UID: agreed?.['UID'], DTSTART: '20261207T050000Z' });

  await portings.partner.done(id, 'shift', { date: '2026-12-10' });
  await answers(id, 'TV-ERLM', { codes: ['8003'], date: '2026-12-10' });
  const moved = eventAbout((await fetched(address)).body, number);
  expect(moved).toMatchObject({ UID: agreed?.['UID'], DTSTART: '20261210T050000Z' });
  expect(Number(moved?.['SEQUENCE'])).toBeGreaterThan(Number(agreed?.['SEQUENCE']));

  await portings.partner.done(id, 'cancel', { reason: 'Der Kunde bleibt.' });
  await answers(id, 'STORNO-ERLM', { codes: ['8004'] });
  expect(eventAbout((await fetched(address)).body, number)).toBeUndefined();
  expect(eventsOf(dateIn((await portal.mails()).at(-1)))).toEqual([
    expect.objectContaining({ UID: agreed?.['UID'], STATUS: 'CANCELLED' }),
  ]);
});

test('§calendar names stand in it only where the user chose that', async () => {
  const id = await sentPorting();
  const { foreignid: number = '', data } = await answers(id, 'RUEM-VA', { codes: ['8001'], date: desiredDate });
  const customer = String(data['customerName']);
  const without = (await fetched(await addressOf(wholesaler))).body;
  expect(without).toContain(number);
  expect(without).not.toContain(customer);
  const named = eventAbout((await fetched(await addressOf(wholesaler, true, 'en'))).body, number);
  expect(named?.['SUMMARY']?.replaceAll('\\', '')).toBe(`Porting: ${customer} · ${number}`);
});

test('§calendar a follow-up is a whole day of the calendar, wherever the server stands', async () => {
  const seller = await engineCalls(portal, '1001/sp.admin');
  const { items } = await seller.list('hfo.vp.customer', { _limit: '1' });
  const { id = '' } = items[0] ?? {};
  await seller.done(id, 'followUp', { followUpDate: '2026-12-14' });
  const events = eventsOf((await fetched(await addressOf(await portal.as('1001/sp.admin')))).body);
  expect(events.filter((event) => event['UID']?.startsWith('followUp-'))).toContainEqual(
    expect.objectContaining({ 'DTSTART;VALUE=DATE': '20261214', 'URL;VALUE=URI': expect.stringContaining(id) }),
  );
});

test('§calendar one organisation reads nothing of another', async () => {
  const [mine, other] = await Promise.all(
    ['1001/sp.admin', '2002/spws.user'].map(async (user) => fetched(await addressOf(await portal.as(user), true))),
  );
  const uids = new Set(eventsOf(mine?.body ?? '').map(({ UID }) => UID));
  expect(uids.size).toBeGreaterThan(0);
  const shared = eventsOf(other?.body ?? '').filter(({ UID }) => uids.has(UID) && !UID?.startsWith('maintenance'));
  expect(shared).toEqual([]);
});

test('§calendar an address ends with a new one, with the calendar and with its user', async () => {
  const seller = await portal.as('1001/sp.user');
  const [first, second] = [await addressOf(seller), await addressOf(seller)];
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect((await seller.get('/me/calendar')).json()).toMatchObject({ feed: { hasNames: false } });
  expect((await seller.get('/me/calendar')).body).not.toContain(new URL(second).pathname.slice(-20));
  await seller.delete('/me/calendar');
  expect([await statusOf(second), (await seller.get('/me/calendar')).json()]).toEqual([404, {}]);

  const third = await addressOf(seller);
  const { db } = portal.services;
  await db.update(users).set({ disabled: true }).where(eq(users.email, 'sp.user@p1001.example.com'));
  expect(await statusOf(third)).toBe(404);
});

test.each([
  '',
  'x.ics',
  `${'a'.repeat(43)}.ics`,
  `${'a'.repeat(43)}`,
  `${'%00'.repeat(43)}.ics`,
  `..%2f${'a'.repeat(40)}.ics`,
])('§calendar no address is guessed: %j', async (file) => {
  expect([400, 404]).toContain((await portal.call('GET', `/public/calendar/${file}`)).statusCode);
});

test('§calendar the database knows no address', async () => {
  const address = await addressOf(wholesaler);
  const token = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
  const rows = await portal.services.db.select().from(calendarFeeds);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(portal.logLines.join('\n')).not.toContain(token);
});
