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
const known = async () => (await partner.list('hfo.vp.customer')).total;

test('a dry run names every fault by row and field and keeps nothing', async () => {
  const before = await known();
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
  expect(await known()).toBe(before);
});

test('one bad row keeps all others out', async () => {
  const before = await known();
  const answer = await send([
    { ...least, companyName: 'Eins GmbH' },
    { ...least, companyName: '' },
  ]);
  expect([answer.statusCode, answer.json().created]).toEqual([200, 0]);
  expect(await known()).toBe(before);
});

test('what is like a known customer or another row waits for a word', async () => {
  const rows = [
    { ...place, companyName: 'Doppelt GmbH' },
    { ...place, companyName: 'Doppelt AG' },
  ];
  const asked = (await send(rows)).json();
  expect([asked.created, asked.similar.map(({ row }: { row: number }) => row)]).toEqual([0, [1]]);
  expect((await send(rows, { confirmDuplicate: true })).json().created).toBe(2);
});

test('the same intent takes the rows in once', async () => {
  const key = crypto.randomUUID();
  const rows = [{ ...least, companyName: 'Einmal GmbH' }];
  const before = await known();
  const first = await send(rows, {}, key);
  expect((await send(rows, {}, key)).json()).toEqual(first.json());
  expect(await known()).toBe(before + 1);
});

test('more rows than a call takes are refused, and so is who has no right', async () => {
  const many = Array.from({ length: 201 }, () => ({ companyName: 'x' }));
  expect((await send(many)).json().fields).toEqual({ rows: 'maxRows:200' });
  const stranger = await engineCalls(portal, '1004/plain.user', '1004');
  const answer = await stranger.post('/foundation/1004/customer-imports', { rows: [least], dryRun: true });
  expect(answer.statusCode).toBe(403);
});
