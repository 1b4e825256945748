import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SearchAnswer, type SearchHit, searchAnswer } from '#contract/search/search.ts';
import { addMissingEntries } from '#server/records/engine/search/add-missing-entries.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { banked } from '../sales/customer-bodies.ts';
import { newCustomer } from '../sales/sales-calls.ts';
import { callback } from '../support/file-calls.ts';
import { putFiles } from '../support/library-files.ts';
import { demoPassword, openPortal, type Portal } from '../support/portal.ts';
import { readZip } from '../support/read-zip.ts';

let portal: Portal;
let partner: EngineCalls;
let wholesale: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.user');
  wholesale = await engineCalls(portal, '2001/ws.user', '2001');
});
afterAll(() => portal.close());

const search = async (text: string, by = partner, query: Record<string, string> = {}): Promise<SearchAnswer> =>
  searchAnswer.parse((await by.get('/search', { query: { search: text, ...query } })).json());
const hits = async (
  text: string,
  by = partner,
  query: Record<string, string> = { _limit: '50' },
): Promise<SearchHit[]> => (await search(text, by, query)).groups.flatMap(({ items }) => items);
const titles = async (text: string, kind: string, by = partner) =>
  (await hits(text, by)).filter((hit) => hit.kind === kind).map(({ title }) => title);

const { type: _type, ...request } = callback;
const nameOf = (companyName: string, fields: object = {}) =>
  newCustomer(partner, { companyName, vatId: undefined, ...fields });

test('§search one call finds customers, tickets, drafts, orders and documents, each with its link', async () => {
  const customer = await nameOf('Zwetschgenhof Großhandel GmbH');
  const ticket = await partner.create('hd.ticket', { ...request, description: 'Rückfrage zum Zwetschgenhof' });
  const result = await hits('Zwetschgenhof');
  expect(result.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
    [`customer ${customer.id}`, `ticket ${ticket.id}`].sort(),
  );
  expect(result.find(({ kind }) => kind === 'customer')).toMatchObject({
    trid: '1001',
    foundation: 'Sommer Telekom GmbH',
    title: 'Zwetschgenhof Großhandel GmbH',
    link: `/sales-partners/customers/edit?id=${customer.id}`,
  });
  expect(result.find(({ kind }) => kind === 'ticket')).toMatchObject({ number: String(ticket.foreignid) });
  await putFiles(portal, { 'price-lists/Preisliste Dachboden 2026.txt': 'Geräte und Zubehör' });
  expect(await titles('dachboden preis', 'document')).toEqual(['Preisliste Dachboden 2026']);
});

test.each([['mueller'], ['Müller'], ['muller'], ['MÜLLERS'], ['Gärtnerei Muell'], ['gaertnereien']])(
  '§search German words are found in all their forms and spellings: %s',
  async (text) => {
    if ((await titles('Müllers Gärtnerei Ostufer', 'customer')).length === 0) await nameOf('Müllers Gärtnerei Ostufer');
    expect(await titles(text, 'customer')).toContain('Müllers Gärtnerei Ostufer');
  },
);

test('§search typing errors are put right where nothing else is found, and it is said', async () => {
  await nameOf('Quittenberg Logistik AG');
  const answer = await search('Quitenberg Logistk');
  expect(answer.similar).toBe(true);
  expect(answer.groups[0]?.items[0]?.title).toBe('Quittenberg Logistik AG');
  // A similar spelling is not offered if there is an exact match.
  expect((await search('Quittenberg')).similar).toBeUndefined();
  expect((await search('Xqzwv')).groups).toEqual([]);
});

describe('§search what is named by its number comes first', () => {
  test('a ticket by its number, even if other records contain it', async () => {
    const first = await partner.create('hd.ticket', { ...request });
    const number = first.foreignid ?? '';
    await partner.create('hd.ticket', { ...request, description: `Noch einmal zu ${number}` });
    const { groups } = await search(number);
    expect(groups[0]?.items.map(({ id }) => id)[0]).toBe(first.id);
    expect(groups[0]?.items).toHaveLength(2);
    expect((await search(`#${number}`)).groups[0]?.items[0]?.id).toBe(first.id);
  });

  test('processes and portings without their noughts, in small letters', async () => {
    const { items } = await wholesale.list('ws.process', { _limit: '1' });
    const number = items[0]?.foreignid ?? '';
    const short = `p ${Number(number.slice(2))}`;
    expect((await search(short, wholesale)).groups[0]?.items[0]).toMatchObject({ kind: 'process', id: items[0]?.id });
  });
});

