import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SearchAnswer, searchAnswer } from '#contract/search/search.ts';
import { hasRole } from '#domain/access/roles.ts';
import { demoFoundations } from '#server/demo/foundations.ts';
import { demoUserId, demoUsers } from '#server/demo/users.ts';
import { changeFoundation } from '#server/queries/session/administration.ts';
import { listPartnerUsers } from '#server/queries/staff/people.ts';
import { searchedTypes } from '#server/records/engine/search/searched-types.ts';
import { putFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await fillAll();
});
afterAll(() => portal.close());

const ask = async (userId: string, search: string, query: Record<string, string> = {}): Promise<SearchAnswer> =>
  searchAnswer.parse((await (await portal.as(userId)).get('/search', { query: { search, ...query } })).json());
const users = demoUsers.filter(({ fault }) => !fault);
const types = Object.keys(searchedTypes);
/** The role that reads a type's records; tickets are for all. */
const roleOf = (type: string) => (type.startsWith('hfo.vp.') ? 'SP' : type.startsWith('ws.') ? 'WS' : undefined);
const tagsOf = (trid: string) => demoFoundations.find((one) => one.trid === trid)?.type ?? '';

/** A record of each type in each foundation, whether or not it could come to be there: each has a word and a number of all. */
async function fillAll(): Promise<void> {
  const { db } = portal.services;
  for (const { trid } of demoFoundations)
    for (const type of types) {
      const id = `all-${type}-${trid}`;
      await db.execute(sql`
        insert into records (id, trid, type, foreignid, number, value1, created, created_by, modified, modified_by, data, search_text)
        values (${id}, ${trid}, ${type}, ${`77${trid}`}, ${Number(trid)}, 'Kanarienvogel', 0, 'x', 0, 'x', '{}', '')`);
      await db.execute(sql`
        insert into record_numbers (trid, record_id, type, archived, span, held)
        values (${trid}, ${id}, ${type}, false, int8range(492280000000000, 492280000000010), false)`);
      if (searchedTypes[type]?.byNumber) continue;
      await db.execute(sql`
        insert into search_entries (trid, record_id, type, foreignid, title, modified, words)
        values (${trid}, ${id}, ${type}, ${`77${trid}`}, 'Kanarienvogel', 0, to_tsvector('german', 'Kanarienvogel'))`);
    }
}

const mayFind = (user: (typeof users)[number], ofWords: boolean) => {
  const isStaff = user.roles.includes('PORTAL_EMPLOYEE');
  return demoFoundations
    .filter(({ trid }) => isStaff || user.actsFor.includes(trid))
    .flatMap(({ trid }) =>
      types
        .filter((type) => !(ofWords && searchedTypes[type]?.byNumber))
        .filter((type) => {
          const role = roleOf(type);
          return isStaff || !role || hasRole([role], user.roles, tagsOf(trid));
        })
        .map((type) => `all-${type}-${trid}`),
    )
    .sort();
};
const idsIn = ({ groups }: SearchAnswer) =>
  groups
    .flatMap(({ items }) => items.map(({ id }) => id))
    .filter((id) => id.startsWith('all-'))
    .sort();

describe('§search each user finds the permitted records, by the rights in each organisation', () => {
  test.each(users.map((user) => [demoUserId(user), user] as const))('%s', async (userId, user) => {
    const byWord = await ask(userId, 'Kanarienvogel', { _limit: '50' });
    expect(idsIn(byWord)).toEqual(mayFind(user, true));
    for (const { kind, total, items } of byWord.groups) expect([kind, total]).toEqual([kind, items.length]);
    // Neither a typing error nor a beginning nor a number finds more.
    expect(idsIn(await ask(userId, 'Kanarenvogel', { _limit: '50' }))).toEqual(mayFind(user, true));
    expect(idsIn(await ask(userId, 'Kanari', { _limit: '50' }))).toEqual(mayFind(user, true));
    expect(idsIn(await ask(userId, '0228 00000000', { _limit: '50' })).sort()).toEqual(
      // Employees find what is held, whoever it belongs to.
      user.roles.includes('PORTAL_EMPLOYEE') ? [] : mayFind(user, false),
    );
    for (const { trid } of demoFoundations) {
      const own = mayFind(user, true).filter((id) => id.endsWith(`-${trid}`));
      const result = idsIn(await ask(userId, `77${trid}`, { _limit: '50' }));
      expect(result.filter((id) => id.endsWith(`-${trid}`))).toEqual(own);
    }
  });
});

test('§search some kinds alone are answered where they are named, and unknown ones find nothing', async () => {
  const kinds = async (names: string) =>
    (await ask('2002/spws.user', 'Kanarienvogel', { kinds: names })).groups.map(({ kind }) => kind);
  expect(await kinds('sip,ticket')).toEqual(['ticket', 'sip']);
  expect(await kinds('shoe')).toEqual([]);
});

test('§search records of a deactivated foundation are found neither by its users nor by employees', async () => {
  const { db } = portal.services;
  const of = async (userId: string) =>
    idsIn(await ask(userId, 'Kanarienvogel', { _limit: '50' })).filter((id) => id.endsWith('-1002'));
  expect(await of('1001/sp.user')).not.toEqual([]);
  expect(await of('9001/etc.staff')).not.toEqual([]);
  await changeFoundation(db, '1002', { active: false });
  expect(await of('1001/sp.user')).toEqual([]);
  expect(await of('9001/etc.staff')).toEqual([]);
  await changeFoundation(db, '1002', { active: true });
});

test('§search documents of an organisation are found only by its users, with its name', async () => {
  const files = ['1001', '1003', '2001'].map((trid) => [
    `commission-statements/${trid}/Provisionsabrechnung.txt`,
    trid,
  ]);
  await putFiles(portal, Object.fromEntries(files));
  const statements = async (userId: string) =>
    (await ask(userId, 'Provisionsabrechnung', { kinds: 'document', _limit: '50' })).groups
      .flatMap(({ items }) => items)
      .filter(({ id }) => id.startsWith('commission-statements/'));
  const own = await statements('1001/sp.admin');
  expect(own).toHaveLength(1);
  expect(new Set(own.map(({ trid, foundation }) => `${trid} ${foundation}`))).toEqual(
    new Set(['1001 Sommer Telekom GmbH']),
  );
  expect((await statements('1003/etc.statement')).map(({ trid }) => trid)).toEqual(['1003']);
  expect(await statements('2001/ws.user')).toEqual([]);
});

test('§search a caller without a session finds nothing, and a partner view one organisation', async () => {
  expect((await portal.call('GET', '/search', { query: { search: 'Kanarienvogel' } })).statusCode).toBe(401);
  const staff = await portal.as('9001/etc.staff');
  const people = await listPartnerUsers(portal.services.db, '1002');
  const user = people.find(({ userId }) => userId === '1001/sp.user')?.id;
  const view = await staff.post('/staff/views', { trid: '1002', user });
  expect(view.statusCode).toBe(200);
  const { token } = view.json();
  const answer = await portal.call('GET', '/search', { token, query: { search: 'Kanarienvogel', _limit: '50' } });
  expect(new Set(idsIn(answer.json()).map((one) => one.slice(-4)))).toEqual(new Set(['1002']));
});
