import { afterAll, beforeAll, expect, test } from 'vitest';
import { additionsTo } from '#domain/sales/drafts/customer-answers.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { byLink, consents, drawnBy } from './submit-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const open = { tkgSize: undefined, representative: undefined, invoiceEmail: undefined, invoiceChannel: undefined };
const customerData = { tkgSize: 'small', representative: { firstName: 'Rosa', lastName: 'Muster' } };
const invoiceEmail = 'rechnung@muster.example.com';
const summary = { consents: { ...consents, consentSummary: true } };
const customerOf = async (id: string) => (await partner.read(id)).data;
const sentDraft = async (customer: object = open, fields: object = { customerData, invoiceEmail }) => {
  const { id } = await newCustomer(partner, customer);
  const draft = await newDraft(partner, id, fields);
  await partner.done(draft.id, 'submit', { ...(await drawnBy(partner)), ...summary, version: draft.version });
  return { id, draft };
};

test('§order-submission a draft fills what its customer’s record does not say, and the order holds it', async () => {
  const { id, draft } = await sentDraft();
  const data = await customerOf(id);
  expect(data).toMatchObject({ ...customerData, invoiceChannel: 'email', fromDraft: { id: draft.id } });
  const [order] = (await partner.list('hfo.vp.order', { search: `value5:${id}` })).items;
  const { customer, values } = (await partner.read(order?.id ?? '')).data as Record<string, Record<string, unknown>>;
  expect(customer).toMatchObject(customerData);
  expect(values).not.toHaveProperty('customerData');
  const said = (await partner.timeline(id)).items;
  expect(JSON.stringify(said)).toContain(draft.foreignid);
});

test('§order-submission a draft overwrites nothing of its customer', async () => {
  const { id } = await sentDraft({ ...open, tkgSize: 'other' }, { customerData, invoiceEmail: 'neu@example.com' });
  expect(await customerOf(id)).toMatchObject({ tkgSize: 'other', invoiceEmail: 'neu@example.com' });
  const kept = await sentDraft({ invoiceEmail: 'alt@example.com' }, { invoiceEmail: 'neu@example.com' });
  expect(await customerOf(kept.id)).toMatchObject({ invoiceEmail: 'alt@example.com' });
});

test('§order-submission a draft changes what its customer says where that is wanted, and undo takes it back', async () => {
  const { id } = await newCustomer(partner, { ...open, invoiceChannel: 'email', invoiceEmail: 'alt@example.com' });
  const changes = { invoiceEmail: 'neu@example.com', customerChanges: ['invoiceEmail'] };
  const draft = await newDraft(partner, id, { customerData, ...changes });
  await partner.done(draft.id, 'submit', { ...(await drawnBy(partner)), ...summary, version: draft.version });
  expect(await customerOf(id)).toMatchObject({ invoiceEmail: 'neu@example.com' });
  const [order] = (await partner.list('hfo.vp.order', { search: `value5:${id}` })).items;
  expect((await partner.read(order?.id ?? '')).data['values']).not.toHaveProperty('customerChanges');
  await partner.done(id, 'undoDraft', {});
  expect(await customerOf(id)).toMatchObject({ invoiceEmail: 'alt@example.com' });
});

test('§order-submission what an order may not change of an established customer stays as it is', () => {
  const customer = { customerType: 'established', invoiceEmail: 'alt@example.com', voNumber: 'VO10023' };
  const draft = { invoiceEmail: 'neu@example.com', customerChanges: ['invoiceEmail'] };
  expect(additionsTo(customer, draft)).toEqual({});
});

test('§order-submission what a draft added is undone with one call, but for what was changed since', async () => {
  const { id } = await sentDraft();
  const { version } = await partner.read(id);
  await partner.done(id, 'update', { version, tkgSize: 'micro' });
  await partner.done(id, 'undoDraft', {});
  const data = await customerOf(id);
  expect(data['tkgSize']).toBe('micro');
  expect(data).not.toHaveProperty('representative');
  expect(data).not.toHaveProperty('fromDraft');
  expect((await partner.act(id, 'undoDraft', {})).statusCode).toBe(409);
});

test('§order-submission a draft that waits for its customer’s link has filled the customer too', async () => {
  const { id } = await newCustomer(partner, open);
  const draft = await newDraft(partner, id, { customerData, invoiceEmail });
  await partner.done(draft.id, 'submit', { ...byLink, ...summary, version: draft.version });
  expect(await customerOf(id)).toMatchObject(customerData);
  // Neither who reads the customer sees an account in full, nor what was there before.
  expect(Object.keys((await customerOf(id))['fromDraft'] as object).toSorted()).toEqual([
    'at',
    'id',
    'names',
    'number',
  ]);
});

test('§order-submission a user without access to sales fills no customer', async () => {
  const { id } = await newCustomer(partner, open);
  const wholesale = await engineCalls(portal, '2001/ws.user');
  expect((await wholesale.act(id, 'undoDraft', {})).statusCode).toBeGreaterThanOrEqual(403);
  const own = await partner.act(id, 'takeFromDraft', {
    draft: { id: 'x', number: 'x' },
    answers: { tkgSize: 'small' },
  });
  expect(own.statusCode).toBeGreaterThanOrEqual(400);
  expect(await customerOf(id)).not.toHaveProperty('tkgSize');
});
