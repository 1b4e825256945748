import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderData, orderRow } from '#contract/sales/order.ts';
import { maxSignatureBytes } from '#contract/sales/submission.ts';
import { signedText } from '#domain/sales/orders/signed-order.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { consents, drawnBy, image, newOrder } from './submit-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
let colleague: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  colleague = await engineCalls(portal, '1001/sp.user');
});
afterAll(() => portal.close());

const ready = async (fields: object = {}, customer: object = {}) =>
  newDraft(partner, (await newCustomer(partner, customer)).id, fields);
const ordersOf = async (customerId: unknown) =>
  (await partner.list('hfo.vp.order', { search: `value5:${customerId}` })).items;

test('§order-submission a submit creates the order, moves files, closes the draft and notifies', async () => {
  const before = (await portal.mails()).length;
  const file = await partner.upload('grundriss.pdf', pdf());
  const draft = await ready({ attachments: [file] });
  const order = await partner.done(draft.id, 'submit', { ...(await drawnBy(partner)), version: draft.version });
  expect(order).toMatchObject({ type: 'hfo.vp.order', foreignid: expect.stringMatching(/^A-2026-\d{6}$/) });
  const read = await partner.read(order.id);
  const data = orderData.parse(read.data);
  expect(data).toMatchObject({ draftId: draft.id, draftRevision: 1, status: 'received', submittedBy: 'Petra Sommer' });
  expect(data.customer).toMatchObject({ companyName: 'Muster Möbel GmbH' });
  expect(data.consents.map(({ key }) => key).toSorted()).toEqual(Object.keys(consents).toSorted());
  expect(data.consents[0]).toMatchObject({ textVersion: '2026-11-01', by: 'Petra Sommer', at: portal.now() });
  expect(data.signature).toMatchObject({ mode: 'drawn', signer: 'Max Muster', image });
  const files: { name: string }[] = (await partner.filesOf(order.id)).json().items;
  expect(files.map(({ name }) => name).toSorted()).toEqual(['Unterschrift.png', 'grundriss.pdf']);
  expect((await partner.filesOf(draft.id)).json().total).toBe(0);
  expect((await partner.read(draft.id)).data).toMatchObject({ state: 'submitted', orderId: order.id });
  const [row] = await ordersOf(draft.data['customerId']);
  expect(orderRow.parse(row)).toMatchObject({ state: 'received', group: 'open', voNumber: 'VO10023' });
  const notify = (await partner.timeline(String(draft.data['customerId']))).items;
  expect(notify).toContainEqual(
    expect.objectContaining({ kind: 'order.submitted', record: expect.objectContaining({ id: order.id }) }),
  );
  const mails = (await portal.mails()).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(order.foreignid);
  const archived = await partner.act(draft.id, 'update', { version: 2, externalReference: 'x' });
  expect(archived.json()._errorMessage).toBe('Der Entwurf ist schreibgeschützt.');
});

test('§order-submission the signed content keeps its hash after any change of the order', async () => {
  const { order } = await newOrder(partner);
  const staff = await engineCalls(portal, '9001/etc.staff');
  const hashOf = async () => {
    const data = orderData.parse((await partner.read(order.id)).data);
    return [createHash('sha256').update(signedText(data)).digest('hex'), data.signature.sha256];
  };
  const [computed, snapshot] = await hashOf();
  expect(computed).toBe(snapshot);
  await staff.done(order.id, 'status', { status: 'inReview' });
  await staff.done(order.id, 'status', { status: 'accepted', contractNumber: 'V-1' });
  expect(await hashOf()).toEqual([snapshot, snapshot]);
});

test('§order-submission missing or expired input is refused with its path, and saves nothing', async () => {
  const draft = await ready();
  const refusalOf = async (changes: object) => {
    const answer = await partner.act(draft.id, 'submit', { ...(await drawnBy(partner)), version: 1, ...changes });
    return [answer.statusCode, answer.json().fields];
  };
  expect(await refusalOf({ consents: { ...consents, consentTerms: false } })).toEqual([
    400,
    { 'consents.consentTerms': 'given' },
  ]);
  expect(await refusalOf({ signature: { ...(await drawnBy(partner)).signature, date: '2027-01-01' } })).toEqual([
    400,
    { 'signature.date': 'date' },
  ]);
  expect(await refusalOf({ signature: { mode: 'link', email: 'keine', signer: 'Max' } })).toEqual([
    400,
    { 'signature.email': 'email' },
  ]);
  expect(await refusalOf({ signature: { mode: 'upload', signedFiles: ['none'] } })).toEqual([
    400,
    { signedFiles: 'file' },
  ]);
  await partner.done(draft.id, 'update', { version: 1, onkz: '' });
  const incomplete = await partner.act(draft.id, 'submit', { ...(await drawnBy(partner)), version: 2 });
  expect(incomplete.json().fields).toEqual({ onkz: 'required' });
  expect(await ordersOf(draft.data['customerId'])).toEqual([]);
  expect((await partner.read(draft.id)).data['state']).toBe('open');
  const old = await partner.act(draft.id, 'submit', { ...(await drawnBy(partner)), version: 1 });
  expect([old.statusCode, old.json().record.version]).toEqual([409, 2]);
});

