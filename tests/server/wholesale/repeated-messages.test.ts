import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Carrier } from '#server/carriers/carrier.ts';
import { httpCarrier } from '#server/carriers/http-carrier.ts';
import { runDueRecords } from '#server/maintenance/carrier-jobs.ts';
import { deliverMessage } from '#server/records/types/wholesale/deliver-message.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { gatewayToken, type MockGateway, openMockGateway } from './mock-gateway.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';

const [firstShift, secondShift] = ['2026-12-10', '2026-12-15'] as const;

let portal: Portal;
let calls: PortingCalls;
let gateway: MockGateway;
beforeEach(async () => {
  gateway = await openMockGateway();
  portal = await openPortal(gateway.settings);
  const { carrier } = portal.services;
  calls = await portingCalls(portal);
  Object.assign(portal.services, { carrier });
});
afterEach(async () => {
  await gateway.close();
  await portal.close();
});

const due = () => runDueRecords(portal.services);
const run = () => portal.services.jobs.run('carrier-messages');
const dataOf = async (id: string) => (await calls.staff.read(id)).data;
const answersIn = async (id: string, message: string) =>
  ((await dataOf(id))['timeline'] as { message: string; direction: string }[]).filter(
    (row) => row.direction === 'in' && row.message === message,
  ).length;
const loseAcknowledgements = () =>
  gateway.trouble((request) => request.method === 'DELETE' && Boolean(request.socket.destroy()));

/** A porting with a confirmed date. */
async function confirmed(): Promise<string> {
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await due();
  await run();
  expect(await dataOf(id)).toMatchObject({ state: 'ruemReceived', agreedDate: desiredDate });
  return id;
}
async function shift(id: string, date: string): Promise<void> {
  await calls.partner.done(id, 'shift', { date });
  await due();
  expect(await dataOf(id)).toMatchObject({ state: 'tvSent', shiftTo: date });
}
/** Its first shift is confirmed, but the gateway was not told that the portal has the answer. */
async function shiftedUnheard(): Promise<string> {
  const id = await confirmed();
  await shift(id, firstShift);
  loseAcknowledgements();
  await expect(run()).rejects.toThrow('not reached');
  expect([(await dataOf(id))['agreedDate'], gateway.waiting]).toEqual([firstShift, 1]);
  return id;
}

test('§porting an answer that comes again after a new shift does not answer that', async () => {
  const id = await shiftedUnheard();
  // The server ended after it took the answer in, before it could tell the gateway.
  await portal.restart();
  gateway.answer(() => []);
  await shift(id, secondShift);
  gateway.trouble();
  await run();
  expect(await dataOf(id)).toMatchObject({ state: 'tvSent', shiftTo: secondShift, agreedDate: firstShift });
  expect([(await dataOf(id))['unread'], gateway.waiting]).toEqual([undefined, 0]);
  const { vaId } = await dataOf(id);
  gateway.queue(JSON.stringify({ message: 'TV-ERLM', codes: ['8003'], date: secondShift, vaId }));
  await run();
  expect(await dataOf(id)).toMatchObject({ state: 'ruemReceived', agreedDate: secondShift });
});

test('§porting a refusal that comes again, which no date tells from a new one, refuses no new shift', async () => {
  gateway.answer((message) =>
    message.message === 'TV'
      ? [{ message: 'TV-ABBM', codes: ['8141'], text: 'Bereits eingeplant.' }]
      : [{ message: 'RUEM-VA', codes: ['8001'], date: desiredDate, pki: 'D001' }],
  );
  const id = await confirmed();
  await shift(id, firstShift);
  loseAcknowledgements();
  await expect(run()).rejects.toThrow('not reached');
  gateway.answer(() => []);
  await shift(id, secondShift);
  await expect(run()).rejects.toThrow('not reached');
  expect([(await dataOf(id))['state'], await answersIn(id, 'TV-ABBM')]).toEqual(['tvSent', 1]);
});

test('§porting an answer to an earlier shift under another id is kept for employees and moves no date', async () => {
  const id = await confirmed();
  await shift(id, firstShift);
  await run();
  gateway.answer(() => []);
  await shift(id, secondShift);
  const { vaId } = await dataOf(id);
  gateway.queue(JSON.stringify({ message: 'TV-ERLM', codes: ['8003'], date: firstShift, vaId }));
  await run();
  expect(await dataOf(id)).toMatchObject({
    state: 'tvSent',
    shiftTo: secondShift,
    unread: [{ why: 'Die Meldung beantwortet eine frühere Verschiebung.' }],
  });
});

test('§porting of two servers that take the same message in at once, one changes the porting', async () => {
  const id = await confirmed();
  await shift(id, firstShift);
  const { vaId } = await dataOf(id);
  const raw = JSON.stringify({ message: 'TV-ERLM', codes: ['8003'], date: firstShift, vaId });
  const origin = { gateway: 'g', id: '1' };
  await Promise.all(Array.from({ length: 4 }, () => deliverMessage(portal.services, raw, origin)));
  expect(await answersIn(id, 'TV-ERLM')).toBe(1);
  expect((await dataOf(id))['unread']).toBeUndefined();
});

test('§porting an id that is given again to something else changes nothing, and employees see the message', async () => {
  const id = await shiftedUnheard();
  gateway.answer(() => []);
  await shift(id, secondShift);
  gateway.trouble();
  const { vaId } = await dataOf(id);
  const [again] = gateway.ids();
  gateway.queue(JSON.stringify({ message: 'TV-ERLM', codes: ['8003'], date: secondShift, vaId }), again);
  await run();
  expect(await dataOf(id)).toMatchObject({ state: 'tvSent', shiftTo: secondShift });
  const { items } = await calls.staff.list('etc.unassignedMessage', { search: `created:${portal.now()}..` });
  expect(items).toHaveLength(1);
});

test('§porting another gateway may count from the beginning again', async () => {
  const id = await confirmed();
  const other = await openMockGateway(() => []);
  onTestFinished(() => other.close());
  const carrier: Carrier = httpCarrier({ code: 'DEU.ETC', pki: 'D231', url: other.url, token: gatewayToken });
  Object.assign(portal.services, { carrier });
  await shift(id, firstShift);
  const { vaId } = await dataOf(id);
  other.queue(JSON.stringify({ message: 'TV-ERLM', codes: ['8003'], date: firstShift, vaId }), 'm-1');
  await run();
  expect(await dataOf(id)).toMatchObject({ state: 'ruemReceived', agreedDate: firstShift });
});
