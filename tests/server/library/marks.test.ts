import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { statementCount } from '#server/db/statement-count.ts';
import { mailFollowers } from '#server/library/follow-mails.ts';
import { folderLabel } from '#server/library/index/folder-label.ts';
import { type LibraryCalls, libraryCalls, paths, putFiles } from '../support/library-files.ts';
import { day, hour, minute, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await putFiles(portal, {
    'network-operators/AC/Alt.txt': 'alt',
    'network-operators/VF/Alt.txt': 'alt',
    'price-lists/Liste.txt': 'alt',
  });
});
afterAll(() => portal.close());

const as = async (id: string): Promise<LibraryCalls> => libraryCalls(await portal.as(id));
const put = (calls: LibraryCalls, route: string, path: string, on = true) =>
  portal.call('PUT', `/library/${route}`, { token: calls.token, body: { path, on } });

test('§library a user can mark visible files as favourites, for this user only', async () => {
  const me = await as('1001/sp.admin');
  expect((await put(me, 'favourites', 'price-lists/Liste.txt')).statusCode).toBe(204);
  expect((await put(me, 'favourites', 'price-lists/Liste.txt')).statusCode).toBe(204);
  expect((await put(me, 'favourites', 'network-operators/AC/Alt.txt')).statusCode).toBe(204);
  const mine = (await me.get('/library/favourites')).json();
  expect([...paths(mine)].sort()).toEqual(['network-operators/AC/Alt.txt', 'price-lists/Liste.txt']);
  expect(await me.entry('price-lists/Liste.txt')).toMatchObject({ favourite: true });
  const other = await as('1004/plain.user');
  expect((await put(other, 'favourites', 'price-lists/Liste.txt')).statusCode).toBe(404);
  expect((await other.get('/library/favourites')).json().total).toBe(0);
  await put(me, 'favourites', 'price-lists/Liste.txt', false);
  expect((await me.get('/library/favourites')).json().total).toBe(1);
});

test('§library what changed since the last visit is marked as new during the next one', async () => {
  const me = await as('2001/ws.user');
  const visit = () => me.post('/library/visits', { path: 'network-operators/VF' });
  expect((await visit()).statusCode).toBe(204);
  expect((await me.list('network-operators/VF')).items[0]?.isNew).toBeUndefined();
  portal.pass(50 * minute);
  const again = await as('2001/ws.user');
  await putFiles(portal, { 'network-operators/VF/Neu.txt': 'neu' });
  portal.pass(minute);
  await again.post('/library/visits', { path: 'network-operators/VF' });
  const list = await again.list('network-operators/VF');
  expect(list.items.map(({ name, isNew }) => [name, isNew ?? false])).toEqual([
    ['Alt.txt', false],
    ['Neu.txt', true],
  ]);
  expect(list.lastVisit).toBe(portal.now() - 51 * minute);
  expect((await again.list('network-operators')).items).toMatchObject([
    { name: 'AC' },
    { name: 'VF', newFiles: 1, isNew: true },
  ]);
  portal.pass(10 * minute);
  await again.post('/library/visits', { path: 'network-operators/VF' });
  expect((await again.list('network-operators/VF')).items[1]?.isNew).toBe(true);
});

test('§library followed folders have unread news until the next visit, other folders have none', async () => {
  const me = await as('1001/sp.user');
  expect((await put(me, 'follows', 'network-operators/AC')).statusCode).toBe(204);
  expect((await put(me, 'follows', 'contracts/Geheim')).statusCode).toBe(404);
  const follows = async () => (await me.get('/library/follows')).json().items;
  expect(await follows()).toMatchObject([{ path: 'network-operators/AC', followed: true, newFiles: 0 }]);
  portal.pass(minute);
  await putFiles(portal, { 'network-operators/AC/Tief/Neu.txt': 'neu', 'network-operators/TK/Neu.txt': 'neu' });
  expect(await follows()).toMatchObject([{ path: 'network-operators/AC', followed: true, newFiles: 1, isNew: true }]);
  portal.pass(minute);
  await me.post('/library/visits', { path: 'network-operators/AC' });
  expect(await follows()).toMatchObject([{ newFiles: 0, isNew: false }]);
});