test('§order-submission a duplicate order for customer, product and place needs a confirmation', async () => {
  const { draft, customerId } = await newOrder(partner);
  const copy = await partner.done(draft.id, 'copy');
  const check = (await partner.get(`/foundation/1001/data/${copy.id}/check`)).json();
  expect(check.warnings).toEqual([{ path: 'customerId', message: 'duplicateOrder' }]);
  const refusal = await partner.act(copy.id, 'submit', {
    ...(await drawnBy(partner)),
    confirmedWarnings: [],
    version: 1,
  });
  expect(refusal.json().fields).toEqual({ customerId: 'duplicateOrder' });
  await partner.done(copy.id, 'submit', { ...(await drawnBy(partner)), version: 1 });
  expect(await ordersOf(customerId)).toHaveLength(2);
});

test('§order-submission a draft revision becomes one order, with any sender, key or repetition', async () => {
  const draft = await ready();
  const key = '6e0b2f5e-45a5-4a0e-8f1d-6a3a0f0c6d22';
  const other = '6e0b2f5e-45a5-4a0e-8f1d-6a3a0f0c6d23';
  const submit = { ...(await drawnBy(partner)), version: 1 };
  const answers = await Promise.all([
    partner.act(draft.id, 'submit', submit, key),
    partner.act(draft.id, 'submit', submit, other),
    colleague.act(draft.id, 'submit', { ...(await drawnBy(colleague)), version: 1 }, key),
    partner.act(draft.id, 'submit', submit),
  ]);
  const late = await partner.act(draft.id, 'submit', submit, key);
  expect([...answers, late].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set([...answers, late].map((answer) => answer.json().id)).size).toBe(1);
  expect(await ordersOf(draft.data['customerId'])).toHaveLength(1);
  const next = await partner.act(draft.id, 'submit', { ...submit, version: 2 });
  expect(next.statusCode).toBe(409);
});

test('§order-submission a direct debit has its own signature, and mandates count per customer', async () => {
  const bank = { accountHolder: 'Muster GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' };
  const draft = await ready({ paymentMethod: 'debit', bank });
  const withSepa = { ...(await drawnBy(partner)), consents: { ...consents, consentSepa: true }, version: 1 };
  const refusal = await partner.act(draft.id, 'submit', withSepa);
  expect(refusal.json().fields).toEqual({ 'signature.mandateImage': 'signature' });
  const { order } = await newOrder(partner, { paymentMethod: 'debit', bank });
  expect(order.data).toMatchObject({ mandateNumber: 1, values: { bank: { iban: 'DE** **** … 2051' } } });
  expect(order.data['mandateReference']).toBeUndefined();
  expect((await partner.read(order.id)).data['values']).toMatchObject({ bank: { iban: 'DE** **** … 2051' } });
});

test('§6 who may not sell neither sees nor sends a draft', async () => {
  const draft = await ready();
  const wholesale = await engineCalls(portal, '2001/ws.user', '2001');
  expect((await wholesale.get('/foundation/2001/data', { query: { type: 'hfo.vp.draft' } })).statusCode).toBe(403);
  expect((await wholesale.tryCreate('hfo.vp.draft', { productType: 'hfo360' })).statusCode).toBe(403);
  const stranger = await engineCalls(portal, '2002/spws.user', '2002');
  expect((await stranger.act(draft.id, 'submit', { ...(await drawnBy(stranger)), version: 1 })).statusCode).toBe(404);
});

test('§order-submission a drawn signature is a picture of 200 KiB that was uploaded by who sends it', async () => {
  const draft = await ready();
  const refusalOf = async (user: EngineCalls, picture: Buffer, name = 'Unterschrift.png') => {
    const { signature, ...body } = await drawnBy(partner);
    const id = await user.upload(name, picture);
    const answer = await partner.act(draft.id, 'submit', {
      ...body,
      signature: { ...signature, image: id },
      version: draft.version,
    });
    return [answer.statusCode, answer.json().fields];
  };
  const png = Buffer.from(image, 'base64');
  expect(await refusalOf(colleague, png)).toEqual([400, { image: 'file' }]);
  expect(await refusalOf(partner, pdf(), 'Unterschrift.pdf')).toEqual([400, { image: 'fileType' }]);
  const large = Buffer.concat([png, Buffer.alloc(maxSignatureBytes)]);
  expect(await refusalOf(partner, large)).toMatchObject([400, { image: expect.stringMatching(/^fileSize/) }]);
  const { signature, ...body } = await drawnBy(partner);
  const inline = await partner.act(draft.id, 'submit', { ...body, signature: { ...signature, image }, version: 1 });
  expect(inline.json().fields).toEqual({ 'signature.image': 'signature' });
  expect((await partner.filesOf(draft.id)).json().total).toBe(0);
});
