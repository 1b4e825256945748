import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftCheck, draftRow } from '#contract/sales/draft.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { fetchFile } from '../support/file-calls.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';
import { pdf, sounds, wave } from '../support/sample-files.ts';
import { completeAnswers, newCustomer, newDraft } from './sales-calls.ts';

let portal: Portal;
let partner: EngineCalls;
let colleague: EngineCalls;
let customerId: string;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  colleague = await engineCalls(portal, '1001/sp.user');
  customerId = (await newCustomer(partner)).id;
});
afterAll(() => portal.close());

const draft = (fields: object = {}) => partner.create('hfo.vp.draft', { productType: 'hfoNgnBasic', ...fields });
const checkOf = async (id: string) => draftCheck.parse((await partner.get(`/foundation/1001/data/${id}/check`)).json());

test('§drafts a draft has a number per year, price list and customer, and lists missing answers', async () => {
  const newDraftEntry = await draft({ productType: 'hfoNgnConnect', customerId, additionalDsl: true });
  expect(newDraftEntry.foreignid).toMatch(/^E-2026-\d{6}$/);
  expect(newDraftEntry.data).toMatchObject({ state: 'open', customerName: 'Muster Möbel GmbH', contractTerm: '24' });
  expect(newDraftEntry.data['priceListId']).toEqual(expect.any(String));
  expect(newDraftEntry.completeness?.flatMap(({ missing }) => missing.map(({ path }) => path))).toContain('numberKind');
  const [row] = (await partner.list('hfo.vp.draft', { search: `value5:${customerId}` })).items;
  expect(draftRow.parse(row)).toMatchObject({ caption: 'NGN Connect+DSL', state: 'open', writable: 'true' });
});

test('§drafts only products that are offered, and customers of the organisation, make a draft', async () => {
  const refusal = await partner.tryCreate('hfo.vp.draft', { productType: 'hfoNgnBusiness' });
  expect(refusal.json().fields).toEqual({ productType: 'productNotCreatable' });
  const foreign = await partner.tryCreate('hfo.vp.draft', { productType: 'hfo360', customerId: 'other' });
  expect(foreign.json().fields).toEqual({ customerId: 'choose' });
});

test('§drafts a draft keeps invalid values, and is complete only while all answers are there', async () => {
  const newDraftEntry = await draft({ customerId });
  const answer = await partner.done(newDraftEntry.id, 'update', {
    version: 1,
    voNumber: 'noch keine',
    externalReference: 'A-1',
  });
  expect(answer.data).toMatchObject({ state: 'open', voNumber: 'noch keine' });
  const complete = await partner.done(newDraftEntry.id, 'update', { version: 2, ...completeAnswers });
  expect(complete).toMatchObject({ value4: 'complete', value8: '100', data: { state: 'complete' } });
  const open = await partner.done(newDraftEntry.id, 'update', { version: 3, contractTerm: null });
  expect(open.data['state']).toBe('open');
});

test('§drafts answers that the form of the product does not ask are not kept', async () => {
  const newDraftEntry = await draft({ customerId, productType: 'hfoDslMaxxBusiness', numberMode: 'port', lineId: 'x' });
  expect(newDraftEntry.data).toMatchObject({ lineId: 'x' });
  expect(newDraftEntry.data).not.toHaveProperty('numberMode');
  expect((await partner.act(newDraftEntry.id, 'update', { version: 1, unheardOf: 'x' })).statusCode).toBe(400);
});

