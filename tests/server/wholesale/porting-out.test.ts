import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverMessage } from '../../../server/records/wholesale/deliver-message.ts';
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
/** Where all portings of either direction stand. */
const standing = async () => {
  const lists = await Promise.all(['ws.porting', 'ws.portingOut'].map((type) => calls.partner.list(type)));
  return lists.map(({ items }) => items.map(({ id, version }) => [id, version]));
};
const nowOf = () => portal.services.clock();
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
});

test('§8 a message that no porting takes is kept as it came, for employees alone, and changes nothing', async () => {
  const before = await standing();
  const elsewhere = request([{ kind: 'single', onkz: '30', number: '23125999' }], 'DEU.DTAG.V00000778').request;
  const number = await activeNumber();
  const mine = request([number.range], 'DEU.DTAG.V00000779').request;
  const known = [
    ['{"message":"ABBM","vaId":"DEU.ETC.V99999901","codes":["8103"]}', 'Zu dieser VA-ID gibt es keine Portierung.'],
    ['<xml>\n\0 from DEU.DTAG', 'Die Meldung ist kein JSON.'],
    ['', 'Die Meldung ist kein JSON.'],
    [`{"message":"VA","vaId":"DEU.DTAG.V00000777"}`, 'Die Meldung hat nicht die vereinbarte Form.'],
    [JSON.stringify(elsewhere), 'Die Rufnummern der Anfrage sind hier nicht vergeben.'],
    ['x'.repeat(200_000), 'Die Meldung ist zu lang.'],
  ] as const;
  for (const [raw] of known) await deliverMessage(portal.services, raw);
  expect(await standing()).toEqual(before);

  await deliverMessage(portal.services, JSON.stringify(mine));
  const early = JSON.stringify({ message: 'AKM-TR', vaId: mine.vaId });
  const asAnswer = JSON.stringify({ message: 'ABBM', vaId: mine.vaId, codes: ['8103'] });
  for (const raw of [early, asAnswer, JSON.stringify(mine), early]) await deliverMessage(portal.services, raw);
  const [out] = (await calls.partner.list('ws.portingOut', { search: `value8:${mine.vaId}` })).items;
  expect([await stateOf(out?.id ?? ''), await stateOf(number.id)]).toEqual(['received', 'active']);

  const { items } = await calls.staff.list('etc.unassignedMessage', {
    _sort: 'created',
    search: `created:${nowOf()}..`,
  });
  const kept = await Promise.all(items.map(async ({ id }) => (await calls.staff.read(id)).data));
  expect(kept.slice(0, known.length)).toMatchObject(
    known.map(([raw, why]) => ({ raw: raw.slice(0, 100_000).replace('\0', '\uFFFD'), why })),
  );
  expect(kept.slice(known.length).map(({ raw }) => raw)).toEqual([early, asAnswer, JSON.stringify(mine)]);
  expect(kept.map(({ carrier }) => carrier)).toEqual([
    ...[undefined, 'DEU.DTAG', undefined, 'DEU.DTAG', 'DEU.DTAG', undefined],
    ...['DEU.DTAG', 'DEU.DTAG', 'DEU.DTAG'],
  ]);

  const [first] = items;
  expect((await calls.partner.get(`/foundation/2001/data/${first?.id}`)).statusCode).toBe(404);
  expect(
    (await calls.partner.get('/foundation/2001/data', { query: { type: 'etc.unassignedMessage' } })).statusCode,
  ).toBe(403);
  await calls.staff.done(first?.id ?? '', 'archive');
  expect((await calls.staff.list('etc.unassignedMessage', { search: 'V99999901' })).total).toBe(0);
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
