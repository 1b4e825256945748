import { afterAll, beforeAll, expect, test } from 'vitest';
import { pipeline } from '#contract/sales/pipeline.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const read = async () => pipeline.parse((await partner.get('/foundation/1001/pipeline')).json()).months;

test('§orders the pipeline counts drafts in the month in which they came, for six months', async () => {
  const before = await read();
  await partner.create('hfo.vp.draft', { productType: 'hfoNgnBasic' });
  const after = await read();
  expect(after).toHaveLength(6);
  expect(after.map(({ month }) => month)).toEqual(after.map(({ month }) => month).toSorted());
  expect(after.at(-1)?.drafts).toBe((before.at(-1)?.drafts ?? 0) + 1);
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
});

test('§6 only sales partners and employees see it', async () => {
  const plain = await engineCalls(portal, '2001/ws.user', '2001');
  expect((await plain.get('/foundation/2001/pipeline')).statusCode).toBe(403);
});
