import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthsShown, salesYear } from '#contract/staff/sales-year.ts';
import { monthOf } from '#domain/date/months.ts';
import { callback } from '../support/file-calls.ts';
import { putFiles } from '../support/library-files.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
beforeAll(async () => {
  portal = await openPortal();
  await putFiles(portal, { 'price-lists/Preisliste 2027.txt': 'Preise' });
  jana = await portal.as('9001/etc.admin');
});
afterAll(() => portal.close());

const figures = async (query: Record<string, string> = {}) =>
  salesYear.parse((await jana.get('/admin/figures', { query })).json());
const present = async (query: Record<string, string> = {}) => (await figures(query)).months.at(-1);

test('§administration figures of 13 months count what partners do, of all or of one organisation', async () => {
  const { months, partners } = await figures();
  expect(months).toHaveLength(monthsShown);
  expect(months.at(-1)?.month).toBe(monthOf(portal.now()));
  const [before, other] = [await present({ organisation: '1001' }), await present({ organisation: '1002' })];
  const partner = await portal.as('1001/sp.admin');
  expect((await partner.post('/foundation/1001/data', callback)).statusCode).toBe(201);
  expect((await present({ organisation: '1001' }))?.tickets).toBe((before?.tickets ?? 0) + 1);
  expect(await present({ organisation: '1002' })).toEqual(other);
  const [sellers, wholesalers] = [await figures({ kind: 'SP' }), await figures({ kind: 'WS' })];
  expect(sellers.partners).toBeLessThan(partners);
  expect(sellers.partners + wholesalers.partners).toBeGreaterThanOrEqual(partners);
});

test('§administration a new organisation is a partner of this month, and a locked one is none', async () => {
  const before = await figures();
  const body = { trid: '5200', title: 'Südwind Telefonie', number: 'P-5200', kinds: ['SP'] };
  expect((await jana.post('/admin/organisations', body)).statusCode).toBe(200);
  const after = await figures();
  expect(after.partners).toBe(before.partners + 1);
  expect(after.silent).toBe(before.silent + 1);
  expect(after.months.at(-1)?.partners).toBe((before.months.at(-1)?.partners ?? 0) + 1);
  expect(after.priceList?.unreadBy).toContainEqual({ trid: '5200', title: 'Südwind Telefonie' });
});

test('§administration a partner who opens the price lists counts as reader of the newest', async () => {
  const { priceList } = await figures({ organisation: '1001' });
  expect(priceList).toMatchObject({ name: 'Preisliste 2027.txt', readers: 0, unread: 1 });
  const partner = await portal.as('1001/sp.admin');
  const opened = await partner.post('/library/visits', { path: 'price-lists' });
  expect(opened.statusCode).toBe(204);
  expect((await figures({ organisation: '1001' })).priceList).toMatchObject({ readers: 1, unread: 0, unreadBy: [] });
});

test('§administration figures are for administrators alone', async () => {
  for (const user of ['9001/etc.staff', '1001/sp.admin'])
    expect((await (await portal.as(user)).get('/admin/figures')).statusCode).toBe(403);
});
