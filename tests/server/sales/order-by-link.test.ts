import { afterAll, beforeAll, expect, test } from 'vitest';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { putFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { attachedTo, type LinkCalls, linkCalls, pdfText } from './link-calls.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { byLink } from './submit-bodies.ts';

let portal: Portal;
let link: LinkCalls;
const { documents } = productNamed('hfoNgnBasic');
beforeAll(async () => {
  portal = await openPortal();
  link = await linkCalls(portal);
  await putFiles(
    portal,
    Object.fromEntries(documents.map((name) => [`price-lists/Vertragsunterlagen/${name}`, `%PDF-1.4 ${name}`])),
  );
});
afterAll(() => portal.close());

test('B12 all papers of the product are there before the customer confirms', async () => {
  const { path } = await link.awaiting();
  expect((await link.read(path)).json().documents).toEqual(documents);
  expect(documents.length).toBeGreaterThan(1);
  for (const name of documents) {
    const { statusCode, headers, body } = await link.read(`${path}/${encodeURIComponent(name)}`);
    expect([statusCode, body]).toEqual([200, `%PDF-1.4 ${name}`]);
    expect(headers['content-disposition']).toContain('attachment');
  }
  for (const other of ['Leistungsbeschreibung Crown Centrex.pdf', '../Vertragsunterlagen', 'x.pdf'])
    expect((await link.read(`${path}/${encodeURIComponent(other)}`)).statusCode).toBe(404);
});

test('B12 one mail brings the order with all papers, however often the customer confirms', async () => {
  const { path, email } = await link.awaiting();
  await Promise.all([link.confirm(path), link.confirm(path)]);
  await link.confirm(path);
  const [, mail = '', ...more] = await link.mailsTo(email);
  expect(more).toEqual([]);
  const { number } = (await link.read(path)).json().order;
  expect(mail).toContain(number);
  const files = attachedTo(mail);
  expect(files).toHaveLength(2 + documents.length);
  expect(await pdfText(files[0] ?? Buffer.alloc(0))).toContain(number);
  expect(files.slice(2).map(String)).toEqual(documents.map((name) => `%PDF-1.4 ${name}`));
});

test('B12 the mail comes with the order or not at all: a write that fails leaves neither', async () => {
  const { path, email, draft } = await link.awaiting();
  const { contractDocuments } = portal.services;
  const broken = { ...portal.services, contractDocuments: () => Promise.reject(new Error('the folder is gone')) };
  Object.assign(portal.services, broken);
  expect((await link.confirm(path)).statusCode).toBe(500);
  Object.assign(portal.services, { contractDocuments });
  expect((await link.partner.read(draft.id)).data['orderId']).toBeUndefined();
  expect(await link.mailsTo(email)).toHaveLength(1);
  expect((await link.confirm(path)).statusCode).toBe(200);
  expect(await link.mailsTo(email)).toHaveLength(2);
});

const privately = {
  clientKind: 'private',
  salutation: '1',
  firstName: 'Mia',
  lastName: 'Muster',
  birthDate: '1980-01-01',
  companyName: undefined,
  legalForm: undefined,
  registerCourt: undefined,
  registerType: undefined,
  registerNumber: undefined,
  vatId: undefined,
  representative: undefined,
  contactMain: undefined,
  tkgSize: 'other',
};
const request = { consentSummary: true, consentWithdrawal: true };

test('B12 a private customer cannot be sent a link, and the other ways are offered', async () => {
  const { sent, draft } = await link.awaiting(privately, request);
  expect([sent.statusCode, sent.json().fields]).toEqual([400, { 'signature.mode': 'linkNotForPrivate' }]);
  const check = (await link.partner.get(`/foundation/1001/data/${draft.id}/check`)).json();
  expect(check.signatureModes).toEqual(['upload', 'drawn']);
});

test('B12 the current customer data decide, not those at the start of the draft', async () => {
  const { id } = await newCustomer(link.partner);
  const draft = await newDraft(link.partner, id);
  await link.changeData(id, (data) => ({ ...data, clientKind: 'private' }));
  const sent = await link.partner.act(draft.id, 'submit', { ...byLink, version: draft.version });
  expect([sent.statusCode, sent.json().fields]).toEqual([
    400,
    expect.objectContaining({ 'signature.mode': 'linkNotForPrivate' }),
  ]);
});

test('B12 a link that a private customer has already confirms nothing and says why', async () => {
  const { path, draft } = await link.awaiting();
  await link.changeData(draft.id, (data) => {
    const confirmation = data['confirmation'] as { customer: object };
    return {
      ...data,
      confirmation: { ...confirmation, customer: { ...confirmation.customer, clientKind: 'private' } },
    };
  });
  expect((await link.read(path)).json()).toEqual({ state: 'refused', partner: 'Sommer Telekom GmbH' });
  const refusal = await link.confirm(path);
  expect([refusal.statusCode, refusal.json()._errorMessage]).toEqual([409, expect.stringContaining('per Link')]);
  expect((await link.read(`${path}/order.de.pdf`)).statusCode).toBe(410);
  expect((await link.partner.read(draft.id)).data['orderId']).toBeUndefined();
});

test('B12 the setting lets private customers conclude by link', async () => {
  const own = await openPortal({ PRIVATE_CUSTOMERS_BY_LINK: 'true' });
  const calls = await engineCalls(own, '1001/sp.admin');
  const { id } = await newCustomer(calls, privately);
  const draft = await newDraft(calls, id);
  const sent = await calls.act(draft.id, 'submit', {
    ...byLink,
    consents: { ...byLink.consents, ...request },
    version: draft.version,
  });
  expect([sent.statusCode, sent.body]).toEqual([200, expect.stringContaining('submitting')]);
  await own.close();
});
