import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as tables from '../../../server/db/tables/tables.ts';
import { deleteExpired } from '../../../server/maintenance/maintenance.ts';
import { insertHotspotLinks } from '../../../server/queries/records/hotspot-links.ts';
import { callback } from '../support/file-calls.ts';
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

test('§1 last activities come newest first and only of that organisation', async () => {
  const partner = await portal.as('1001/sp.user');
  portal.pass(minute);
  const { foreignid } = (await partner.post('/foundation/1002/data', callback)).json();
  portal.pass(minute);
  const here = await activities('1001/sp.user', '1002');
  expect(here.map(({ time }) => time)).toEqual(here.map(({ time }) => time).sort((a, b) => b - a));
  expect(here).toContainEqual(
    expect.objectContaining({ kind: 'ticket.created', text: foreignid, actor: 'Jens Winter' }),
  );
  const there = await activities('1001/sp.user', '1001');
  expect(there).not.toContainEqual(expect.objectContaining({ text: foreignid }));
});

test('§1 everybody sees the own logins only', async () => {
  await portal.signIn('1001/sp.user');
  const seen = (await activities('1001/sp.admin', '1001')).filter(({ kind }) => kind === 'login');
  expect(new Set(seen.map(({ actor }) => actor))).toEqual(new Set(['Petra Sommer']));
});

test('§1 as many activities come as were asked for', async () => {
  expect(await activities('1001/sp.admin', '1001', { _limit: '3' })).toHaveLength(3);
});

test('§1 activities are kept for 90 days', async () => {
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
  const link = { type: 1, link: 'https://example.com', category: 'Tool' };
  await portal.services.db.delete(tables.hotspotLinks);
  await insertHotspotLinks(portal.services.db, [
    { ...link, id: 'old', title: 'old', modifydate: at - day },
    { ...link, id: 'new', title: 'new', modifydate: at, description: 'Text' },
    { ...link, id: 'over', title: 'over', modifydate: at, validTo: at - 1 },
    { ...link, id: 'soon', title: 'soon', modifydate: at, validFrom: at + 1 },
    { ...link, id: 'sp', title: 'sp', modifydate: at - 1, roles: ['sp'] },
    { ...link, id: 'staff', title: 'staff', modifydate: at - 2, roles: ['PORTAL_EMPLOYEE'] },
  ]);
  const ids = async (userId: string) =>
    (await (await portal.as(userId)).get('/hotspot/')).json().items.map((item: { id: string }) => item.id);
  expect(await ids('1004/plain.user')).toEqual(['new', 'old']);
  expect(await ids('1001/sp.admin')).toEqual(['new', 'sp', 'old']);
  expect(await ids('2002/spws.user')).toEqual(['new', 'sp', 'old']);
  expect(await ids('9001/etc.staff')).toEqual(['new', 'staff', 'old']);
  const [newest] = (await (await portal.as('1004/plain.user')).get('/hotspot/')).json().items;
  expect(newest).toEqual({ ...link, id: 'new', title: 'new', modifydate: at, description: 'Text' });
});
