import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverMessage, UndeliverableMessage } from '../../../server/records/wholesale/deliver-message.ts';
import { type NumberRange, numberRange } from '../../../src/contract/wholesale/number-range.ts';
import { portingOutStates } from '../../../src/contract/wholesale/porting-out.ts';
import { portingOutEvents } from '../../../src/domain/porting/porting-out-states.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';

let portal: Portal;
let calls: PortingCalls;
const sent: { message: string; codes?: string[] | undefined }[] = [];
beforeEach(async () => {
  portal = await openPortal();
  sent.length = 0;
  calls = await portingCalls(portal, (message) => {
    sent.push({ message: message.message, codes: 'codes' in message ? message.codes : undefined });
    return [];
  });
});
afterEach(() => portal.close());

const request = (numbers: readonly NumberRange[], vaId = 'DEU.DTAG.V00000101') => ({
  request: {
    message: 'VA',
    vaId,
    from: 'DEU.DTAG',
    to: 'DEU.ETC',
    businessCase: 'VA-KUE-MRN',
    holder: {
      kind: 'company',
      name: 'Muster GmbH',
      street: 'Musterweg',
      houseNumber: '1',
      zip: '10115',
      city: 'Berlin',
    },
    numbers,
    allNumbers: true,
    date: desiredDate,
    timeWindow: 'ZF2',
  },
});

/** An active number that no request of the demo names. */
async function activeNumber() {
  const { items } = await calls.partner.list('ws.number', { search: 'value2:active', _sort: 'value1' });
  const asked = (await calls.partner.list('ws.portingOut')).items.map(({ value1 }) => value1);
  const free = items.find(({ value1 }) => !asked.includes(value1 ?? ''));
  if (!free) throw new Error('the demo has no free number');
  const { data } = await calls.partner.read(free.id);
  return { id: free.id, range: numberRange.parse(data['range']) };
}
const stateOf = async (id: string) => (await calls.partner.read(id)).data['state'];

test('§5.5.2 numbers leave: request, confirmation, takeover, and by the clock they are another carrier’s', async () => {
  const number = await activeNumber();
  const { id } = await calls.staff.create('ws.portingOut', request([number.range]));
  expect((await calls.partner.act(id, 'confirm', { codes: ['8001'], date: desiredDate })).statusCode).toBe(403);
  const confirmed = await calls.staff.done(id, 'confirm', { codes: ['8001'], date: desiredDate });
  expect(confirmed.data).toMatchObject({ state: 'confirmed', agreedDate: desiredDate });
  expect(await stateOf(number.id)).toBe('portingOut');
  await calls.due();
  expect(sent).toEqual([{ message: 'RUEM-VA', codes: ['8001'] }]);
  await calls.staff.done(id, 'carrier', { event: 'AKM-TR' });
  await calls.at('2026-12-07T10:59:00Z');
  expect(await stateOf(number.id)).toBe('portingOut');
  await calls.at('2026-12-07T11:00:00Z');
  const { data } = await calls.partner.read(id);
  expect(data['state']).toBe('ported');
  expect(await stateOf(number.id)).toBe('terminated');
  expect((await calls.partner.read(String(data['processId']))).data).toMatchObject({ type: 'portOut', state: 'done' });
});

test('§5.5.2 a refusal names its codes, an objection waits for the next takeover, a cancellation gives numbers back', async () => {
  const number = await activeNumber();
  const refused = await calls.staff.create('ws.portingOut', request([number.range]));
  expect((await calls.staff.act(refused.id, 'reject', { codes: [] })).json().fields).toEqual({ codes: 'choose' });
  await calls.staff.done(refused.id, 'reject', { codes: ['8112'] });
  expect(await stateOf(number.id)).toBe('active');
  expect((await calls.staff.act(refused.id, 'confirm', { codes: ['8001'], date: desiredDate })).statusCode).toBe(409);

  const { id } = await calls.staff.create('ws.portingOut', request([number.range], 'DEU.DTAG.V00000102'));
  await calls.staff.done(id, 'confirm', { codes: ['8001'], date: desiredDate });
  await calls.staff.done(id, 'carrier', { event: 'TV', date: '2026-12-10' });
  expect((await calls.partner.read(id)).data['agreedDate']).toBe('2026-12-10');
  await calls.staff.done(id, 'carrier', { event: 'AKM-TR' });
  await calls.staff.done(id, 'object', { codes: ['8147'], text: 'Leitung nicht frei' });
  await calls.staff.done(id, 'carrier', { event: 'STORNO', text: 'Kunde bleibt' });
  expect([await stateOf(id), await stateOf(number.id)]).toEqual(['cancelled', 'active']);
});

