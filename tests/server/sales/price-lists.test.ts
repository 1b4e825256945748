import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#contract/sales/product.ts';
import { standardPrices } from '#domain/sales/products/standard-prices.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterAll(() => portal.close());

const type = 'sales.priceList';
const list = { title: 'Preisliste Test', validFrom: '2098-01-01', validTo: '2098-12-31', prices: standardPrices };
const answered = async () => products.parse((await partner.get('/products')).json());

test('§7 GET /products answers the catalogue, the price list of today and those that follow', async () => {
  const { items, priceLists } = await answered();
  expect(items).toHaveLength(10);
  const today = new Date(portal.services.clock()).toISOString().slice(0, 10);
  expect(priceLists.map(({ validFrom }) => validFrom <= today)).toEqual([true, false]);
  expect(priceLists[0]?.prices['hfoNgnConnect']).toEqual({ monthly: 990 });
  const texts = items.map(({ type: product, caption, price }) => [product, caption, price?.monthly]);
  expect(texts).toContainEqual(['hfoNgnConnect', 'NGN Connect', 990]);
  expect(texts).toContainEqual(['hfoNgnBusiness', 'NGN Business', undefined]);
});

test('§products.prices employees add a price list that partners see at once and cannot change', async () => {
  expect((await partner.tryCreate(type, list)).statusCode).toBe(403);
  const { id, version } = await staff.create(type, list);
  expect((await answered()).priceLists.at(-1)).toMatchObject({ id, validFrom: '2098-01-01' });
  const changed = await staff.done(id, 'update', { version, title: 'Preisliste 2098' });
  expect(changed.data).toMatchObject({ title: 'Preisliste 2098' });
  expect((await partner.act(id, 'delete')).statusCode).toBeGreaterThanOrEqual(403);
});

test.each([
  ['reaches into another one', { validFrom: '2098-06-01', validTo: '2099-05-31' }, { validFrom: 'priceListOverlap' }],
  ['has begun', { validFrom: '2020-01-01', validTo: '2020-12-31' }, { validFrom: 'notInPast' }],
  ['ends before it begins', { validFrom: '2097-06-01', validTo: '2097-05-01' }, { validTo: 'endBeforeBegin' }],
  [
    'has a price that no product knows',
    { validFrom: '2096-01-01', validTo: '2096-02-01', prices: { ...standardPrices, x: { monthly: 1 } } },
    { 'prices.x': 'invalid' },
  ],
  [
    'lacks a price',
    { validFrom: '2096-01-01', validTo: '2096-02-01', prices: { ...standardPrices, dsl: {} } },
    { 'prices.dsl.monthly': 'required' },
  ],
] as const)('§products.prices a price list that %s is refused', async (_what, change, fields) => {
  expect((await staff.tryCreate(type, { ...list, ...change })).json().fields).toEqual(fields);
});

test('§products.prices a price list that holds or held is neither changed nor deleted', async () => {
  const { items } = await staff.list(type);
  const started = items.filter(({ value2 }) => String(value2) < '2098');
  expect(started.length).toBeGreaterThan(1);
  const past = items.filter(({ value2 }) => Date.parse(String(value2)) <= portal.services.clock());
  for (const { id, version } of past) {
    expect((await staff.act(id, 'update', { version, title: 'Anders' })).statusCode).toBe(409);
    expect((await staff.act(id, 'archive')).statusCode).toBe(409);
  }
});

test('§products.prices of two overlapping price lists saved at the same time, one is kept', async () => {
  const first = { ...list, validFrom: '2094-01-01', validTo: '2094-12-31' };
  const second = { ...list, validFrom: '2094-06-01', validTo: '2095-05-31' };
  for (const year of [2094, 2090, 2086, 2082]) {
    const moved = (one: typeof list) => ({
      ...one,
      validFrom: one.validFrom.replace(/^\d+/, (result) => String(Number(result) - 2094 + year)),
      validTo: one.validTo.replace(/^\d+/, (result) => String(Number(result) - 2094 + year)),
    });
    const answers = await Promise.all([first, second].map((one) => staff.tryCreate(type, moved(one))));
    const refusals = answers.filter(({ statusCode }) => statusCode === 400);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([expect.any(Number), 400]);
    expect(refusals[0]?.json().fields).toEqual({ validFrom: 'priceListOverlap' });
  }
});

test('§products.prices beside many later ones a price list is still judged against the oldest', async () => {
  const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2110, 0, 1 + at)).toISOString().slice(0, 10));
  for (const day of days) await staff.create(type, { ...list, validFrom: day, validTo: day });
  const again = await staff.tryCreate(type, { ...list, validFrom: '2109-12-01', validTo: days[0] });
  expect(again.json().fields).toEqual({ validFrom: 'priceListOverlap' });
});
