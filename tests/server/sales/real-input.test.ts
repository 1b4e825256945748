import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderData } from '#contract/sales/order.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { byLink, drawnBy } from './submit-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const place = { street: 'Musterstraße', zip: '10115', city: 'Berlin' };
const addressWith = (houseNumber: string) => ({ address: { ...place, houseNumber, country: 'DE' } });

test('a customer typed with invisible signs and letters in parts is found by the name', async () => {
  const { id, data } = await newCustomer(partner, { companyName: 'Bu\u0308roma\u200bschinen\u00a0Gru\u00adber GmbH' });
  expect(data['companyName']).toBe('Büromaschinen Gruber GmbH');
  for (const search of ['Büromaschinen', 'gruber', 'Bürom*']) {
    const { items } = await partner.list('hfo.vp.customer', { search });
    expect(items.map((item) => item.id)).toContain(id);
  }
});

test('lines of a note stay, ended in one way', async () => {
  const { id } = await newCustomer(partner, { note: 'eins\r\nzwei\r\n\r\nvier\u200b' });
  expect((await partner.read(id)).data['note']).toBe('eins\nzwei\n\nvier');
});

test('input that is easy to correct is stored corrected', async () => {
  const { data } = await newCustomer(partner, {
    address: { ...place, houseNumber: 'Nr. 7½', zip: 'D-10115', country: 'DE' },
    email: 'Max Muster <mailto:max@muster.example.com>',
    vatId: 'ust-idnr.: fr 40 303 265 045',
    representative: { firstName: 'Ó Néill', lastName: "'t Hart" },
  });
  expect(data).toMatchObject({
    address: { houseNumber: '7 1/2', zip: '10115' },
    email: 'max@muster.example.com',
    vatId: 'FR40303265045',
    representative: { firstName: 'Ó Néill', lastName: "'t Hart" },
  });
});

describe('an order is placed', () => {
  test.each([
    ['12a-c', '12a-c'],
    ['7½', '7 1/2'],
    ['5+7', '5+7'],
    ['12 Haus B', '12 Haus B'],
  ])('at the odd house number %s once its warning was read', async (typed, houseNumber) => {
    const { id } = await newCustomer(partner, addressWith(typed));
    const draft = await newDraft(partner, id, { siteDiffers: true, siteAddr: { ...place, houseNumber: typed } });
    const drawn = await drawnBy(partner);
    const unread = await partner.act(draft.id, 'submit', { ...drawn, version: draft.version });
    expect(unread.json().fields).toEqual({ 'siteAddr.houseNumber': 'houseNumberOdd' });
    const order = await partner.done(draft.id, 'submit', {
      ...drawn,
      confirmedWarnings: [...drawn.confirmedWarnings, 'siteAddr.houseNumber'],
      version: draft.version,
    });
    const { values } = orderData.parse((await partner.read(order.id)).data);
    expect(values['siteAddr']).toMatchObject({ houseNumber });
  });

  test('without a word at the house number 12–14', async () => {
    const { id } = await newCustomer(partner, addressWith('12–14'));
    const draft = await newDraft(partner, id, { siteDiffers: true, siteAddr: { ...place, houseNumber: '12–14' } });
    await partner.done(draft.id, 'submit', { ...(await drawnBy(partner)), version: draft.version });
  });
});

test.each([
  ['a@[127.0.0.1]', 'email'],
  ['a@localhost', 'email'],
  ['"a b"@muster.example.com', 'email'],
  ['<a@muster.example.com', 'email'],
  ['a@muster.example.com, b@muster.example.com', 'emailSingle'],
  ['a@muster.example.com\r\nBcc: b@muster.example.com', 'emailSingle'],
])('the server refuses %j as an address and as the recipient of a link', async (email, key) => {
  const refusal = await partner.tryCreate('hfo.vp.customer', {
    salutation: '3',
    companyName: 'Probe Empfänger GmbH',
    consentData: true,
    email,
  });
  expect(refusal.json().fields).toEqual({ email: key });
  const { id } = await newCustomer(partner);
  const draft = await newDraft(partner, id);
  const link = { ...byLink, signature: { mode: 'link', email, signer: 'Max Muster' }, version: draft.version };
  expect((await partner.act(draft.id, 'submit', link)).json().fields).toEqual({ 'signature.email': key });
});