test('§5.5.2 only employees say that a request came, and only for whole numbers that are active here', async () => {
  const number = await activeNumber();
  expect((await calls.partner.tryCreate('ws.portingOut', request([number.range]))).statusCode).toBe(403);
  const foreign = { kind: 'single', onkz: '30', number: '23125999' } as const;
  const unknown = await calls.staff.tryCreate('ws.portingOut', request([foreign]));
  expect(unknown.json().fields).toEqual({ 'request.numbers': 'portingOutUnknown' });
  await calls.staff.create('ws.portingOut', request([number.range]));
  const again = await calls.staff.tryCreate('ws.portingOut', request([number.range]));
  expect(again.statusCode).toBe(400);
});

test('§5.5.2 messages of a gateway reach whom they are for: holders of numbers and portings by their VA-ID', async () => {
  const deliver = (message: unknown) =>
    deliverMessage(portal.services, typeof message === 'string' ? message : JSON.stringify(message));
  const number = await activeNumber();
  const asked = request([number.range], 'DEU.DTAG.V00000777').request;
  await deliver(asked);
  const [out] = (await calls.partner.list('ws.portingOut', { search: 'value8:DEU.DTAG.V00000777' })).items;
  await calls.staff.done(out?.id ?? '', 'confirm', { codes: ['8001'], date: desiredDate });
  await deliver({ message: 'AKM-TR', vaId: asked.vaId });
  expect(await stateOf(out?.id ?? '')).toBe('takenOver');

  const { id } = await calls.draft();
  const { data } = await calls.partner.done(id, 'send');
  await calls.due();
  await deliver(`no message at all, about ${data['vaId']}`);
  expect(await stateOf(id)).toBe('vaSent');
  await deliver({ message: 'ABBM', vaId: data['vaId'], codes: ['8103'] });
  expect(await stateOf(id)).toBe('abbmReceived');
  expect((await calls.staff.read(id)).data['unread']).toHaveLength(1);
  await expect(deliver({ message: 'ABBM', vaId: 'DEU.ETC.V99999901', codes: ['8103'] })).rejects.toThrow(
    UndeliverableMessage,
  );
  await expect(
    deliver(request([{ kind: 'single', onkz: '30', number: '23125999' }], 'DEU.DTAG.V00000778').request),
  ).rejects.toThrow(UndeliverableMessage);
});

test('§5.5.2 every event is allowed in some states and refused with a sentence in all others', () => {
  const allowed = Object.entries(portingOutEvents).map(([event, { moves, otherwise }]) => {
    expect(otherwise).toMatch(/^[A-Z].+\.$/);
    return [event, portingOutStates.flatMap((state) => (state in moves ? [`${state}>${moves[state as never]}`] : []))];
  });
  expect(Object.fromEntries(allowed)).toMatchObject({
    confirm: ['received>confirmed'],
    reject: ['received>rejected'],
    object: ['takenOver>objected'],
    'AKM-TR': ['confirmed>takenOver', 'objected>takenOver'],
    TV: ['confirmed>confirmed'],
    STORNO: ['received>cancelled', 'confirmed>cancelled', 'takenOver>cancelled', 'objected>cancelled'],
    release: ['takenOver>ported'],
  });
});

test('§10 the demo has a porting of each kind and two requests of other carriers', async () => {
  const states = async (type: string) => (await calls.partner.list(type)).items.map(({ value2 }) => value2).sort();
  expect(await states('ws.porting')).toEqual(['abbmReceived', 'ported', 'ruemReceived', 'vaSent']);
  expect(await states('ws.portingOut')).toEqual(['received', 'rejected']);
});
