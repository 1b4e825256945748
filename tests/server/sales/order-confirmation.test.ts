import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderConfirmation } from '#contract/sales/order-confirmation.ts';
import { clockSlack } from '#server/core/clock-slack.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { byLink } from './submit-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

/** A draft that waits for its customer, with the link that the customer got. */
async function awaiting(fields: object = {}, consents: object = {}) {
  const customer = await newCustomer(partner);
  const draft = await newDraft(partner, customer.id, fields);
  const sent = await partner.done(draft.id, 'submit', {
    ...byLink,
    consents: { ...byLink.consents, ...consents },
    version: 1,
  });
  const mail = (await portal.mails()).at(-1) ?? '';
  const token =
    /order-confirmation\?token=3D?([\w=\r\n-]+?)(?:\r?\n\r?\n)/.exec(mail)?.[1]?.replace(/=\r?\n/g, '') ?? '';
  return { draft, sent, mail, path: `/public/order-confirmation/${token}`, customerId: customer.id };
}
const read = (path: string) => portal.call('GET', path);
const confirm = (path: string, body: object = { accepted: true, signer: 'Max Muster' }) =>
  portal.call('POST', path, { body });
const ordersOf = async (customerId: string) =>
  (await partner.list('hfo.vp.order', { search: `value5:${customerId}` })).items;

test('§order-submission the customer may read the order repeatedly, and confirming creates it', async () => {
  const { draft, sent, mail, path, customerId } = await awaiting();
  expect(sent).toMatchObject({ type: 'hfo.vp.draft', data: { state: 'submitting' } });
  expect(mail).toContain('max@muster.example.com');
  expect((await portal.call('HEAD', path)).statusCode).toBe(200);
  const log = orderConfirmation.parse((await read(path)).json());
  expect(log).toMatchObject({
    state: 'open',
    partner: 'Sommer Telekom GmbH',
    caption: 'NGN Basic',
    signer: 'Max Muster',
  });
  expect(await ordersOf(customerId)).toEqual([]);
  expect((await confirm(path, { signer: 'Max Muster' })).json().fields).toEqual({ accepted: 'given' });

  const answers = await Promise.all([confirm(path), confirm(path)]);
  answers.push(await confirm(path));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const [order, ...others] = await ordersOf(customerId);
  expect(others).toEqual([]);
  for (const answer of [...answers, await read(path)])
    expect(answer.json()).toMatchObject({ state: 'confirmed', order: { number: order?.foreignid } });
  const { data } = await partner.read(order?.id ?? '');
  expect(data).toMatchObject({
    submittedBy: 'Petra Sommer',
    draftRevision: 1,
    signature: { mode: 'link', signer: 'Max Muster', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    history: [{ by: 'Max Muster', status: 'received' }],
  });
  expect((await partner.read(draft.id)).data).toMatchObject({ state: 'submitted', orderId: order?.id });
  const again = await partner.done(draft.id, 'submit', { ...byLink, version: 1 });
  expect(again.id).toBe(order?.id);
});

test('§order-submission a mandate is granted for itself, and no account goes out', async () => {
  const bank = { accountHolder: 'Muster GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' };
  const { path } = await awaiting({ paymentMethod: 'debit', bank }, { consentSepa: true });
  const log = await read(path);
  expect(log.json()).toMatchObject({ hasMandate: true, values: { bank: { iban: 'DE** **** … 2051' } } });
  expect(log.body).not.toMatch(/DE0212|Geheim/);
  expect((await confirm(path)).json().fields).toEqual({ mandate: 'given' });
  expect((await confirm(path, { accepted: true, mandate: true, signer: 'Max Muster' })).statusCode).toBe(200);
});

test('§order-submission a withdrawn, replaced, changed or expired link opens nothing', async () => {
  const { draft, path, sent } = await awaiting();
  await partner.done(draft.id, 'withdraw');
  const removal = await read(path);
  expect(removal.statusCode).toBe(410);
  const again = await partner.done(draft.id, 'submit', { ...byLink, version: sent.version + 1 });
  expect(again.data['state']).toBe('submitting');
  const paths = [
    path,
    `${path.slice(0, -1)}x`,
    `${path}1`,
    '/public/order-confirmation/x',
    path.replace(/.{5}$/, '1002'),
  ];
  for (const one of paths) {
    for (const answer of [await read(one), await confirm(one)]) {
      expect(answer.statusCode).toBe(410);
      expect({ ...answer.json(), requestId: '' }).toEqual({ ...removal.json(), requestId: '' });
    }
  }
});

test('§order-submission after 14 days the link is over and the draft can be changed again', async () => {
  const { draft, path } = await awaiting();
  portal.pass(14 * day);
  expect((await confirm(path)).statusCode).toBe(410);
  portal.pass(clockSlack);
  await runDue(portal.services);
  partner = await engineCalls(portal, '1001/sp.admin');
  const { data } = await partner.read(draft.id);
  expect(data).toMatchObject({ state: 'complete' });
  expect(data).not.toHaveProperty('confirmation');
});
