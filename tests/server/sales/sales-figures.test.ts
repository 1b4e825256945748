import { afterAll, beforeAll, expect, test } from 'vitest';
import { salesFigures } from '#contract/sales/sales-figures.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const figuresOf = async (calls: EngineCalls, trid = '1001') =>
  salesFigures.parse((await calls.get(`/foundation/${trid}/sales-figures`)).json());
const totalOf = async (calls: EngineCalls, trid: string, type: string, search: string): Promise<number> =>
  (await calls.get(`/foundation/${trid}/data`, { query: { type, search, _limit: '1' } })).json().total;

test.each([
  ['1001/sp.admin', '1001'],
  ['2002/spws.user', '2002'],
  ['9001/etc.staff', '1001'],
])('§my-portal the figures of %s for %s are those of the lists', async (userId, trid) => {
  const calls = await engineCalls(portal, userId, trid);
  const total = (type: string, search = '') => totalOf(calls, trid, type, search);
  const { customers, prospects, drafts, inReview, inProgress } = await figuresOf(calls, trid);
  expect(customers).toBe(await total('hfo.vp.customer'));
  expect(prospects.count).toBe(await total('hfo.vp.customer', 'value3:interested'));
  expect(drafts.count).toBe(await total('hfo.vp.draft', 'value4:open,complete'));
  expect(drafts.complete).toBe(await total('hfo.vp.draft', 'value4:complete'));
  expect(inReview.clarification).toBe(await total('hfo.vp.order', 'value4:clarification'));
  expect(inReview.count + inProgress.count).toBe(await total('hfo.vp.order', 'value9:open'));
});

test('§my-portal what another organisation writes changes nothing', async () => {
  const other = await engineCalls(portal, '2002/spws.user', '2002');
  const [own, theirs] = [await figuresOf(partner), await figuresOf(other, '2002')];
  await other.create('hfo.vp.draft', { productType: 'hfoNgnBasic' });
  expect(await figuresOf(partner)).toEqual(own);
  expect((await figuresOf(other, '2002')).drafts.count).toBe(theirs.drafts.count + 1);
});

test('§6 only those who may see statements are told what they come to', async () => {
  const plain = await engineCalls(portal, '2002/spws.user', '2002');
  expect(await figuresOf(plain, '2002')).not.toHaveProperty('commission');
  const staff = await engineCalls(portal, '9001/etc.staff', '1001');
  const { commission } = await figuresOf(staff);
  const { items } = (await staff.get('/foundation/1001/commission-statements')).json();
  const month = items[0].month;
  const ofMonth = items.filter((one: { month: string }) => one.month === month);
  expect(commission).toEqual({
    month,
    amount: ofMonth.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0),
  });
});