test('§drafts files come with the answers that name them and go with them', async () => {
  const newDraftEntry = await draft({ customerId });
  const [one, two] = [await partner.upload('a.pdf', pdf()), await partner.upload('b.pdf', pdf())];
  const names = async () =>
    (await partner.filesOf(newDraftEntry.id)).json().items.map(({ name }: { name: string }) => name) as string[];
  await partner.done(newDraftEntry.id, 'update', { version: 1, attachments: [one] });
  await colleague.done(newDraftEntry.id, 'update', { version: 2, externalReference: 'B' });
  await partner.done(newDraftEntry.id, 'update', { version: 3, attachments: [one, two] });
  expect(await names()).toEqual(['a.pdf', 'b.pdf']);
  expect(
    (await partner.done(newDraftEntry.id, 'update', { version: 4, attachments: [two] })).data['attachments'],
  ).toEqual([two]);
  expect(await names()).toEqual(['b.pdf']);
  const foreign = await colleague.upload('c.pdf', pdf());
  const refusal = await partner.act(newDraftEntry.id, 'update', { version: 5, attachments: [two, foreign] });
  expect([refusal.statusCode, refusal.json().fields]).toEqual([400, { attachments: 'file' }]);
  expect((await partner.done(newDraftEntry.id, 'detach', { file: two })).data['attachments']).toEqual([]);

  const form = await partner.upload('form.pdf', pdf());
  const ported = { numberMode: 'port', portings: [{ connectionKind: 'single', formFile: [form] }] };
  await partner.done(newDraftEntry.id, 'update', { version: 6, ...ported });
  expect(await names()).toEqual(['form.pdf']);
  const copied = await partner.done(newDraftEntry.id, 'copy');
  const [{ formFile: copies }] = copied.data['portings'] as [{ formFile: string[] }];
  expect(copies).not.toEqual([form]);
  await partner.done(newDraftEntry.id, 'update', { version: 7, portings: [] });
  expect(await names()).toEqual([]);
  const { items } = (await partner.filesOf(copied.id)).json();
  expect(items).toMatchObject([{ name: 'form.pdf', path: `home1001_${copied.id}/${copies[0]}`, size: pdf().length }]);
  const { token } = (
    await partner.post('/public/onetimeaction', { _action: 'downloadFile', path: items[0].path })
  ).json();
  expect((await fetchFile(portal, token)).rawPayload.equals(pdf())).toBe(true);
});

test('§5 sounds are taken for announcements alone, up to 5 MB, and other files not there', async () => {
  const newDraftEntry = await draft({ productType: 'hfoCrownCentrex', customerId });
  const [wav, mp3, paper] = [
    await partner.upload('Ansage.wav', sounds.wav),
    await partner.upload('Wartemusik.MP3', sounds.mp3),
    await partner.upload('Ansage.pdf', pdf()),
  ];
  const refusedFor = async (fields: object) =>
    (await partner.act(newDraftEntry.id, 'update', { version: 1, ...fields })).json().fields;
  expect(await refusedFor({ attachments: [wav] })).toEqual({ attachments: 'fileType' });
  expect(await refusedFor({ announcements: [paper] })).toEqual({ announcements: 'fileType' });
  const long = await partner.upload('Lang.wav', wave(700));
  expect(await refusedFor({ announcements: [long] })).toEqual({ announcements: 'fileSize:5' });
  const answer = await partner.done(newDraftEntry.id, 'update', { version: 1, announcements: [wav, mp3] });
  expect(answer.data['announcements']).toEqual([wav, mp3]);
  expect((await partner.filesOf(newDraftEntry.id)).json().items).toMatchObject([
    { name: 'Ansage.wav', mimetype: 'audio/wav' },
    { name: 'Wartemusik.MP3', mimetype: 'audio/mpeg' },
  ]);
});

test('§drafts an account goes out masked, and a masked one sent back leaves it as it was', async () => {
  const bank = { accountHolder: 'Muster GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' };
  const newDraftEntry = await draft({ customerId, paymentMethod: 'debit', bank });
  const masked = { ...bank, iban: 'DE** **** … 2051' };
  expect(newDraftEntry.data['bank']).toEqual(masked);
  await partner.done(newDraftEntry.id, 'update', { version: 1, bank: { ...masked, accountHolder: 'Muster' } });
  expect((await partner.read(newDraftEntry.id)).data['bank']).toEqual({ ...bank, accountHolder: 'Muster' });
  const listed = await partner.get('/foundation/1001/data', { query: { type: 'hfo.vp.draft', _selected: 'data' } });
  expect(listed.body).not.toContain('DE0212');
});

