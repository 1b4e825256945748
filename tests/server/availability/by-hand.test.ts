import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { newCustomer } from '../sales/sales-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { lineDraft } from './line-draft.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeAll(async () => {
  portal = await openPortal({ AVAILABILITY_SOURCE: 'manual' });
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff', '1001');
});
afterAll(() => portal.close());

const base = '/foundation/1001/availability-checks';
const at = (houseNumber: string) => ({ street: 'Musterkai', houseNumber, zip: '20457', city: 'Hamburg' });
const address = at('5');
const technologies = [{ technology: 'vdsl', maxRate: 100 }];
const newDraft = async () => lineDraft(partner, (await newCustomer(partner)).id, { site: address, availability: {} });
const askFor = async (draftId: string, houseNumber: string) =>
  (await partner.post(base, { address: at(houseNumber), draftId })).json();
const queued = async (id: string) => {
  const { items } = (await staff.get('/staff/queue', { query: { kinds: 'hfo.vp.draft' } })).json();
  return items.find((item: { id: string }) => item.id === id);
};

test('§order-forms.availability a check by hand is work, and the partner is told', async () => {
  const draft = await newDraft();
  const check = await askFor(draft.id, '5');
  expect(check).toMatchObject({ source: 'manual', technologies: [] });
  expect(check.checkedAt).toBeUndefined();
  expect(await queued(draft.id)).toMatchObject({
    task: 'checkLine',
    title: 'Musterkai 5, 20457 Hamburg · Muster Möbel GmbH',
  });
  const mails = (await portal.mails()).length;
  const answer = { checkId: check.id, technologies, number: 'T-17' };
  expect((await partner.act(draft.id, 'answerAvailability', answer)).statusCode).toBe(403);
  const answered = await staff.done(draft.id, 'answerAvailability', answer);
  expect(answered.data).toMatchObject({
    availability: { checkId: check.id, technology: 'vdsl', maxRate: '100', id: 'T-17', checkedAt: '2026-11-23' },
  });
  expect(answered.data['availabilityRequest']).toBeUndefined();
  expect(await queued(draft.id)).toBeUndefined();
  expect((await portal.mails()).slice(mails).join('')).toContain('Musterkai 5, 20457 Hamburg');
  expect((await partner.get(`${base}/${check.id}`)).json()).toMatchObject({ technologies, number: 'T-17' });
  const again = await staff.act(draft.id, 'answerAvailability', answer);
  expect([again.statusCode, again.json()._errorMessage]).toEqual([
    409,
    'Diese Prüfung wartet nicht mehr auf ein Ergebnis.',
  ]);
});

test('§order-forms.availability an answer is for the check that its draft waits for', async () => {
  const [one, two] = [await newDraft(), await newDraft()];
  const [first, second] = [await askFor(one.id, '6'), await askFor(two.id, '7')];
  expect((await staff.act(one.id, 'answerAvailability', { checkId: second.id, technologies })).statusCode).toBe(409);
  const twice = { checkId: first.id, technologies: [...technologies, ...technologies] };
  expect((await staff.act(one.id, 'answerAvailability', twice)).statusCode).toBe(400);
  await staff.done(one.id, 'answerAvailability', { checkId: first.id, technologies: [] });
  // What was answered once is no question of another draft.
  expect((await partner.act(two.id, 'askAvailability', { checkId: first.id })).statusCode).toBe(409);
});

test('§order-forms.availability a check by hand without a draft is refused', async () => {
  expect((await partner.post(base, { address: at('9') })).statusCode).toBe(400);
  const customer = await newCustomer(partner);
  expect((await partner.post(base, { address, draftId: customer.id })).statusCode).toBe(404);
  const stranger = await portal.as('1003/etc.papers');
  const draft = await newDraft();
  expect(
    (await stranger.post('/foundation/1003/availability-checks', { address, draftId: draft.id })).statusCode,
  ).not.toBe(200);
});

test('§order-forms.availability a result that the partner enters withdraws the request', async () => {
  const draft = await newDraft();
  await askFor(draft.id, '8');
  const { version } = await partner.read(draft.id);
  const availability = { checkedAt: '2026-11-23', technology: 'vdsl', maxRate: '50' };
  await partner.done(draft.id, 'update', { version, availability });
  expect((await partner.read(draft.id)).data['availabilityRequest']).toBeUndefined();
  expect(await queued(draft.id)).toBeUndefined();
});
