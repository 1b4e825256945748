import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockSlack } from '#server/core/clock-slack.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { orderIn } from './orders-in.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { newOrder } from './submit-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeEach(async () => {
  portal = await openPortal();
  await signIn();
});
afterEach(() => portal.close());

async function signIn() {
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
}
/** Later, with what fell due meanwhile done. */
async function at(moment: string) {
  portal.pass(Date.parse(moment) - portal.now());
  await runDue(portal.services);
  await signIn();
}
const statusOf = async (id: string) => (await partner.read(id)).data['status'];
const bank = { accountHolder: 'Muster GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' };

test('§orders an order is in provisioning a working day before its date, and active on it', async () => {
  const { order } = await orderIn(partner, staff, 'accepted');
  // A Monday: the working day before is the Friday.
  await staff.done(order.id, 'status', { status: 'scheduled', confirmedDate: '2026-12-14' });
  const notify = async () =>
    (await portal.mails()).filter((mail) => mail.includes(`Auftrag ${order.foreignid}`)).length;
  const before = await notify();
  await at('2026-12-10T22:59:00Z');
  expect(await statusOf(order.id)).toBe('scheduled');
  await at('2026-12-10T23:00:00Z');
  expect(await statusOf(order.id)).toBe('provisioning');
  await at('2026-12-13T22:59:00Z');
  expect(await statusOf(order.id)).toBe('provisioning');
  await at('2026-12-13T23:00:00Z');
  expect(await statusOf(order.id)).toBe('active');
  const { data } = await partner.read(order.id);
  expect((data['history'] as unknown[]).slice(-2)).toMatchObject([
    { actor: 'system', by: 'Portal', status: 'provisioning' },
    { actor: 'system', by: 'Portal', status: 'active' },
  ]);
  expect(await notify()).toBe(before + 2);
});

test('§3-9 §orders acceptance can set a date, and the first one makes a prospect a customer', async () => {
  const { order, customerId } = await newOrder(partner, { paymentMethod: 'debit', bank });
  await staff.done(order.id, 'status', { status: 'inReview' });
  await staff.done(order.id, 'status', { status: 'accepted', contractNumber: 'V-1', confirmedDate: '2026-12-14' });
  const customer = await partner.read(customerId);
  expect(customer).toMatchObject({ foreignid: expect.any(String), data: { customerType: 'established' } });
  await runDue(portal.services);
  await runDue(portal.services);
  const { data } = await partner.read(order.id);
  expect(data).toMatchObject({ status: 'scheduled', mandateReference: `M${customer.foreignid}-01` });
});

test('§orders an unanswered question ends the order after 30 days, even if the clock jumps', async () => {
  const { order } = await orderIn(partner, staff, 'clarification');
  const ends = Date.parse('2026-12-23T23:00:00Z');
  await at(new Date(ends + clockSlack - 1000).toISOString());
  expect(await statusOf(order.id)).toBe('clarification');
  await at(new Date(ends + clockSlack).toISOString());
  expect(await statusOf(order.id)).toBe('cancelled');
  expect((await portal.mails()).at(-1)).toContain('Storniert');
});

test('§orders a partner asks once a day what became of a late review, which is overdue work then', async () => {
  const { order } = await orderIn(partner, staff, 'received');
  const due = async () => {
    const queue = { query: { foundation: '1001', record: order.id } };
    return (await (await portal.as('9001/etc.staff')).get('/staff/queue', queue)).json().items[0].due;
  };
  expect((await partner.act(order.id, 'remind', {})).statusCode).toBe(409);
  portal.pass(14 * day);
  await signIn();
  expect(await due()).toBeUndefined();
  expect((await staff.act(order.id, 'remind', {})).statusCode).toBe(403);
  const { data } = await partner.done(order.id, 'remind', {});
  expect((data['history'] as unknown[]).at(-1)).toMatchObject({ kind: 'reminded', actor: 'partner' });
  expect(await due()).toBeLessThan(portal.now());
  expect((await partner.act(order.id, 'remind', {})).statusCode).toBe(409);
});

