import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Portal } from '#tests/server/support/portal.ts';
import { type EngineCalls, engineCalls, openEngine } from './engine-calls.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
let partyId: string;
beforeAll(async () => {
  portal = await openEngine();
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
  partyId = (await partner.create('test.party', { name: 'Muster' })).id;
});
afterAll(() => portal.close());

const password = 'Geheimwort';
const iban = 'DE02120300000000202051';

test('a protected field reaches only who may see it, and only in the record itself', async () => {
  const key = '6e0b2f5e-45a5-4a0e-8f1d-6a3a0f0c6d11';
  const body = { type: 'test.job', title: 'Sichtbar', partyId, password, iban };
  const options = { headers: { 'idempotency-key': key } };
  const created = await staff.post('/foundation/1001/data', body, options);
  expect(created.statusCode).toBe(201);
  const { id, version } = created.json();
  expect((await staff.read(id)).data).toMatchObject({ password, iban });
  expect((await partner.read(id)).data).toMatchObject({ iban: 'DE** **** 2051' });

  const others = [
    created,
    await staff.post('/foundation/1001/data', body, options),
    await partner.get(`/foundation/1001/data/${id}`),
    await staff.act(id, 'update', { version, title: 'Anders' }),
    await staff.act(id, 'update', { version, title: 'Veraltet' }),
    await staff.act(id, 'finish'),
    await staff.get('/foundation/1001/data', { query: { type: 'test.job', _selected: 'data,value1,value3,value4' } }),
    await staff.get(`/foundation/1001/data/${id}/timeline`),
    await staff.get('/foundation/1001/activities'),
  ];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201, 200, 200, 409, 409, 200, 200, 200]);
  for (const { body: text } of others) expect(text).not.toMatch(/Geheimwort|DE0212/);

  for (const search of [password, iban, iban.slice(0, 10)]) {
    expect((await staff.list('test.job', { search })).total).toBe(0);
  }
  expect((await staff.list('test.job', { search: 'Anders' })).items[0]?.value3).toBe('DE** **** 2051');
  const snapshot = await portal.services.db.execute(
    sql`select answer::text as answer from idempotency_keys where trid = ${'1001'}`,
  );
  expect(JSON.stringify((snapshot as { rows: unknown[] }).rows)).not.toMatch(/Geheimwort|DE0212/);
});

test('§6 a hidden record is the same 404 everywhere, and neither listed nor counted', async () => {
  const display = await staff.create('test.job', { title: 'Offen für alle', partyId });
  const hidden = await staff.create('test.job', { title: 'Vertraulich', partyId, confidential: true });
  const missing = await partner.get('/foundation/1001/data/none');
  const refusals = [
    await partner.get(`/foundation/1001/data/${hidden.id}`),
    await partner.get(`/foundation/1001/data/${hidden.id}/timeline`),
    await partner.act(hidden.id, 'submit'),
    await partner.act(hidden.id, 'nothing'),
    await partner.act(hidden.id, 'lock'),
    await partner.filesOf(hidden.id),
  ];
  for (const answer of refusals) {
    expect(answer.statusCode).toBe(404);
    expect({ ...answer.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
  }
  const ofStaff = await staff.list('test.job', { _counts: 'value2' });
  const ofPartner = await partner.list('test.job', { _counts: 'value2' });
  expect(ofPartner.items.map(({ id }) => id)).toContain(display.id);
  expect(ofPartner.items.map(({ id }) => id)).not.toContain(hidden.id);
  expect(ofPartner.total).toBe(ofStaff.total - 1);
  expect(ofPartner).toMatchObject({ counts: { open: ofPartner.total } });
  expect((await partner.list('test.job', { search: 'Vertraulich' })).total).toBe(0);
  expect((await partner.list('test.job', { search: 'Vertraulick' })).total).toBe(0);
  expect((await staff.list('test.job', { search: 'Vertraulich' })).total).toBe(1);
  const events = async (calls: EngineCalls) =>
    (await calls.timeline(partyId)).items.map(({ record }: { record: { id: string } }) => record.id);
  expect(await events(staff)).toContain(hidden.id);
  expect(await events(partner)).not.toContain(hidden.id);
});
