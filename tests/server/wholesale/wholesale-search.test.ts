import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WholesaleHits } from '#contract/wholesale/search.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
let customerNumber: string;
let name: string;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  const { items } = await partner.list('ws.customer', { _sort: 'foreignid' });
  customerNumber = items[0]?.foreignid ?? '';
  name = items[0]?.value1 ?? '';
});
afterAll(() => portal.close());

const answer = (criterion: string, term: string, calls = partner, trid = '2001') =>
  calls.get(`/foundation/${trid}/wholesale/search`, { query: { criterion, term } });
const search = async (criterion: string, term: string): Promise<WholesaleHits> =>
  (await answer(criterion, term)).json();
const find = async (criterion: string, term: string) =>
  (await search(criterion, term)).items.map(({ kind, title }) => `${kind} ${title}`);

const block = 'number +49 30 231254-00 bis -99';
test.each([
  ['+493023125417', [block]],
  ['030 231254-17', [block]],
  ['(0)30/231254-0', [block]],
  ['00493023125499', [block]],
  ['030 231254-00 bis -99', [block]],
  ['4930231254', [block]],
  ['030 23125110', ['number +49 30 23125110']],
  ['040 66969', ['number +49 40 66969110', 'number +49 40 669695-00 bis -99', 'number +49 40 6696985-0 bis -9']],
  ['030 23125999', []],
])('§wholesale-search a number is found in any notation, its beginning and inside a block: %s', async (term, hits) => {
  const titles = await find('number', term);
  expect(titles.filter((title) => title.startsWith('number')).sort()).toEqual(hits);
});

test('§wholesale-search numbers come in their order, however few of all are asked for', async () => {
  const { items, total } = await search('number', '040');
  const numbers = items.filter(({ kind }) => kind === 'number').map(({ title }) => title);
  expect(numbers).toEqual(['+49 40 66969110', '+49 40 669695-00 bis -99', '+49 40 6696985-0 bis -9']);
  const query = { criterion: 'number', term: '040', _limit: '2' };
  const few: WholesaleHits = (await partner.get('/foundation/2001/wholesale/search', { query })).json();
  expect([few.items, few.total]).toEqual([items.slice(0, 2), total]);
});

test('§wholesale-search each criterion finds its records, with the customer that they belong to', async () => {
  const byNumber = await search('customerNumber', customerNumber);
  expect(byNumber).toMatchObject({ total: 1, items: [{ kind: 'customer', title: name, customerNumber }] });
  expect(await find('name', name.split(' ')[0] ?? '')).toContain(`customer ${name}`);
  const account = await search('sipUser', `W${customerNumber}-01`);
  expect(account.items[0]).toMatchObject({ kind: 'sip', customerNumber, customer: name });
  const { items } = await partner.list('ws.process', { _limit: '1' });
  const process = items[0]?.foreignid ?? '';
  expect((await find('orderNumber', process)).filter((hit) => hit.startsWith('process'))).toEqual([
    `process ${process}`,
  ]);
  expect(await find('ip', '203.0.113.80')).toHaveLength(1);
  expect(await find('zipCity', 'Berl')).toContain(`customer ${name}`);
});

test('§wholesale-search a customer is found by prefixes of the words of its name', async () => {
  const [first = ''] = name.split(' ');
  expect(await find('name', first.slice(0, 4))).toContain(`customer ${name}`);
  expect(await find('name', name)).toContain(`customer ${name}`);
});

test('§wholesale-search a hit with a similar spelling is marked as similar and opens nothing', async () => {
  const typo = (name.split(' ')[0] ?? '').replace(/^(..)./, '$1x');
  expect(await search('name', typo)).toMatchObject({ similar: true });
});

test('§wholesale-search what cannot be searched is a fault of its field, and others see nothing', async () => {
  expect((await answer('number', 'abc')).json().fields).toEqual({ term: 'phone' });
  expect((await answer('name', 'ab')).json().fields).toEqual({ term: 'tooShort:3' });
  expect((await answer('shoe', 'abc')).json().fields).toEqual({ criterion: 'choose' });
  const sales = await engineCalls(portal, '1001/sp.admin');
  expect((await answer('number', '030 231254-17', sales, '1001')).statusCode).toBe(403);
  expect((await answer('number', '030 231254-17', sales, '2001')).statusCode).toBe(404);
  const other = await engineCalls(portal, '2002/spws.user', '2002');
  expect((await answer('number', '030 231254-17', other, '2002')).json().items).toEqual([]);
});

test('§phone-numbers the local network of an area code is answered, and 404 for none', async () => {
  expect((await partner.get('/area-codes/030')).json()).toEqual({ onkz: '30', name: 'Berlin' });
  expect((await partner.get('/area-codes/33203')).json()).toEqual({ onkz: '33203', name: 'Kleinmachnow' });
  expect((await partner.get('/area-codes/2999')).statusCode).toBe(404);
});
