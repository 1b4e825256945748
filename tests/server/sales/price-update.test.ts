import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftCheck } from '#contract/sales/draft.ts';
import { standardPrices } from '#domain/sales/products/standard-prices.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { drawnBy } from './submit-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
let draft: Awaited<ReturnType<typeof newDraft>>;
beforeAll(async () => {
  portal = await openPortal();
  const staff = await engineCalls(portal, '9001/etc.staff');
  await staff.create('sales.priceList', {
    title: 'Preise im Jahr 2098',
    validFrom: '2098-01-01',
    prices: { ...standardPrices, hfoNgnBasic: { monthly: 1590 }, evnPost: { monthly: 999 } },
  });
  partner = await engineCalls(portal, '1001/sp.admin');
  draft = await newDraft(partner, (await newCustomer(partner)).id, { mainNumber: 'new' });
});
afterAll(() => portal.close());

const check = async () => draftCheck.parse((await partner.get(`/foundation/1001/data/${draft.id}/check`)).json());

test('§drafts.prices a draft with a valid price list has no price notice and no update', async () => {
  expect((await check()).priceUpdate).toBeUndefined();
  const refusal = await partner.act(draft.id, 'updatePrices');
  expect([refusal.statusCode, refusal.json()._errorMessage]).toEqual([
    409,
    'Der Entwurf hat schon die Preise, die heute gelten.',
  ]);
});

test('§drafts.prices a draft with an old list shows changes to confirm, and updates on demand', async () => {
  portal.pass(Date.parse('2098-01-10T10:00:00Z') - portal.now());
  partner = await engineCalls(portal, '1001/sp.admin');
  const before = await check();
  expect(before.warnings).toContainEqual({ path: 'priceListId', message: 'priceListNewer' });
  expect(before.priceUpdate).toMatchObject({
    to: { title: 'Preise im Jahr 2098', validFrom: '2098-01-01' },
    changes: [
      { code: 'hfoNgnBasic', quantity: 1, before: { oneOff: 0, monthly: 1490 }, after: { oneOff: 0, monthly: 1590 } },
    ],
    before: { monthly: before.prices.monthly },
    after: { monthly: before.prices.monthly + 100 },
  });
  const { version } = await partner.read(draft.id);
  const unread = await partner.act(draft.id, 'submit', { ...(await drawnBy(partner)), confirmedWarnings: [], version });
  expect(unread.json().fields).toMatchObject({ priceListId: 'priceListNewer' });

  const updated = await partner.done(draft.id, 'updatePrices', { version });
  expect(updated.data['priceListId']).toBe(before.priceUpdate?.to.id);
  expect(updated.data).not.toHaveProperty('expires');
  const after = await check();
  expect(after.priceUpdate).toBeUndefined();
  expect(after.warnings.map(({ path }) => path)).not.toContain('priceListId');
  expect(after.prices.monthly).toBe(before.prices.monthly + 100);
  expect((await partner.timeline(draft.id)).items[0]).toMatchObject({
    text: 'Preise aktualisiert: Preise im Jahr 2098.',
  });
  portal.pass(80 * day);
});
