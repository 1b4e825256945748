import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenLink, giveHotspotLinks } from '../support/hotspot-links.ts';
import { day, monday, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
  const links: GivenLink[] = [
    { title: 'älter', daysAgo: 9 },
    { title: 'neuer', daysAgo: 1, kind: 0 },
    { title: 'nur SP', daysAgo: 2, roles: ['SP'] },
    { title: 'nur Mitarbeit', daysAgo: 3, roles: ['PORTAL_EMPLOYEE'] },
    { title: 'SP oder WS', daysAgo: 4, roles: ['sp', 'WS'] },
    { title: 'noch nicht', validFrom: monday + day },
    { title: 'nicht mehr', validTo: monday - 1 },
    { title: 'gerade noch', daysAgo: 5, validFrom: monday - day, validTo: monday },
  ];
  await giveHotspotLinks(portal, links);
});
afterAll(() => portal.close());

const links = async (userId: string): Promise<{ title: string; type: number; modifydate: number }[]> =>
  (await (await portal.as(userId)).get('/hotspot/')).json().items;
const titles = async (userId: string) => (await links(userId)).map(({ title }) => title);

test('§3-19 §7-17 §9-8 hotspot links come newest first, with whether they are static', async () => {
  const result = await links('1001/sp.admin');
  expect(result.map(({ modifydate }) => modifydate)).toEqual(
    result.map(({ modifydate }) => modifydate).toSorted((a, b) => b - a),
  );
  expect(result.find(({ title }) => title === 'neuer')?.type).toBe(0);
  expect(result.find(({ title }) => title === 'älter')?.type).toBe(1);
});

test.each([
  ['1001/sp.admin', ['neuer', 'nur SP', 'SP oder WS', 'gerade noch', 'älter']],
  ['2001/ws.user', ['neuer', 'SP oder WS', 'gerade noch', 'älter']],
  ['2002/spws.user', ['neuer', 'nur SP', 'SP oder WS', 'gerade noch', 'älter']],
  ['9001/etc.staff', ['neuer', 'nur Mitarbeit', 'gerade noch', 'älter']],
  ['1004/plain.user', ['neuer', 'gerade noch', 'älter']],
])('§3, §6 %s gets those that hold today and are meant for the own roles and tags', async (userId, expected) =>
  expect(await titles(userId)).toEqual(expected),
);

test('§2 links want a session', async () => expect((await portal.call('GET', '/hotspot/')).statusCode).toBe(401));
