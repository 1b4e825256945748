import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as tables from '#server/db/tables/tables.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { callback } from '../support/file-calls.ts';
import { giveHotspotLinks } from '../support/hotspot-links.ts';
import { day, minute, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

interface Entry {
  time: number;
  kind: string;
  actor: string;
  text: string;
}
const activities = async (userId: string, trid: string, query = {}): Promise<Entry[]> =>
  (await (await portal.as(userId)).get(`/foundation/${trid}/activities`, { query })).json().items;

test('§1-14 last activities come newest first and only of that organisation', async () => {
  const partner = await portal.as('1001/sp.user');
  portal.pass(minute);
  const { foreignid } = (await partner.post('/foundation/1002/data', callback)).json();
  portal.pass(minute);
  const here = await activities('1001/sp.user', '1002');
  expect(here.map(({ time }) => time)).toEqual(here.map(({ time }) => time).sort((a, b) => b - a));
  expect(here).toContainEqual(
    expect.objectContaining({
      kind: 'ticket.created',
      text: callback.description,
      number: String(foreignid),
      actor: 'Jens Winter',
    }),
  );
  const there = await activities('1001/sp.user', '1001');
  expect(there).not.toContainEqual(expect.objectContaining({ number: String(foreignid) }));
});

test('§my-portal everybody sees the own logins only', async () => {
  await portal.signIn('1001/sp.user');
  const observe = (await activities('1001/sp.admin', '1001')).filter(({ kind }) => kind === 'login');
  expect(new Set(observe.map(({ actor }) => actor))).toEqual(new Set(['Petra Sommer']));
});

test('§my-portal as many activities come as were asked for', async () => {
  expect(await activities('1001/sp.admin', '1001', { _limit: '3' })).toHaveLength(3);
});

test('§my-portal activities are kept for 90 days', async () => {
  const before = await activities('1001/sp.user', '1002');
  expect(before.some(({ kind }) => kind === 'ticket.created')).toBe(true);
  portal.pass(90 * day);
  const after = await activities('1001/sp.user', '1002');
  expect(after.map(({ kind }) => kind)).toEqual(['login']);
  await deleteExpired(portal.services.db, portal.now());
  expect(await portal.services.db.$count(tables.activities, inArray(tables.activities.trid, ['1001', '1002']))).toBe(0);
  expect(await portal.services.db.$count(tables.userActivities)).toBe(1);
});

test('§7 an organisation without a library has no new documents', async () => {
  const session = await portal.as('1001/sp.admin');
  expect((await session.get('/foundation/1001/recentdocs')).json()).toEqual({ items: [], total: 0 });
});

test('§3 hotspot links come newest first, within their validity and for the user’s roles', async () => {
  const at = portal.now();
  await giveHotspotLinks(portal, [
    { title: 'old', daysAgo: 1 },
    { title: 'new', description: 'Text' },
    { title: 'over', validTo: at - 1 },
    { title: 'soon', validFrom: at + 1 },
    { title: 'sp', daysAgo: 0.1, roles: ['sp'] },
    { title: 'staff', daysAgo: 0.2, roles: ['PORTAL_EMPLOYEE'] },
  ]);
  const ids = async (userId: string) =>
    (await (await portal.as(userId)).get('/hotspot/')).json().items.map((item: { title: string }) => item.title);
  expect(await ids('1004/plain.user')).toEqual(['new', 'old']);
  expect(await ids('1001/sp.admin')).toEqual(['new', 'sp', 'old']);
  expect(await ids('2002/spws.user')).toEqual(['new', 'sp', 'old']);
  expect(await ids('9001/etc.staff')).toEqual(['new', 'staff', 'old']);
  const [newest] = (await (await portal.as('1004/plain.user')).get('/hotspot/')).json().items;
  const link = { type: 1, link: 'https://example.com', category: 'Tool' };
  expect(newest).toEqual({ ...link, id: expect.any(String), title: 'new', modifydate: at, description: 'Text' });
});
