import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let staff: Session;
const query = (changes: Record<string, string>) => ({ type: 'hfo.vp.customer', _selected: 'city,value2', ...changes });
const customers = async (changes: Record<string, string>) =>
  (await staff.get('/foundation/1001/data', { query: query(changes) })).json<{ items: { city?: string }[] }>().items;
const towns = async (changes: Record<string, string>) => (await customers(changes)).map(({ city = '' }) => city);

beforeAll(async () => {
  portal = await openPortal();
  staff = await portal.as('9001/etc.staff');
});
afterAll(() => portal.close());

test('customers are sorted by town, independent of their postcodes', async () => {
  const ascending = await towns({ _sort: 'city' });
  expect(new Set(ascending).size).toBeGreaterThan(2);
  expect(ascending).toEqual(ascending.toSorted((a, b) => a.localeCompare(b, 'de')));
  expect((await towns({ _sort: '-city' })).filter(Boolean)).toEqual(ascending.filter(Boolean).toReversed());
});

test('a list is narrowed down to one town', async () => {
  const [town = ''] = (await towns({ _sort: '-city' })).filter(Boolean);
  expect(new Set(await towns({ search: `city:"${town}"` }))).toEqual(new Set([town]));
});

test.each([{ _sort: 'city' }, { search: 'city:Ulm' }])('other types have no such column: %o', async (changes) => {
  const answer = await staff.get('/foundation/1001/data', { query: query({ type: 'hd.ticket', ...changes }) });
  expect(answer.statusCode).toBe(400);
});
