import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundations } from '#server/db/tables/tables.ts';
import { insertFoundations, insertMemberships } from '#server/queries/session/foundations.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  const { db } = portal.services;
  await insertFoundations(db, [
    { trid: '3001', title: 'Müller & Söhne', type: 'SP', number: 'P-3001' },
    { trid: '3002', title: 'Mueller GmbH', type: '', number: 'P-3002' },
    { trid: '3003', title: 'Zugspitz_Netz', type: '', number: 'P-3003' },
    { trid: '3004', title: 'Muster Altbestand', type: '', number: 'P-3004', active: false },
  ]);
  await db.update(foundations).set({ title: null }).where(eq(foundations.trid, '1004'));
  const user = await findUserByLogin(db, '1004', 'plain.user');
  const userId = user?.id ?? '';
  await insertMemberships(
    db,
    ['3001', '3002', '3003', '3004'].map((trid) => ({ userId, trid })),
  );
});
afterAll(() => portal.close());

const list = async (userId: string, query: Record<string, string> = {}) => {
  const session = await portal.as(userId);
  return (await session.get('/foundation', { query })).json() as { items: { trid: string }[]; total: number };
};
const trids = async (userId: string, query?: Record<string, string>) =>
  (await list(userId, query)).items.map(({ trid }) => trid);

test('§3-18 a foundation carries its tags, number and VO numbers; one without a title has none', async () => {
  const { items } = await list('1001/sp.admin');
  expect(items).toEqual([
    expect.objectContaining({
      trid: '1001',
      title: 'Sommer Telekom GmbH',
      active: true,
      app: 'ETC',
      number: 'P-1001',
      voNumbers: expect.arrayContaining([expect.objectContaining({ vo: 'VO10023', state: 'active' })]),
      contactPerson: expect.objectContaining({ name: 'Holger Lind' }),
    }),
  ]);
  const [untitled] = (await list('1004/plain.user', { _search: 'trid:1004' })).items;
  expect(untitled).not.toHaveProperty('title');
});

test('§sessions several are found by their numbers, and no others than the user may act for', async () => {
  expect(await trids('9001/etc.staff', { _search: 'trid:3002,1001,77' })).toEqual(['3002', '1001']);
  expect(await trids('1001/sp.user', { _search: 'trid:1001,2001' })).toEqual(['1001']);
});

test('§sessions employees begin with their own organisation, partners with the first by name', async () => {
  expect((await trids('9001/etc.staff'))[0]).toBe('9001');
  expect((await trids('9001/etc.staff', { _search: 'title:Muster*' }))[0]).not.toBe('9001');
  expect((await trids('1001/sp.admin'))[0]).toBe('1001');
});

test('§1-7 a user sees only the own organisations, an employee every active one', async () => {
  expect(await trids('1001/sp.user')).toEqual(['1001', '1002']);
  expect(await trids('9001/etc.staff')).toEqual(expect.arrayContaining(['1001', '2001', '9001', '3001']));
  expect(await trids('9001/etc.staff')).not.toContain('3004');
});

test('§3-18 §7-5 only active ones are listed when only they are asked for', async () => {
  expect(await trids('1004/plain.user')).toContain('3004');
  expect(await trids('1004/plain.user', { _activeOnly: 'true' })).not.toContain('3004');
});

test.each([
  ['the beginning of a title', 'title:Sommer*', '1001/sp.user', ['1001']],
  ['without regard to case', 'title:WINTER*', '1001/sp.user', ['1002']],
  ['an umlaut finds its two-letter form', 'title:Mül*', '1004/plain.user', ['3002', '3001']],
  ['a two-letter form finds the umlaut', 'title:Muel*', '1004/plain.user', ['3002', '3001']],
  ['a plain letter finds the umlaut', 'title:mull*', '1004/plain.user', ['3001']],
  ['a whole title', 'title:Mueller GmbH', '1004/plain.user', ['3002']],
  ['a title that only begins so', 'title:Mueller', '1004/plain.user', []],
  ['a number of an own one', 'trid:3001', '1004/plain.user', ['3001']],
  ['a number of a foreign one', 'trid:1001', '1004/plain.user', []],
  ['wildcards of the database are plain letters', 'title:%*', '1004/plain.user', []],
  ['an underscore is itself', 'title:zugspitz_n*', '1004/plain.user', ['3003']],
  ['an underscore is no wildcard', 'title:zug_pitz*', '1004/plain.user', []],
  ['text without a field is a beginning', 'zug', '1004/plain.user', ['3003']],
  ['an unknown field', 'type:SP', '1004/plain.user', []],
  ['nothing restricts nothing', 'title:*', '1001/sp.user', ['1001', '1002']],
])('§7-5 the foundation list is searched by %s', async (_case, search, userId, expected) => {
  expect(await trids(userId, { _search: search })).toEqual(expected);
});

test('§sessions the foundation list comes in pages, by title', async () => {
  const page = await list('1001/sp.user', { _limit: '1', _offset: '1' });
  expect([page.items.map(({ trid }) => trid), page.total]).toEqual([['1002'], 2]);
});
