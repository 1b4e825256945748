import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRecord } from '#server/queries/records/records.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import { customers } from '#server/records/types/sales/customers/customers.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { addressed, banked, prospect } from './customer-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterAll(() => portal.close());

const type = 'hfo.vp.customer';
const { type: _type, ...least } = prospect;
const faults = async (fields: object) => {
  const answer = await partner.tryCreate(type, { ...least, ...fields });
  return { status: answer.statusCode, fields: answer.json().fields };
};
let count = 0;
/** A prospect that is like no other. */
const added = (fields: object = {}) => {
  count += 1;
  const { type: _own, ...body } = { ...prospect, companyName: `Probe ${count} GmbH`, ...fields } as typeof prospect;
  return partner.create(type, body);
};

/** What an order does once it is accepted. */
async function establish(id: string): Promise<void> {
  const { services } = portal;
  await services.db.transaction(async (tx) => {
    const row = await findRecord(tx, '1001', id, true);
    if (!row) throw new Error('no such customer');
    const at = contextOf(services, { trid: '1001', tx, by: { id: 'system', name: 'System', staff: true } });
    await runAction(
      { tx, services, trid: '1001', at },
      { record: customers, row, name: 'establish', input: { _action: 'establish' } },
    );
  });
}

describe('§customers a prospect', () => {
  test('needs a name, a way to be reached and consent to data storage', async () => {
    const missing = await partner.tryCreate(type, { salutation: '3' });
    expect(missing.json().fields).toEqual({ consentData: 'consent' });
    expect(await faults({ companyName: undefined, phone: undefined })).toEqual({
      status: 400,
      fields: { companyName: 'customerName', phone: 'customerReach' },
    });
    const record = await added();
    expect([record.foreignid, record.data['customerType'], record.data['consentDataDate']]).toEqual([
      undefined,
      'interested',
      '2026-11-23',
    ]);
  });

  test.each([
    ['§3-16 salutation 4', { salutation: '4' }, { salutation: 'salutation' }],
    ['a VAT ID', { vatId: 'DE136695978' }, { vatId: 'vatId' }],
    ['an IBAN', { paymentMethod: 'debit', bank: { iban: 'DE89370400440532013001' } }, { 'bank.iban': 'iban' }],
    ['a register of another legal form', { legalForm: 'GMBH', registerType: 'HRA' }, { registerType: 'choose' }],
    ['a minor', { clientKind: 'private', birthDate: '2010-01-01' }, { birthDate: 'age' }],
    ['the follow-up of yesterday', { followUpDate: '2026-11-22' }, { followUpDate: 'inPast' }],
    ['a foreign VO number', { voNumber: 'VO99999' }, { voNumber: 'choose' }],
    ['a dormant VO number', { voNumber: 'VO30881' }, { voNumber: 'choose' }],
    ['an Austrian postcode', { address: { zip: '10115', country: 'AT' } }, { 'address.zip': 'zipAbroad' }],
    [
      'a company mandate of a consumer',
      { clientKind: 'private', paymentMethod: 'debit', bank: { mandateType: 'B2B' } },
      { 'bank.mandateType': 'mandateConsumer' },
    ],
    [
      'a routing ID that is none',
      { clientKind: 'public', invoiceChannel: 'einvoice', leitwegId: '1' },
      { leitwegId: 'leitwegId' },
    ],
  ])('refuses %s', async (_case, fields, expected) => {
    expect(await faults(fields)).toEqual({ status: 400, fields: expected });
  });

  test('keeps no answer that others have hidden, and numbers in one notation', async () => {
    const record = await added({ invoiceChannel: 'post', leitwegId: '02000000-LIND1-46', birthDate: '1980-01-01' });
    expect(record.data).not.toHaveProperty('leitwegId');
    expect(record.data['phone']).toBe('+493023125399');
  });

  test('can be deleted, and is visible only to its own partner', async () => {
    const { id } = await added();
    const other = await engineCalls(portal, '2002/spws.user', '2002');
    expect(await other.status(id)).toBe(404);
    expect((await other.act(id, 'delete')).json()._errorMessage).toBe(
      (await other.act('missing', 'delete')).json()._errorMessage,
    );
    await partner.done(id, 'delete');
    expect(await partner.status(id)).toBe(404);
  });
});

