import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AvailabilityCheck } from '#contract/sales/availability.ts';
import { answersOfCheck } from '#domain/sales/availability/check-result.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { newCustomer } from '../sales/sales-calls.ts';
import { drawnBy } from '../sales/submit-bodies.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { lineDraft } from './line-draft.ts';
import { json, type MockGateway, openMockGateway, twoLines } from './mock-gateway.ts';

const day = 86_400_000;
let portal: Portal;
let gateway: MockGateway;
let partner: EngineCalls;
beforeAll(async () => {
  gateway = await openMockGateway();
  portal = await openPortal({
    AVAILABILITY_GATEWAY_URL: gateway.url,
    AVAILABILITY_GATEWAY_TOKEN: 'secret-of-16-signs',
    AVAILABILITY_CHECKS_PER_DAY: '40',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
  });
  portal.services.webhooks.resolve = async () => ['127.0.0.1'];
});
afterAll(async () => {
  await gateway.close();
  await portal.close();
});
beforeEach(async () => {
  partner = await engineCalls(portal, '1001/sp.admin');
  gateway.questions.length = 0;
  gateway.answer(json({ ...twoLines, checkedAt: new Date(portal.now()).toISOString() }));
});

const at = (houseNumber: string) => ({ street: 'Musterkai', houseNumber, zip: '20457', city: 'Hamburg' });
const base = '/foundation/1001/availability-checks';
const check = (houseNumber: string, more: object = {}) => partner.post(base, { address: at(houseNumber), ...more });
const checked = async (houseNumber: string, more: object = {}): Promise<AvailabilityCheck> =>
  (await check(houseNumber, more)).json();

test('§order-forms.availability the same address is asked once a day', async () => {
  const first = await checked('1');
  expect(first).toMatchObject({ source: 'gateway', number: 'GW-1', checkedAt: portal.now(), address: at('1') });
  expect((await partner.get(`${base}/${first.id}`)).json()).toEqual(first);
  const written = await partner.post(base, { address: { ...at('1'), street: ' MUSTER KAI', city: 'Hamburg-Mitte' } });
  expect(written.json().id).toBe(first.id);
  expect(gateway.questions).toHaveLength(1);
  expect((await checked('1', { again: true })).id).not.toBe(first.id);
  portal.pass(day + 1);
  partner = await engineCalls(portal, '1001/sp.admin');
  await checked('1');
  expect(gateway.questions).toHaveLength(3);
});

test('§order-forms.availability two checks of one address at once ask the gateway once', async () => {
  const [one, two] = await Promise.all([checked('2'), checked('2')]);
  expect(one.id).toBe(two.id);
  expect(gateway.questions).toHaveLength(1);
});

test('§order-forms.availability a gateway that fails is a clear sentence that no one repeats', async () => {
  gateway.answer(json({}, 503));
  const answer = await check('3');
  expect([answer.statusCode, answer.json()._errorMessage]).toEqual([
    424,
    'Die Prüfung ist gerade nicht möglich. Tragen Sie das Ergebnis von Hand ein oder versuchen Sie es später.',
  ]);
});

test('§order-forms.availability a check of another organisation is none', async () => {
  const { id } = await checked('4');
  const other = await portal.as('1003/etc.papers');
  expect((await other.get(`${base}/${id}`)).statusCode).toBe(404);
  expect((await partner.get(`${base.replace('1001', '1003')}/${id}`)).statusCode).toBe(404);
  expect((await partner.get(`${base}/${'x'.repeat(100)}`)).statusCode).toBe(404);
  const staff = await portal.as('9001/etc.staff');
  expect((await staff.get(`/foundation/1003/availability-checks/${id}`)).statusCode).toBe(404);
  expect((await staff.get(`${base}/${id}`)).statusCode).toBe(200);
});

test.each([
  ['too long', { street: 'x'.repeat(61) }],
  ['without letters', { street: '12 34' }],
  ['of another shape', { street: { $ne: '' } }],
  ['with more than an address', { note: 'x' }],
  ['abroad', { zip: '1010' }],
])('§order-forms.availability an address %s is refused before any call', async (_case, change) => {
  const answer = await partner.post(base, { address: { ...at('1'), ...change } });
  expect(answer.statusCode).toBe(400);
  expect(gateway.questions).toEqual([]);
});

test('§order-forms.availability a hostile address reaches the gateway as plain text', async () => {
  await partner.post(base, { address: { ...at('5'), street: 'Am "Kai"\u202e; DROP' } });
  expect(gateway.questions[0]?.body).toMatchObject({ street: 'Am "Kai"; DROP' });
});