test('§drafts ID number and customer password are only in the draft, and survive masked updates', async () => {
  const secret = { identNumber: 'L01X00T47', customerPassword: 'geheim7' };
  const private_ = await newCustomer(partner, {
    ...{ clientKind: 'private', salutation: '1', firstName: 'Max', lastName: 'Muster', birthDate: '1980-05-17' },
  });
  const ofMobile = { productType: 'hfoBusinessHomeMobile', customerId: private_.id, identDocType: 'passport' };
  const newDraftEntry = await draft({ ...ofMobile, ...secret });
  const masks = { identNumber: '•••', customerPassword: '•••' };
  expect(newDraftEntry.data).toMatchObject(masks);
  const answer = await partner.done(newDraftEntry.id, 'update', { version: 1, ...masks, externalReference: 'A' });
  expect(answer.data).toMatchObject(masks);
  expect((await partner.read(newDraftEntry.id)).data).toMatchObject({ ...secret, externalReference: 'A' });
  const changed = await partner.done(newDraftEntry.id, 'update', { version: 2, identNumber: 'C01X0006H' });
  expect((await partner.read(changed.id)).data).toMatchObject({ ...secret, identNumber: 'C01X0006H' });
  const conflict = await colleague.act(newDraftEntry.id, 'update', { version: 1, externalReference: 'B' });
  const list = { type: 'hfo.vp.draft', _selected: 'data' };
  const log = [
    JSON.stringify([changed, await partner.timeline(newDraftEntry.id), await partner.timeline(private_.id)]),
    (await partner.get('/foundation/1001/data', { query: list })).body,
    JSON.stringify(await partner.list('hfo.vp.draft', { search: 'C01X0006H' })),
    conflict.body,
  ];
  expect(log.filter((messages) => /C01X0006H|geheim7/.test(messages))).toEqual([]);
  await partner.done(newDraftEntry.id, 'update', { version: 3, identNumber: null });
  expect((await partner.read(newDraftEntry.id)).data).not.toHaveProperty('identNumber');
});

test('§drafts repeated saves are one activity, and copies and archived drafts follow 3.2', async () => {
  const newDraftEntry = await newDraft(partner, customerId);
  await partner.done(newDraftEntry.id, 'update', { version: 1, externalReference: 'eins' });
  await partner.done(newDraftEntry.id, 'update', { version: 2, externalReference: 'zwei' });
  expect((await partner.timeline(newDraftEntry.id)).items).toHaveLength(1);
  portal.pass(16 * minute);
  await partner.done(newDraftEntry.id, 'update', { version: 3, externalReference: 'drei' });
  const notify = (await partner.timeline(customerId)).items.filter(
    ({ record }: { record: { id: string } }) => record.id === newDraftEntry.id,
  );
  expect(notify.map(({ kind }: { kind: string }) => kind)).toEqual(['draft.saved', 'draft.saved']);

  const copy = await partner.done(newDraftEntry.id, 'copy');
  expect(copy).toMatchObject({ version: 1, data: { state: 'complete', externalReference: 'drei', customerId } });
  await partner.done(newDraftEntry.id, 'archive');
  const refusal = await partner.act(newDraftEntry.id, 'update', { version: 5, externalReference: 'x' });
  expect([refusal.statusCode, refusal.json()._errorMessage]).toEqual([409, 'Der Entwurf ist schreibgeschützt.']);
  expect((await partner.act(newDraftEntry.id, 'delete')).statusCode).toBe(409);
  expect((await partner.done(newDraftEntry.id, 'restore')).archived).toBe(false);
  await partner.done(copy.id, 'delete');
  expect(await partner.status(copy.id)).toBe(404);
});

test('§drafts the check names what keeps a draft from being sent, its customer’s part included', async () => {
  const newDraftEntry = await draft({ customerId });
  expect((await checkOf(newDraftEntry.id)).blocking).toContainEqual({ path: 'numberKind', message: 'choose' });
  await partner.done(newDraftEntry.id, 'update', { version: 1, ...completeAnswers });
  expect((await checkOf(newDraftEntry.id)).blocking).toEqual([]);
  const prospect = await newCustomer(partner, { tkgSize: undefined });
  await partner.done(newDraftEntry.id, 'update', { version: 2, customerId: prospect.id });
  expect((await checkOf(newDraftEntry.id)).blocking).toEqual([{ path: 'customerData.tkgSize', message: 'choose' }]);
  await partner.done(newDraftEntry.id, 'update', { version: 3, voNumber: 'VO99999' });
  expect((await checkOf(newDraftEntry.id)).blocking).toContainEqual({ path: 'voNumber', message: 'choose' });
  expect((await partner.get(`/foundation/1001/data/${customerId}/check`)).statusCode).toBe(404);
});