test('§orders a cancellation is possible up to two working days before, and undone if refused', async () => {
  const { order } = await orderIn(partner, staff, 'scheduled');
  await at('2026-12-10T08:00:00Z');
  await partner.done(order.id, 'requestCancel', { reason: 'Der Kunde zieht um.' });
  expect((await staff.act(order.id, 'status', { status: 'accepted', text: 'x' })).statusCode).toBe(409);
  expect((await staff.act(order.id, 'status', { status: 'scheduled' })).json().fields).toEqual({ text: 'required' });
  const back = await staff.done(order.id, 'status', { status: 'scheduled', text: 'Der Techniker ist schon bestellt.' });
  expect(back.data).toMatchObject({ status: 'scheduled', confirmedDate: '2026-12-14' });
  expect(back.data).not.toHaveProperty('statusBefore');
  const other = await orderIn(partner, staff, 'accepted');
  await staff.done(other.order.id, 'status', { status: 'scheduled', confirmedDate: '2026-12-11' });
  const refusal = await partner.act(other.order.id, 'requestCancel', { reason: 'Der Kunde zieht um.' });
  expect(refusal.json()._errorMessage).toBe('Ein Storno ist nur bis zwei Werktage vor dem bestätigten Termin möglich.');
});

test('§drafts a draft without an answer is deleted after a day, and one with an answer stays', async () => {
  const record = { productType: 'hfoNgnBasic' };
  const [left, touched] = [await partner.create('hfo.vp.draft', record), await partner.create('hfo.vp.draft', record)];
  const other = await newDraft(partner, (await newCustomer(partner)).id);
  await partner.done(touched.id, 'update', { version: touched.version, externalReference: 'A-17' });
  portal.pass(day + clockSlack - 1000);
  await runDue(portal.services);
  await signIn();
  expect(await partner.status(left.id)).toBe(200);
  portal.pass(1000);
  await runDue(portal.services);
  await runDue(portal.services);
  await signIn();
  const status = (id: string) => partner.status(id);
  expect([await status(left.id), await status(touched.id), await status(other.id)]).toEqual([404, 200, 200]);
  expect((await partner.read(touched.id)).data).not.toHaveProperty('untouchedUntil');
});

test.each([
  ['clarification', {}, { text: 'required' }],
  ['rejected', {}, { reason: 'choose' }],
  ['rejected', { reason: 'other' }, { text: 'required' }],
  ['accepted', {}, { contractNumber: 'required' }],
  ['accepted', { contractNumber: 'V-1', confirmedDate: '2026-12-13' }, { confirmedDate: 'neededByNotWorkingDay' }],
])('§orders.status %s with %o lacks %o', async (status, input, fields) => {
  const { order } = await orderIn(partner, staff, 'inReview');
  expect((await staff.act(order.id, 'status', { status, ...input })).json().fields).toEqual(fields);
});

test('§orders an employee’s action is told by mail and timeline, a partner’s own not by mail', async () => {
  const { order, customerId } = await orderIn(partner, staff, 'inReview');
  const before = (await portal.mails()).length;
  await staff.done(order.id, 'status', { status: 'clarification', text: 'Bitte senden Sie den Grundriss.' });
  const notify = (await portal.mails()).slice(before);
  expect(notify).toHaveLength(1);
  expect(notify[0]).toContain('sp.admin@p1001.example.com');
  await partner.done(order.id, 'answer', { text: 'Er liegt bei.' });
  expect(await portal.mails()).toHaveLength(before + 1);
  const { items } = await partner.timeline(customerId);
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'order.inReview', text: 'Er liegt bei.', staff: false },
    { kind: 'order.clarification', text: 'Bitte senden Sie den Grundriss.', staff: true },
  ]);
  const { data } = await partner.read(order.id);
  expect(data).not.toHaveProperty('question');
  expect((data['history'] as { kind: string }[]).map(({ kind }) => kind)).toEqual([
    'status',
    'status',
    'question',
    'answer',
  ]);
  const activities = (await partner.get('/foundation/1001/activities')).json();
  expect(activities.items ?? activities).toContainEqual(
    expect.objectContaining({ kind: 'order.clarification', number: order.foreignid }),
  );
});

test('§drafts a draft expires 90 days after its prices were replaced, not while its list holds', async () => {
  const { id } = await newDraft(partner, (await newCustomer(partner)).id);
  portal.pass(91 * day);
  await runDue(portal.services);
  await signIn();
  expect((await partner.read(id)).data).toMatchObject({ state: 'complete' });
  // The list of 2026 ends with its year.
  await at('2027-03-30T12:00:00Z');
  expect((await partner.read(id)).data).toMatchObject({ state: 'complete' });
  await at('2027-04-02T12:00:00Z');
  expect((await partner.read(id)).data).toMatchObject({ state: 'expired' });
  const { data } = await partner.done(id, 'copy');
  expect(data).toMatchObject({ state: 'complete', onkz: '30' });
  expect(data['priceListId']).not.toBe((await partner.read(id)).data['priceListId']);
});