const submit = async (id: string, version: number, confirmedWarnings: string[] = []) => {
  const drawn = await drawnBy(partner);
  const answer = await partner.act(id, 'submit', {
    ...drawn,
    version,
    confirmedWarnings: ['customerId', ...confirmedWarnings],
  });
  return [answer.statusCode, answer.json().fields];
};

test('§order-forms.availability the server judges a result of its own at the submission', async () => {
  const customer = await newCustomer(partner);
  const site = at('7');
  const result = await checked('7');
  const draft = await lineDraft(partner, customer.id, { site, availability: answersOfCheck(result, 'vdsl100') });
  let { version } = draft;
  const setTo = async (fields: object) => {
    ({ version } = await partner.done(draft.id, 'update', { version, ...fields }));
  };
  const right = answersOfCheck(result, 'vdsl100');
  const refused = async (availability: object, bandwidth = 'vdsl100') => {
    await setTo({ availability, bandwidth });
    return submit(draft.id, version);
  };
  expect(await refused({ ...right, maxRate: '1000' })).toEqual([
    400,
    { 'availability.maxRate': 'availabilityForeign' },
  ]);
  expect(await refused({ ...right, id: 'GW-2' })).toEqual([400, { 'availability.id': 'availabilityForeign' }]);
  expect(await refused({ ...right, technology: 'adsl' })).toEqual([
    400,
    { 'availability.technology': 'availabilityForeign' },
  ]);
  expect(await refused({ ...right, technology: 'vdsl' }, 'vdsl250')).toEqual([
    400,
    { 'availability.technology': 'availabilityForeign' },
  ]);
  const unknown = '018f0000-0000-7000-8000-000000000000';
  expect(await refused({ ...right, checkId: unknown })).toEqual([400, { 'availability.id': 'availabilityUnknown' }]);
  await setTo({ availability: right, bandwidth: 'vdsl100', siteAddr: at('8') });
  expect(await submit(draft.id, version)).toEqual([400, { 'availability.id': 'availabilityElsewhere' }]);
  await setTo({ siteAddr: { ...site, street: 'Muster-Kai' } });
  expect(await submit(draft.id, version)).toEqual([200, undefined]);
});

test('§order-forms.availability a result of another organisation is none at the submission', async () => {
  const staff = await portal.as('9001/etc.staff');
  const foreign = (await staff.post('/foundation/1004/availability-checks', { address: at('9') })).json();
  const customer = await newCustomer(partner);
  const draft = await lineDraft(partner, customer.id, {
    site: at('9'),
    availability: answersOfCheck(foreign, 'vdsl100'),
  });
  expect(await submit(draft.id, draft.version)).toEqual([400, { 'availability.id': 'availabilityUnknown' }]);
});

test('§order-forms.availability without a line an entry by hand is to be confirmed', async () => {
  gateway.answer(json({ ...twoLines, technologies: [], checkedAt: new Date(portal.now()).toISOString() }));
  const none = await checked('10');
  const customer = await newCustomer(partner);
  const draft = await lineDraft(partner, customer.id, {
    site: at('10'),
    availability: answersOfCheck(none, 'vdsl100'),
  });
  expect((await submit(draft.id, draft.version))[1]).toMatchObject({ 'availability.technology': 'choose' });
  const byHand = { checkedAt: '2026-11-22', technology: 'vdsl', maxRate: '100', id: 'Telefonat' };
  const { version } = await partner.done(draft.id, 'update', { version: draft.version, availability: byHand });
  expect(await submit(draft.id, version)).toEqual([400, { 'availability.technology': 'availabilityNoLine' }]);
  expect((await submit(draft.id, version, ['availability.technology', 'availability.checkedAt']))[0]).toBe(200);
});

test('§order-forms.availability an organisation asks for so many addresses a day', async () => {
  const statuses: number[] = [];
  for (let house = 100; statuses.at(-1) !== 429 && house < 150; house += 1)
    statuses.push((await check(String(house))).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeLessThanOrEqual(41);
  // What is known is answered all the same, and others are not limited by it.
  expect((await check('100')).statusCode).toBe(200);
  const staff = await portal.as('9001/etc.staff');
  const elsewhere = '/foundation/1004/availability-checks';
  expect((await staff.post(elsewhere, { address: at('200') })).statusCode).toBe(200);
});