test('§search titles that start with the words come before other matches, newer before older', async () => {
  portal.pass(1000);
  await nameOf('Nebelhorn Alpha KG');
  portal.pass(1000);
  await nameOf('Nebelhorn Beta KG');
  portal.pass(1000);
  await nameOf('Alphorn Nebelhorn GmbH');
  portal.pass(1000);
  await nameOf('Berghof GmbH', { address: { street: 'Nebelhornweg', houseNumber: '3', zip: '10117', city: 'Berlin' } });
  const result = await titles('Nebelhorn', 'customer');
  expect(result).toEqual(['Nebelhorn Beta KG', 'Nebelhorn Alpha KG', 'Alphorn Nebelhorn GmbH', 'Berghof GmbH']);
});

const block = '+49 30 231254-00 bis -99';
test.each([
  ['+493023125417', block],
  ['030 231254-17', block],
  ['(0)30/231254-0', block],
  ['00493023125499', block],
  ['4930231254', block],
  ['030 23125110', '+49 30 23125110'],
])('§search a number is found in any notation and inside a block: %s', async (text, title) => {
  expect(await titles(text, 'number', wholesale)).toContain(title);
  const staff = await engineCalls(portal, '9001/etc.staff', '2001');
  expect(await titles(text, 'number', staff)).toContain(title);
  expect(await titles(text, 'number', await engineCalls(portal, '2002/spws.user', '2002'))).not.toContain(title);
});

test('§search customers are found by their telephone in any notation', async () => {
  await nameOf('Telefonzelle Nord GmbH', { phone: '+49 30 23125 987' });
  for (const text of ['030 23125987', '+493023125987', '030/23125-987'])
    expect(await titles(text, 'customer'), text).toContain('Telefonzelle Nord GmbH');
});

test('§search bank data, passwords and notes are neither found nor answered', async () => {
  const { type: _own, ...customer } = banked;
  await nameOf('Tresorbau Süd GmbH', { ...customer, companyName: 'Tresorbau Süd GmbH', note: 'Merkwort Hippogryph' });
  for (const text of ['DE89370400440532013000', 'DE89 3704 0044', 'Geheim7', 'Hippogryph'])
    expect(
      (await hits(text)).filter(({ title }) => title.startsWith('Tresorbau')),
      text,
    ).toEqual([]);
  const answer = JSON.stringify(await search('Tresorbau'));
  expect(answer).toContain('Tresorbau Süd');
  for (const secret of ['DE89', 'Geheim7', 'Hippogryph']) expect(answer).not.toContain(secret);
});

test.each([
  ["'; drop table records; --"],
  ["a' | 'b"],
  ['!!! & | <-> :* \\'],
  ['"%_%"'],
  ['type:hd.ticket archived:true'],
  ['number:"0'],
  ['\u0000abc'],
  ['a'.repeat(200)],
  ['((((((((((('],
  ['🦄🦄🦄'],
])('text without words is searched for as it is: %j', async (text) => {
  const answer = await partner.get('/search', { query: { search: text } });
  expect([200, 400]).toContain(answer.statusCode);
});

test('§search one letter finds nothing, and more than 200 are refused', async () => {
  expect((await search('a')).groups).toEqual([]);
  expect((await partner.get('/search', { query: { search: 'a'.repeat(201) } })).statusCode).toBe(400);
  expect((await partner.get('/search', { query: { search: 'ab', _limit: '51' } })).statusCode).toBe(400);
});

