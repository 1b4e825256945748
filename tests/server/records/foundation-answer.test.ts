import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Foundation } from '#contract/foundation.ts';
import { statementCount } from '#server/db/statement-count.ts';
import { insertFoundations } from '#server/queries/session/foundations.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { type EngineCalls, engineCalls } from './engine/engine-calls.ts';

let portal: Portal;
let staff: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterAll(() => portal.close());

async function answer(userId: string, trid: string): Promise<Foundation> {
  const session = await portal.as(userId);
  const { items } = (await session.get('/foundation', { query: { _search: `trid:${trid}` } })).json();
  return items[0];
}
const own = () => answer('1001/sp.admin', '1001');
const foreign = () => answer('2001/ws.user', '2001');
const idOf = async (type: string, search: string) => (await staff.list(type, { search })).items[0]?.id ?? '';
const person = { name: 'Max Muster', position: 'Vertrieb', phone: '030 23125 299', email: 'max@etc.example.com' };

test('§1 the VO numbers of a foundation are as employees maintain them, with order and state', async () => {
  const before = await foreign();
  const first = (await own()).voNumbers;
  expect(first.map(({ vo, state }) => `${vo} ${state}`)).toEqual([
    'VO10023 active',
    'VO20417 active',
    'VO30881 dormant',
  ]);
  const record = await staff.create('etc.voNumber', { vo: 'VO15000', operator: 'TFG' });
  expect((await own()).voNumbers[1]).toEqual({ vo: 'VO15000', operator: 'TFG', label: '', state: 'active' });
  await staff.done(record.id, 'update', { version: record.version, vo: 'VO25000', label: 'Tiefland Nord' });
  expect((await own()).voNumbers[2]).toEqual({
    vo: 'VO25000',
    operator: 'TFG',
    label: 'Tiefland Nord',
    state: 'active',
  });
  await staff.done(record.id, 'archive');
  expect((await own()).voNumbers).toEqual(first);
  await staff.done(record.id, 'restore');
  await staff.done(record.id, 'status', { status: 'dormant' });
  expect((await own()).voNumbers[2]).toMatchObject({ vo: 'VO25000', state: 'dormant' });
  expect(await foreign()).toEqual(before);
});

test('§1 further contacts are the others that are there for it, its own before those for all', async () => {
  const names = async () => (await own()).furtherContacts?.map(({ name, position }) => `${name}, ${position}`);
  const forAll = ['Ines Kramer, Auftragsannahme', 'Jana Reuter, Technik'];
  expect(await names()).toEqual(forAll);
  const sand = { ...person, name: 'Ida Sand', email: 'ida@etc.example.com' };
  const { id } = await staff.create('etc.contactPerson', { ...sand, partners: ['1001'] });
  expect(await names()).toEqual(['Ida Sand, Vertrieb', ...forAll]);
  expect((await own()).furtherContacts?.[0]).toEqual({ name: 'Ida Sand', position: 'Vertrieb', phone: sand.phone });
  expect((await foreign()).furtherContacts).toHaveLength(2);
  await staff.done(id, 'archive');
  expect(await names()).toEqual(forAll);
});

test('§1 a foundation has its own contact person, or else the one for all', async () => {
  const lind = { name: 'Holger Lind', phone: '030 23125 210', email: 'holger.lind@etc.example.com' };
  expect((await own()).contactPerson).toEqual({ ...lind, videoCallUrl: expect.stringMatching(/^https:/) });
  const id = await idOf('etc.contactPerson', 'Lind');
  const partners = ['1001', '1002'];
  await staff.done(id, 'update', { version: (await staff.read(id)).version, phone: '030 23125 298', partners });
  expect((await own()).contactPerson).toMatchObject({ name: 'Holger Lind', phone: '030 23125 298' });
  expect((await foreign()).contactPerson).toEqual({
    name: 'Ines Kramer',
    phone: '030 23125 202',
    email: 'auftrag@etc.example.com',
  });
  const mine = await staff.create('etc.contactPerson', { ...person, partners: ['2001'] });
  expect((await foreign()).contactPerson).toEqual({ name: person.name, phone: person.phone, email: person.email });
  expect((await own()).contactPerson).toMatchObject({ name: 'Holger Lind' });

  await staff.done(mine.id, 'archive');
  expect((await foreign()).contactPerson).toMatchObject({ name: 'Ines Kramer' });
  await staff.done(await idOf('etc.contactPerson', 'Kramer'), 'archive');
  expect((await foreign()).contactPerson).toMatchObject({ name: 'Jana Reuter' });
  await staff.done(await idOf('etc.contactPerson', 'Reuter'), 'archive');
  expect(await foreign()).not.toHaveProperty('contactPerson');
  expect((await own()).contactPerson).toMatchObject({ name: 'Holger Lind' });
  await staff.done(id, 'archive');
  expect(await own()).not.toHaveProperty('contactPerson');
});

test('§3 a list of many foundations costs as many statements as one of a single foundation', async () => {
  const trids = Array.from({ length: 150 }, (_, index) => String(4000 + index));
  await insertFoundations(
    portal.services.db,
    trids.map((trid) => ({ trid, number: `P-${trid}` })),
  );
  const ask = async (query: Record<string, string>) => {
    const before = statementCount.total;
    const { items } = (await staff.get('/foundation', { query })).json();
    return { statements: statementCount.total - before, items };
  };
  const one = await ask({ _search: 'trid:1001' });
  const many = await ask({ _limit: '200' });
  expect([one.items.length, many.items.length > 150]).toEqual([1, true]);
  expect(many.statements).toBe(one.statements);
  expect(many.items.find(({ trid }: Foundation) => trid === '1001')).toEqual(one.items[0]);
});
