import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftRecord } from '#contract/sales/draft.ts';
import { orderRecord, orderStatuses } from '#contract/sales/order.ts';
import { creatableProducts } from '#domain/sales/products/catalogue.ts';
import { type Answered, type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const whole = (rows: readonly Answered[]) => Promise.all(rows.map(({ id }) => partner.read(id)));

test('§demo-data the demo has drafts of each offered product, one expired and one archived', async () => {
  const present = (await partner.list('hfo.vp.draft', { _limit: '100' })).items;
  const drafts = (await whole(present)).map((one) => draftRecord.parse(one));
  const open = drafts.filter(({ data }) => data.state !== 'expired').map(({ data }) => data.productType);
  expect([...new Set(open)].toSorted()).toEqual(
    creatableProducts()
      .map(({ type }) => type)
      .toSorted(),
  );
  expect(drafts.filter(({ data }) => data.state === 'expired').map(({ data }) => data.productType)).toEqual([
    'hfoNgnBusiness',
  ]);
  const { items } = await partner.list('hfo.vp.draft', { search: 'archived:true', _limit: '100' });
  const states = (await whole(items)).map(({ data }) => data['state']);
  expect(states.filter((state) => state !== 'submitted')).toHaveLength(1);
});

test('§demo-data a draft of the demo has everything but its signature', async () => {
  const { items } = await partner.list('hfo.vp.draft', { search: 'value4:complete', _limit: '100' });
  const [draft] = items.filter(({ value1 }) => value1 === 'hfoCrownCentrex');
  const check = (await partner.get(`/foundation/1001/data/${draft?.id}/check`)).json();
  expect(check).toMatchObject({ blocking: [], warnings: [] });
  expect(check.prices.monthly).toBeGreaterThan(0);
});

test('§demo-data the demo has a mobile order and orders with porting, one of them agreed', async () => {
  const rows = (await partner.list('hfo.vp.order', { _limit: '100' })).items;
  const orders = (await whole(rows)).map((one) => orderRecord.parse(one).data);
  expect(orders.filter(({ productType }) => productType === 'hfoBusinessHomeMobile')).toHaveLength(1);
  const ported = orders.filter(({ values }) => Array.isArray(values['portings']) && values['portings'].length > 0);
  expect(ported.map(({ status }) => status).toSorted()).toEqual(['porting', 'scheduled']);
  expect(ported.flatMap(({ history }) => history.map(({ text = '' }) => text)).join()).toMatch(/RUEM-VA/);
});

test('§demo-data the demo has an order in each status, one of them with an open question', async () => {
  const rows = (await partner.list('hfo.vp.order', { _limit: '100' })).items;
  const orders = (await whole(rows)).map((one) => orderRecord.parse(one));
  expect(orders.map(({ data }) => data.status).toSorted()).toEqual([...orderStatuses].toSorted());
  expect(orders.find(({ data }) => data.status === 'clarification')?.data.question?.text).toMatch(/\?$/);
});