test('§library a list of a folder asks for the visits of the caller once', async () => {
  const me = await as('1001/sp.user');
  const spy = vi.spyOn(statementCount, 'logQuery');
  await me.list('network-operators/AC');
  const statements = spy.mock.calls.map((call: unknown[]) => String(call[0]));
  spy.mockRestore();
  expect(statements.filter((statement) => statement.includes('"library_visits"'))).toHaveLength(1);
});

test('§library followers get one mail a day about changes, only about files that they may see', async () => {
  const before = (await portal.mails()).length;
  const me = await as('1001/sp.admin');
  await put(me, 'follows', 'price-lists');
  await put(me, 'follows', 'newsletters');
  portal.pass(hour);
  await putFiles(portal, {
    'price-lists/Neu 1.txt': 'neu',
    'newsletters/Neu 2.txt': 'neu',
    'newsletters/Intern.txt': 'neu',
    'newsletters/Intern.txt.meta.yaml': 'roles: [WS]\n',
  });
  expect(await mailFollowers(portal.services)).toBe(0);
  portal.pass(day);
  expect(await mailFollowers(portal.services)).toBe(2);
  expect(await mailFollowers(portal.services)).toBe(0);
  const mails = (await portal.mails()).slice(before);
  const mine = mails.find((mail) => mail.includes('sp.admin@'));
  expect(mails).toHaveLength(2);
  expect(mine).toContain('Neu 1.txt (Preislisten)');
  expect(mine).toContain('Neu 2.txt (Newsletter)');
  expect(mine).not.toContain('Intern.txt');
  portal.pass(day);
  expect(await mailFollowers(portal.services)).toBe(0);
});

test('§library what changes while mails are being written is in one of them or in the next one', async () => {
  const me = await as('1004/plain.user');
  await put(me, 'follows', 'newsletters');
  portal.pass(day);
  const before = (await portal.mails()).length;
  const { db } = portal.services;
  const write = db.transaction.bind(db);
  const names: string[] = [];
  let isPutting = false;
  const transaction = vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
    if (!isPutting) {
      isPutting = true;
      names.push(`Im Augenblick ${names.length}.txt`);
      await putFiles(portal, { [`newsletters/${names.at(-1)}`]: 'neu' });
      isPutting = false;
    }
    return write(work);
  });
  await mailFollowers(portal.services);
  transaction.mockRestore();
  portal.pass(day);
  await mailFollowers(portal.services);
  const mails = (await portal.mails()).slice(before).filter((mail) => mail.includes('plain.user@'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    expect(
      mails.filter((mail) => mail.includes(name)),
      name,
    ).toHaveLength(1);
});

test.each([
  ['network-operators/VF/Aktionen_2026', 'Netzbetreiber › Vierfunk Mobil GmbH › Aktionen 2026'],
  ['network-operators/XX', 'Netzbetreiber › XX'],
  ['price-lists', 'Preislisten'],
  ['commission-statements/1001/2026', 'Provisionsabrechnungen › 2026'],
])('§library mails name the folder %s as the screen does', (folder, name) => expect(folderLabel(folder)).toBe(name));

test('§1-22 §7-15 recent documents are the newest that the foundation may see', async () => {
  const me = await as('1001/sp.admin');
  await putFiles(portal, { 'contracts/Vertrag.txt': 'x' }, portal.now() + day);
  const names = async (trid: string) => paths((await me.get(`/foundation/${trid}/recentdocs`)).json());
  expect((await names('1001'))[0]).toBe('contracts/Vertrag.txt');
  const user = await as('1001/sp.user');
  expect(paths((await user.get('/foundation/1002/recentdocs')).json())).not.toContain('contracts/Vertrag.txt');
});
