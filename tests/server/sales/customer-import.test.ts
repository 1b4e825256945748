import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { addressed, prospect } from './customer-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const { type: _own, ...least } = prospect;
const { type: _type, ...place } = addressed;
const send = (rows: object[], more: object = {}, key?: string) =>
  partner.post(
    '/foundation/1001/customer-imports',
    { rows, dryRun: false, ...more },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const isKnown = async () => (await partner.list('hfo.vp.customer')).total;

test('a dry run names every fault by row and field and keeps nothing', async () => {
  const before = await isKnown();
  const answer = await send(
    [
      { ...least, companyName: 'Gut GmbH' },
      { ...least, companyName: 'Schlecht GmbH', salutation: '4', vatId: 'DE1' },
      { companyName: 'Ohne alles' },
    ],
    { dryRun: true },
  );
  expect(answer.json().faults).toEqual(
    expect.arrayContaining([
      { row: 1, path: 'salutation', key: 'salutation' },
      { row: 1, path: 'vatId', key: 'vatId' },
      { row: 2, path: 'consentData', key: 'consent' },
      { row: 2, path: 'phone', key: 'customerReach' },
    ]),
  );
  expect(answer.json().faults.filter(({ row }: { row: number }) => row === 0)).toEqual([]);
  expect(await isKnown()).toBe(before);
});

test('one bad row keeps all others out', async () => {
  const before = await isKnown();
  const answer = await send([
    { ...least, companyName: 'Eins GmbH' },
    { ...least, companyName: '' },
  ]);
  expect([answer.statusCode, answer.json().created]).toEqual([200, 0]);
  expect(await isKnown()).toBe(before);
});

test('what is like a known customer or another row waits for a word', async () => {
  const rows = [
    { ...place, companyName: 'Doppelt GmbH' },
    { ...place, companyName: 'Doppelt AG' },
  ];
  const ask = (await send(rows)).json();
  expect([ask.created, ask.similar.map(({ row }: { row: number }) => row)]).toEqual([0, [1]]);
  expect((await send(rows, { confirmDuplicate: true })).json().created).toBe(2);
});

test('a thousand rows are imported together, and one bad last row refuses all', async () => {
  const bank = { accountHolder: 'Muster', iban: 'DE02120300000000202051', mandateType: 'CORE' };
  const elsewhere = { street: 'Lagerweg', houseNumber: '7', zip: '10115', city: 'Berlin', country: 'DE' };
  const rows = Array.from({ length: 1000 }, (_, row) => ({
    ...{ ...least, companyName: `Reihe ${row} GmbH`, paymentMethod: 'debit', bank },
    ...{ deliveryDiffers: true, deliveryAddr: elsewhere },
  }));
  const before = await isKnown();
  const refusals = await send([...rows.slice(0, -1), { ...rows[0], bank: { ...bank, iban: 'DE1' } }]);
  expect(refusals.json()).toMatchObject({ created: 0, faults: [{ row: 999, path: 'bank.iban', key: 'iban' }] });
  expect((await send(rows)).json()).toMatchObject({ created: 1000, faults: [] });
  expect(await isKnown()).toBe(before + 1000);
  const { items } = await partner.list('hfo.vp.customer', { search: 'Reihe 999' });
  const { data } = await partner.read(items[0]?.id ?? '');
  expect(data).toMatchObject({ bank: { iban: 'DE02120300000000202051' }, deliveryAddr: { street: 'Lagerweg' } });
});

test('rows are checked with any values in their fields', async () => {
  const odd = [{ address: { zip: '10115', street: 5 } }, { vatId: {} }, { ...place, companyName: 'Gerade GmbH' }];
  const answer = await send(odd, { dryRun: true });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().faults.map(({ row }: { row: number }) => row)).not.toContain(2);
});

test('the same intent takes the rows in once', async () => {
  const key = crypto.randomUUID();
  const rows = [{ ...least, companyName: 'Einmal GmbH' }];
  const before = await isKnown();
  const first = await send(rows, {}, key);
  expect((await send(rows, {}, key)).json()).toEqual(first.json());
  expect(await isKnown()).toBe(before + 1);
});

test('more rows than a call takes are refused, and so is who has no right', async () => {
  const many = Array.from({ length: 1001 }, () => ({ companyName: 'x' }));
  expect((await send(many)).json().fields).toEqual({ rows: 'maxRows:1000' });
  const stranger = await engineCalls(portal, '1004/plain.user', '1004');
  const answer = await stranger.post('/foundation/1004/customer-imports', { rows: [least], dryRun: true });
  expect(answer.statusCode).toBe(403);
});
