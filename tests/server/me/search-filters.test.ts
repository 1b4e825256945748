import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missList } from '#contract/search/misses.ts';
import { type SearchAnswer, searchAnswer } from '#contract/search/search.ts';
import { demoMisses } from '#server/demo/synonyms.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { newCustomer } from '../sales/sales-calls.ts';
import { callback } from '../support/file-calls.ts';
import { putFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
let wholesale: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.user');
  wholesale = await engineCalls(portal, '2001/ws.user', '2001');
  staff = await engineCalls(portal, '9001/etc.staff', '9001');
});
afterAll(() => portal.close());

const search = async (text: string, by = partner, query: Record<string, string> = {}): Promise<SearchAnswer> =>
  searchAnswer.parse((await by.get('/search', { query: { search: text, _limit: '50', ...query } })).json());
const hits = async (text: string, by = partner) => (await search(text, by)).groups.flatMap(({ items }) => items);
const { type: _type, ...request } = callback;

describe('filters of the one search', () => {
  test('§search status: takes records in these states alone, in German and English words', async () => {
    const open = await partner.create('hd.ticket', { ...request, description: 'Filterfrage Nachtfalter' });
    const gone = await partner.create('hd.ticket', { ...request, description: 'Filterfrage Nachtfalter' });
    await partner.done(gone.id, 'withdraw', { reason: 'Hat sich erledigt' });
    const ids = async (text: string) => (await hits(text)).map(({ id }) => id).sort();
    expect(await ids('Nachtfalter')).toEqual([open.id, gone.id].sort());
    expect(await ids('status:offen Nachtfalter')).toEqual([open.id]);
    expect(await ids('Nachtfalter STATUS:new')).toEqual([open.id]);
    expect(await ids('status:zurückgezogen Nachtfalter')).toEqual([gone.id]);
    expect(await ids('status:erledigt Nachtfalter')).toEqual([]);
    expect(await ids('status:neu status:storniert Nachtfalter')).toEqual([open.id, gone.id].sort());
    expect(await ids('status:neu von:2001 Nachtfalter')).toEqual([]);
    const alone = await search('status:offen');
    expect(alone.groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ticket', 'order', 'draft']));
    expect(alone.groups.map(({ kind }) => kind)).not.toContain('customer');
    expect(alone.filters).toEqual([{ name: 'status', value: 'offen', matches: ['open'] }]);
  });

  test('§search kunde: takes what belongs to the customer, and the customer', async () => {
    const customer = await newCustomer(partner, { companyName: 'Vogelwarte Grünspecht KG', vatId: undefined });
    const ticket = await partner.create('hd.ticket', {
      ...request,
      description: 'Rückruf bitte',
      customerId: customer.id,
    });
    await partner.create('hd.ticket', { ...request, description: 'Vogelwarte Grünspecht, Rückruf bitte' });
    for (const text of ['kunde:gruenspecht', 'customer:"Vogelwarte Grünspecht"', 'KUNDE:Vogelw']) {
      const answer = await search(text);
      expect(answer.groups.flatMap(({ items }) => items.map(({ id }) => id)).sort(), text).toEqual(
        [customer.id, ticket.id].sort(),
      );
      expect(answer.filters?.[0]?.matches).toEqual(['Vogelwarte Grünspecht KG']);
    }
    expect((await hits('kunde:grünspecht rückruf')).map(({ id }) => id)).toEqual([ticket.id]);
    // A customer of another organisation is no customer here.
    expect((await search('kunde:grünspecht', wholesale)).filters?.[0]?.matches).toEqual([]);
  });

  test('§search von: takes records of these organisations, as far as the user may see them', async () => {
    const answer = await search('von:sommer', staff);
    expect(answer.filters?.[0]?.matches).toContain('Sommer Telekom GmbH');
    const trids = new Set(answer.groups.flatMap(({ items }) => items.map(({ trid }) => trid)));
    expect(trids).toEqual(new Set(['1001']));
    expect(new Set((await hits('from:2001', staff)).map(({ trid }) => trid))).toEqual(new Set(['2001']));
    expect((await search('von:2001')).filters?.[0]?.matches).toEqual([]);
  });

  test('§search a filter that means nothing is told, and finds nothing', async () => {
    const answer = await search('status:quatsch Sonnental');
    expect(answer.groups).toEqual([]);
    expect(answer.filters).toEqual([{ name: 'status', value: 'quatsch', matches: [] }]);
    expect((await search('kunde:xqzwv')).filters?.[0]?.matches).toEqual([]);
    expect((await search('status:')).groups).toEqual([]);
    expect((await search('status: Sonnental')).groups.length).toBeGreaterThan(0);
  });

  test.each([['kunde:\u0000'], ["kunde:' or 1=1 --"], ['von:%'], ['status:"'], ['kunde:&|!()'], ['kunde:"*:*"']])(
    'hostile filters are read as text: %j',
    async (text) => {
      expect([200, 400]).toContain((await partner.get('/search', { query: { search: text } })).statusCode);
    },
  );
});

test('§search synonyms of employees find records and documents, and it is said', async () => {
  const ticket = await partner.create('hd.ticket', { ...request, description: 'Neues Schnurtelefon gewünscht' });
  await putFiles(portal, { 'price-lists/Schnurtelefone 2026.txt': 'Geräte' });
  expect(await hits('Strippenapparat')).toEqual([]);
  const group = await staff.create('etc.synonym', { words: 'Strippenapparat, Schnurtelefon; corded phone' });
  const answer = await search('strippenapparat');
  expect(answer.groups.flatMap(({ items }) => items.map(({ kind }) => kind)).sort()).toEqual(['document', 'ticket']);
  expect(answer.synonyms).toEqual(['Schnurtelefon', 'corded phone']);
  expect((await hits('corded phone')).map(({ id }) => id)).toContain(ticket.id);
  const quick = await partner.get('/public/filebrowser/', { query: { _action: 'quick', search: 'Strippenapparat' } });
  expect(quick.json().total).toBe(1);
  await staff.done(group.id, 'archive');
  expect(await hits('Strippenapparat')).toEqual([]);
});

test('§search synonyms are of employees alone, and need two words', async () => {
  const refused = await partner.post('/foundation/1001/data', { type: 'etc.synonym', words: 'eins, zwei' });
  expect(refused.statusCode).toBe(403);
  const one = await staff.post('/foundation/9001/data', { type: 'etc.synonym', words: ' eins ,, eins' });
  expect(one.statusCode).toBe(400);
});

describe('searches without hits', () => {
  const demoTerms = demoMisses({ clock: () => 0, holidays: () => ({}) }).map(({ term }): string => term);
  const misses = async (days = '30') =>
    missList
      .parse((await staff.get('/staff/search-misses', { query: { days } })).json())
      .items.filter(({ term }) => !demoTerms.includes(term))
      .map(({ term, count }) => [term, count]);
  const miss = (text: string, by = partner) => by.post('/search/misses', { search: text });

  test('§search they are counted per term and day without the user, the most frequent first', async () => {
    for (const text of ['Kranwagen', ' kranwagen ', 'Dosenöffner']) expect((await miss(text)).statusCode).toBe(204);
    await miss('max@example.com');
    await miss('+49 30 23125');
    expect(await misses()).toEqual([
      ['kranwagen', 2],
      ['dosenöffner', 1],
    ]);
    portal.pass(10 * 86_400_000);
    staff = await engineCalls(portal, '9001/etc.staff', '9001');
    wholesale = await engineCalls(portal, '2001/ws.user', '2001');
    await miss('kranwagen', wholesale);
    expect((await misses())[0]).toEqual(['kranwagen', 3]);
    expect(await misses('7')).toEqual([['kranwagen', 1]]);
  });

  test('§search they are gone after 90 days, and only employees see them', async () => {
    expect((await wholesale.get('/staff/search-misses')).statusCode).toBe(403);
    portal.pass(81 * 86_400_000);
    staff = await engineCalls(portal, '9001/etc.staff', '9001');
    await deleteExpired(portal.services.db, portal.services.clock());
    expect(await misses('90')).toEqual([['kranwagen', 1]]);
  });
});