describe('§customers the same customer twice', () => {
  test.each([
    ['the same VAT ID', { vatId: 'DE136695976' }, { vatId: 'DE 136 695 976' }],
    [
      'the same name at the same address',
      { ...addressed, companyName: 'Bäcker Käse GmbH' },
      {
        ...addressed,
        companyName: 'Baecker Kaese GmbH & Co. KG',
        address: { ...addressed.address, street: 'Musterstr.', houseNumber: '12A' },
      },
    ],
  ])('%s answers 409 until it is confirmed', async (_case, first, second) => {
    const { id } = await added(first);
    const again = { ...least, companyName: 'Ganz anders', ...second, type } as Record<string, unknown>;
    const { type: _own, ...body } = again;
    const refusal = await partner.tryCreate(type, body);
    expect([refusal.statusCode, refusal.json().duplicates]).toEqual([
      409,
      [expect.objectContaining({ id, title: expect.any(String), place: expect.any(String) })],
    ]);
    expect((await partner.tryCreate(type, { ...body, confirmDuplicate: true })).statusCode).toBe(201);
  });

  test('is looked for again only where a change concerns it, and never is itself', async () => {
    const record = await added({ ...addressed, companyName: 'Allein AG' });
    const { type: _own, ...address } = { ...addressed, companyName: 'Allein AG', confirmDuplicate: true };
    await partner.create(type, address);
    await partner.done(record.id, 'update', { version: record.version, note: 'x' });
    const refusal = await partner.act(record.id, 'update', { version: record.version + 1, companyName: 'Allein GmbH' });
    expect(refusal.json().duplicates).toHaveLength(1);
  });
});

describe('§customers hidden fields', () => {
  test('lists, searches and answers to changes show no account and no password', async () => {
    const { type: _own, ...body } = { ...banked, companyName: 'Geheimrat AG' };
    const created = await partner.create(type, body);
    const list = await partner.list(type, { search: 'Geheimrat', _selected: 'value1,data' });
    for (const display of [created, list.items[0]]) {
      expect(JSON.stringify(display)).not.toMatch(/DE8937|Geheim7|Nur intern/);
    }
    for (const searched of ['Geheim7', 'DE89370400440532013000', 'intern'])
      expect((await partner.list(type, { search: searched })).total).toBe(0);
    const { data } = await partner.read(created.id);
    expect(data).toMatchObject({ bank: { iban: 'DE89370400440532013000' }, customerPassword: 'Geheim7' });
    await establish(created.id);
    expect((await partner.read(created.id)).data).toMatchObject({ bank: { iban: 'DE** **** … 3000' } });
  });
});

describe('§customers an established customer', () => {
  test('is made by an order alone, gets its number then, and keeps its master data', async () => {
    const { id } = await added(addressed);
    expect((await partner.act(id, 'establish')).statusCode).toBe(400);
    await establish(id);
    await establish(id);
    const record = await partner.read(id);
    expect([record.foreignid?.slice(0, 1), record.foreignid?.length, record.data['customerType']]).toEqual([
      '4',
      7,
      'established',
    ]);
    const change = (fields: object) => partner.act(id, 'update', { version: record.version, ...fields });
    const refusal = await change({ companyName: 'Neu GmbH', address: null, bank: { iban: 'DE02120300000000202051' } });
    expect(refusal.json().fields).toEqual({ companyName: 'readOnly', address: 'readOnly', bank: 'readOnly' });
    const snapshot = await change({ email: 'neu@example.com', note: 'Neuer Ansprechpartner' });
    expect([snapshot.statusCode, snapshot.json().value9]).toEqual([200, 'neu@example.com']);
    expect((await partner.act(id, 'delete')).json()._errorMessage).toBe(
      'Ein Bestandskunde wird nicht gelöscht, nur archiviert.',
    );
    await partner.done(id, 'archive');
    expect((await change({ note: 'y' })).statusCode).toBe(409);
    await partner.done(id, 'restore');
  });

  test('is found by its number, town and telephone in any notation', async () => {
    for (const search of ['Sonnental', '10115', '+49 (30) 23125-300', '03023125300', 'Adler'])
      expect((await partner.list(type, { search })).total).toBeGreaterThan(0);
    const [first] = (await partner.list(type, { search: 'Sonnental' })).items;
    expect((await partner.list(type, { search: first?.foreignid ?? '-' })).items).toEqual([first]);
  });
});

test('§2 without SP there are no customers', async () => {
  const stranger = await engineCalls(portal, '1004/plain.user', '1004');
  expect((await stranger.get('/foundation/1004/data', { query: { type } })).statusCode).toBe(403);
  expect((await stranger.tryCreate(type, least)).statusCode).toBe(403);
  const { items } = await staff.list(type, { _limit: '1' });
  expect((await stranger.get(`/foundation/1004/data/${items[0]?.id}`)).statusCode).toBe(404);
});

test.each([
  ['02129 934567', '+492129934567'],
  ['033731 23456', '+493373123456'],
  ['0049 (0) 30 231254', '+4930231254'],
  ['032 221234567', '+4932221234567'],
  ['+43 1 234567', '+431234567'],
])('§phone-numbers the phone number %s is stored as %s and found as it was typed', async (typed, stored) => {
  const { id } = await added({ phone: typed });
  expect((await partner.read(id)).data['phone']).toBe(stored);
  expect((await partner.list(type, { search: typed })).items.map((one) => one.id)).toContain(id);
});

test.each([
  ['03373 123456', 'areaCode'],
  ['030 231254-0..99', 'phoneSeveral'],
  ['+43 12', 'phone'],
  ['+33 123456', 'phoneAbroad'],
])('§phone-numbers the phone number %s is refused by %s', async (phone, key) => {
  expect((await faults({ phone })).fields).toMatchObject({ phone: key });
});