test('§search each kind is counted up to 50, and as many are answered as were asked for', async () => {
  const { db } = portal.services;
  await db.execute(sql`
    insert into search_entries (trid, record_id, type, title, modified, words)
    select '1001', 'many-' || n, 'hd.ticket', 'Massenware ' || n, n, to_tsvector('german', 'Massenware') from generate_series(1, 70) n`);
  const { groups } = await search('Massenware', partner, { _limit: '3' });
  expect(groups.map(({ kind, total, items }) => [kind, total, items.map(({ title }) => title)])).toEqual([
    ['ticket', 51, ['Massenware 70', 'Massenware 69', 'Massenware 68']],
  ]);
  await db.execute(sql`delete from search_entries where trid = '1001' and record_id like 'many-%'`);
});

test('§search rare words are found in old records, frequent words in the newest ones', async () => {
  const { db } = portal.services;
  await db.execute(sql`
    insert into search_entries (trid, record_id, type, title, modified, words)
    select '1001', 'many-' || n, 'hd.ticket', 'Restposten ' || n, 4e12 + n,
      to_tsvector('german', case when n = 3 then 'Restposten Wolkenkratzer' when n % 7 = 0 then 'Restposten Siebenschläfer' else 'Restposten' end)
    from generate_series(1, 2100) n`);
  const newest = async (text: string) => {
    const [group] = (await search(text, partner, { _limit: '2' })).groups;
    return group && [group.total, ...group.items.map(({ title }) => title)];
  };
  expect(await newest('Restposten')).toEqual([51, 'Restposten 2100', 'Restposten 2099']);
  expect(await newest('Siebenschläfer')).toEqual([51, 'Restposten 2100', 'Restposten 2093']);
  expect(await newest('Wolkenkratzer')).toEqual([1, 'Restposten 3']);
  await db.execute(sql`delete from search_entries where trid = '1001' and record_id like 'many-%'`);
});

test('archived and deleted records are not found, renamed ones only by their new name', async () => {
  const { id, version } = await nameOf('Vorhername GmbH');
  await partner.done(id, 'update', { companyName: 'Nachhername GmbH', version });
  expect(await titles('Vorhername', 'customer')).toEqual([]);
  expect(await titles('Nachhername', 'customer')).toEqual(['Nachhername GmbH']);
  await partner.done(id, 'archive');
  expect(await titles('Nachhername', 'customer')).toEqual([]);
  await partner.done(id, 'restore');
  expect(await titles('Nachhername', 'customer')).toEqual(['Nachhername GmbH']);
});

test('an empty search shows the records that this user opened last, newest first', async () => {
  const own = await engineCalls(portal, '1001/sp.admin');
  const one = await nameOf('Erstbesuch GmbH');
  const two = await nameOf('Zweitbesuch GmbH');
  await own.read(one.id);
  portal.pass(1000);
  await own.read(two.id);
  await portal.idle();
  const recent = async (by: EngineCalls) => ((await search('', by)).recent ?? []).map(({ title }) => title);
  expect((await recent(own)).slice(0, 2)).toEqual(['Zweitbesuch GmbH', 'Erstbesuch GmbH']);
  portal.pass(120_000);
  await own.read(one.id);
  await portal.idle();
  expect((await recent(own)).slice(0, 2)).toEqual(['Erstbesuch GmbH', 'Zweitbesuch GmbH']);
  expect(await recent(wholesale)).not.toContain('Erstbesuch GmbH');
  const exported = await own.post('/me/export', { password: demoPassword, language: 'de' });
  expect(
    readZip(exported.rawPayload)
      .map(({ content }) => content.toString('utf8'))
      .join(),
  ).toContain(one.id);
});

test('a server without search entries rebuilds them, also after an interruption', async () => {
  const { db } = portal.services;
  const before = await hits('Sommer');
  await db.execute(sql`delete from search_entries`);
  expect(await hits('Sommer', partner, { kinds: 'ticket,customer,draft,order' })).toEqual([]);
  await addMissingEntries(portal.services);
  expect(await hits('Sommer')).toEqual(before);
  await db.execute(
    sql`delete from search_entries where record_id < (select min(record_id) || 'z' from search_entries)`,
  );
  await addMissingEntries(portal.services);
  expect(await hits('Sommer')).toEqual(before);
});
