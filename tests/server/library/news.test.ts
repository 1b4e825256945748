import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentNewsList } from '#contract/documents/news.ts';
import { type LibraryCalls, libraryCalls, paths, putFiles } from '../support/library-files.ts';
import { day, hour, minute, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await putFiles(portal, {
    'network-operators/WG/Fremd.txt': 'a',
    'network-operators/VF/Eigen.txt': 'b',
    'templates/Bestellblatt NGN Basic.txt': 'c',
    'templates/Alt.txt': 'd',
    'templates/Neuer.txt': 'e',
    'templates/Neuer.txt.meta.yaml': 'supersedes: [Alt.txt]\n',
    'templates/Vorbei.txt': 'f',
    'templates/Vorbei.txt.meta.yaml': 'validUntil: 2026-11-01\n',
    'templates/Geheim.txt': 'g',
    'templates/Geheim.txt.meta.yaml': 'roles: [PORTAL_EMPLOYEE]\n',
  });
});
afterAll(() => portal.close());

const as = async (id: string): Promise<LibraryCalls> => libraryCalls(await portal.as(id));
const news = async (calls: LibraryCalls, foundation: string, folder?: string) =>
  documentNewsList.parse(
    (await calls.get('/library/news', { query: { foundation, ...(folder && { folder }) } })).json(),
  );
const read = (calls: LibraryCalls, ...some: string[]) =>
  portal.call('PUT', '/library/news', { token: calls.token, body: { paths: some } });

test('§library recent documents are news, those for sold products first, without outdated ones', async () => {
  const me = await as('1001/sp.admin');
  const result = await news(me, '1001');
  expect(paths(result).slice(0, result.own).sort()).toEqual([
    'network-operators/VF/Eigen.txt',
    'templates/Bestellblatt NGN Basic.txt',
  ]);
  expect(paths(result).slice(result.own).sort()).toEqual(['network-operators/WG/Fremd.txt', 'templates/Neuer.txt']);
  expect(result.items.find(({ name }) => name === 'Eigen.txt')).toMatchObject({ operator: 'VIERFUNK', isOwn: true });
  expect(paths(await news(me, '1001', 'network-operators/VF'))).toEqual(['network-operators/VF/Eigen.txt']);
});

test('§library a file marked as read is no news until it changes, for this user only', async () => {
  const me = await as('1001/sp.user');
  expect((await read(me, 'templates/Neuer.txt', 'network-operators/VF/Eigen.txt')).statusCode).toBe(204);
  expect(paths(await news(me, '1001')).sort()).toEqual([
    'network-operators/WG/Fremd.txt',
    'templates/Bestellblatt NGN Basic.txt',
  ]);
  expect((await news(await as('1001/sp.admin'), '1001')).total).toBe(4);
  portal.pass(minute);
  await putFiles(portal, { 'network-operators/VF/Eigen.txt': 'anders' });
  expect(paths(await news(me, '1001'))).toContain('network-operators/VF/Eigen.txt');
  expect((await read(me, 'templates/Geheim.txt')).statusCode).toBe(404);
});

test('§library files seen at the last visit of a repository are no news at the next one', async () => {
  const me = await as('1001/sp.user');
  const visit = () => me.post('/library/visits', { path: 'network-operators' });
  await visit();
  expect(paths(await news(me, '1001', 'network-operators'))).toHaveLength(2);
  portal.pass(50 * minute);
  const again = await as('1001/sp.user');
  expect(paths(await news(again, '1001', 'network-operators'))).toEqual([]);
  await putFiles(portal, { 'network-operators/WG/Frisch.txt': 'neu' });
  portal.pass(minute);
  expect(paths(await news(again, '1001', 'network-operators'))).toEqual(['network-operators/WG/Frisch.txt']);
});

test('§library news are over after a month', async () => {
  portal.pass(31 * day);
  expect((await news(await as('1001/sp.admin'), '1001')).total).toBe(0);
});

test('§library news are of an own organisation, and of what its role shows', async () => {
  portal.pass(hour);
  await putFiles(portal, { 'price-lists/Neu.txt': 'neu', 'templates/Offen.txt': 'neu' });
  const plain = await as('1004/plain.user');
  expect(paths(await news(plain, '1004'))).toEqual(['templates/Offen.txt']);
  expect((await plain.get('/library/news', { query: { foundation: '1001' } })).statusCode).toBe(404);
});
