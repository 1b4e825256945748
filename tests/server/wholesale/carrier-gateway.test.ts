import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverMessage } from '#server/records/types/wholesale/deliver-message.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { type Behaviour, type MockGateway, obliging, openMockGateway } from './mock-gateway.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';

let portal: Portal;
let calls: PortingCalls;
let gateway: MockGateway;
beforeEach(async () => {
  portal = await openPortal();
  calls = await portingCalls(portal);
  gateway = await openMockGateway();
  Object.assign(portal.services, { carrier: gateway.carrier() });
});
afterEach(async () => {
  await gateway.close();
  await portal.close();
});

const poll = () => gateway.poll((raw) => deliverMessage(portal.services, raw));
/** Hands over what waits, and fetches the answers. */
async function exchange(): Promise<void> {
  await calls.due();
  await poll();
}
const dataOf = async (id: string) => (await calls.staff.read(id)).data;
const stateOf = async (id: string) => (await dataOf(id))['state'];
async function sent(): Promise<string> {
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  return id;
}
const kinds = () => gateway.received.map(({ message }) => message);
const refusing =
  (to: string, answer: ReturnType<Behaviour>[number]): Behaviour =>
  (message) =>
    message.message === to ? [answer] : obliging(message);

test('§porting a gateway leads a porting from VA to the switch', async () => {
  const id = await sent();
  await exchange();
  expect(await dataOf(id)).toMatchObject({ state: 'ruemReceived', agreedDate: desiredDate, confirmedPki: 'D001' });
  await calls.partner.done(id, 'confirmTakeover');
  await exchange();
  expect([await stateOf(id), kinds()]).toEqual(['akmSent', ['VA', 'AKM-TR']]);
  gateway.queue(JSON.stringify({ message: 'PORTED', vaId: (await dataOf(id))['vaId'] }));
  await poll();
  expect([await stateOf(id), gateway.refused, gateway.waiting]).toEqual(['ported', [], 0]);
});

test('§porting a refused VA is corrected and goes out under another VA-ID', async () => {
  gateway.answer(refusing('VA', { message: 'ABBM', codes: ['8112'], text: 'Anschlussinhaber falsch' }));
  const id = await sent();
  await exchange();
  const { vaId: first } = await dataOf(id);
  expect(await stateOf(id)).toBe('abbmReceived');
  gateway.answer(obliging);
  await calls.partner.done(id, 'send');
  await exchange();
  const { vaId: second } = await dataOf(id);
  expect(await stateOf(id)).toBe('ruemReceived');
  expect([first === second, kinds()]).toEqual([false, ['VA', 'VA']]);
});

test.each<[name: string, answer: ReturnType<Behaviour>[number], date: string]>([
  ['TV-ERLM', { message: 'TV-ERLM', codes: ['8003'], date: '2026-12-10' }, '2026-12-10'],
  ['TV-ABBM', { message: 'TV-ABBM', codes: ['8141'], text: 'Bereits eingeplant.' }, desiredDate],
])('§porting a gateway answers a shift with %s', async (_name, answer, date) => {
  gateway.answer(refusing('TV', answer));
  const id = await sent();
  await exchange();
  await calls.partner.done(id, 'shift', { date: '2026-12-10' });
  await calls.due();
  expect(await stateOf(id)).toBe('tvSent');
  await poll();
  expect(await dataOf(id)).toMatchObject({ state: 'ruemReceived', agreedDate: date });
});

test.each<[name: string, answer: ReturnType<Behaviour>[number], state: string]>([
  ['STORNO-ERLM', { message: 'STORNO-ERLM', codes: ['8004'] }, 'cancelled'],
  ['STORNO-ABBM', { message: 'STORNO-ABBM', codes: ['8142'], text: 'Zu spät.' }, 'ruemReceived'],
])('§porting a gateway answers a cancellation with %s', async (_name, answer, state) => {
  gateway.answer(refusing('STORNO', answer));
  const id = await sent();
  await exchange();
  await calls.partner.done(id, 'cancel', { reason: 'Der Kunde bleibt.' });
  await exchange();
  expect([await stateOf(id), kinds()]).toEqual([state, ['VA', 'STORNO']]);
});

test('§porting a cancellation after a refused one reaches the other carrier', async () => {
  gateway.answer(refusing('STORNO', { message: 'STORNO-ABBM', codes: ['8142'], text: 'Zu früh.' }));
  const id = await sent();
  await exchange();
  await calls.partner.done(id, 'cancel', { reason: 'Der Kunde bleibt.' });
  await exchange();
  gateway.answer(obliging);
  await calls.partner.done(id, 'cancel', { reason: 'Der Kunde bleibt doch.' });
  await exchange();
  expect([await stateOf(id), kinds()]).toEqual(['cancelled', ['VA', 'STORNO', 'STORNO']]);
});

test('§porting messages that come twice, too early, too late or about nothing change nothing', async () => {
  const id = await sent();
  await exchange();
  const { vaId } = await dataOf(id);
  const late = [
    { message: 'RUEM-VA', vaId, codes: ['8001'], date: desiredDate, pki: 'D001' },
    { message: 'TV-ERLM', vaId, codes: ['8003'], date: '2026-12-15' },
    { message: 'ABBM-TR', vaId, codes: ['8147'] },
    { message: 'ABBM', vaId, codes: ['8103'] },
  ];
  for (const message of late) gateway.queue(JSON.stringify(message));
  gateway.queue(JSON.stringify({ message: 'RUEM-VA', vaId: 'DEU.ETC.V99999901', codes: ['8001'], date: desiredDate }));
  gateway.queue('<WBCI>kein JSON</WBCI>');
  await poll();
  const after = await dataOf(id);
  expect(after).toMatchObject({ state: 'ruemReceived', agreedDate: desiredDate });
  // The first one is what the porting was told already.
  expect(after['unread']).toHaveLength(late.length - 1);
  expect(gateway.waiting).toBe(0);
  const { total } = await calls.staff.list('etc.unassignedMessage', { search: `created:${portal.now()}..` });
  expect(total).toBe(2);
});

test('§porting a gateway that dies after it took a message gets it once', async () => {
  const id = await sent();
  gateway.dieAfterNext();
  await calls.due();
  expect([await stateOf(id), kinds()]).toEqual(['held', ['VA']]);
  await calls.at('2026-11-23T09:00:01Z');
  await poll();
  expect([await stateOf(id), kinds()]).toEqual(['ruemReceived', ['VA']]);
});

test('§porting a gateway that is down delays a request and loses none', async () => {
  gateway.setDown(true);
  const id = await sent();
  await calls.due();
  expect([await stateOf(id), kinds()]).toEqual(['held', []]);
  gateway.setDown(false);
  await calls.at('2026-11-23T09:00:01Z');
  await poll();
  expect(await stateOf(id)).toBe('ruemReceived');
});

test('§porting a message that the portal could not keep stays with the gateway', async () => {
  const id = await sent();
  await calls.due();
  await expect(gateway.poll(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect([await stateOf(id), gateway.waiting]).toEqual(['vaSent', 1]);
  await poll();
  expect([await stateOf(id), gateway.waiting]).toEqual(['ruemReceived', 0]);
});
