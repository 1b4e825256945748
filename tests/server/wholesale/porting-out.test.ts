import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NumberData } from '#contract/wholesale/number.ts';
import { numberRange } from '#contract/wholesale/number-range.ts';
import { type PortingOutData, portingOutStates } from '#contract/wholesale/porting-out.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { portingOutEvents } from '#domain/wholesale/porting/porting-out-states.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';
import { activeNumber, request, stateOf } from './porting-out-calls.ts';

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

test('§porting a request is confirmed for its date or a later working day with enough lead time', async () => {
  const number = await activeNumber(calls);
  const { id } = await calls.staff.create('ws.portingOut', request([number.range]));
  const faultOf = async (date: string) =>
    (await calls.staff.act(id, 'confirm', { codes: [], date })).json().fields?.['date'];
  const soon = new Date(portal.now() + 36 * 3_600_000).toISOString().slice(0, 10);
  expect(await faultOf(soon)).toBe('leadTime:5');
  expect(await faultOf('2026-12-04')).toBe('portingBeforeWish');
  expect(await faultOf('2026-12-12')).toBe('neededByNotWorkingDay');
  await calls.staff.done(id, 'confirm', { codes: ['8104', '8001'], date: '2026-12-09' });
  await calls.due();
  expect(sent).toEqual([{ message: 'RUEM-VA', codes: ['8002', '8104'] }]);
  const { timeline } = (await calls.partner.read(id)).data as PortingOutData;
  expect(timeline.at(-1)).toMatchObject({ message: 'RUEM-VA', direction: 'out', codes: ['8002', '8104'] });
});

test('§porting another carrier can shift a date only to a later working day with lead time', async () => {
  const number = await activeNumber(calls);
  const { id } = await calls.staff.create('ws.portingOut', request([number.range]));
  await calls.staff.done(id, 'confirm', { codes: ['8001'], date: desiredDate });
  const faultOf = async (date: string) =>
    (await calls.staff.act(id, 'carrier', { event: 'TV', date })).json().fields?.['date'];
  expect(await faultOf('2026-12-04')).toBe('portingShiftEarlier');
  expect(await faultOf('2026-12-12')).toBe('neededByNotWorkingDay');
  expect(await faultOf('2027-08-02')).toBe('daysAhead:180');
  await calls.at('2026-12-04T08:00:00Z');
  expect(await faultOf('2026-12-10')).toBe('leadTime:5');
  await calls.staff.done(id, 'carrier', { event: 'TV', date: '2026-12-11' });
  expect((await calls.partner.read(id)).data).toMatchObject({ state: 'confirmed', agreedDate: '2026-12-11' });
});

test('§porting lists show another carrier by its name and find it by name and code', async () => {
  const number = await activeNumber(calls);
  const { id } = await calls.staff.create('ws.portingOut', request([number.range]));
  const rows = async (word: string) => (await calls.partner.list('ws.portingOut', { search: word })).items;
  const lookUp = (await rows('DEU.DTAG')).find((row) => row.id === id) as { value4?: string } | undefined;
  expect(lookUp?.value4).toBe('TELEKOM DEUTSCHLAND');
  expect((await rows('TELEKOM')).map((row) => row.id)).toContain(id);
});

test('§porting numbers leave by request, confirmation, takeover and the clock', async () => {
  const number = await activeNumber(calls);
  const { id } = await calls.staff.create('ws.portingOut', request([number.range]));
  expect((await calls.partner.act(id, 'confirm', { codes: ['8001'], date: desiredDate })).statusCode).toBe(403);
  const confirmed = await calls.staff.done(id, 'confirm', { codes: ['8001'], date: desiredDate });
  expect(confirmed.data).toMatchObject({ state: 'confirmed', agreedDate: desiredDate });
  expect(await stateOf(calls, number.id)).toBe('portingOut');
  await calls.due();
  expect(sent).toEqual([{ message: 'RUEM-VA', codes: ['8001'] }]);
  await calls.staff.done(id, 'carrier', { event: 'AKM-TR' });
  await calls.at('2026-12-07T10:59:00Z');
  expect(await stateOf(calls, number.id)).toBe('portingOut');
  await calls.at('2026-12-07T11:00:00Z');
  const { data } = await calls.partner.read(id);
  expect(data['state']).toBe('ported');
  expect(await stateOf(calls, number.id)).toBe('terminated');
  expect((await calls.partner.read(String(data['processId']))).data).toMatchObject({ type: 'portOut', state: 'done' });
});

test('§porting an outgoing request can be refused, objected to and cancelled', async () => {
  const number = await activeNumber(calls);
  const refusal = await calls.staff.create('ws.portingOut', request([number.range]));
  expect((await calls.staff.act(refusal.id, 'reject', { codes: [] })).json().fields).toEqual({ codes: 'choose' });
  await calls.staff.done(refusal.id, 'reject', { codes: ['8112'] });
  expect(await stateOf(calls, number.id)).toBe('active');
  expect((await calls.staff.act(refusal.id, 'confirm', { codes: ['8001'], date: desiredDate })).statusCode).toBe(409);

  const { id } = await calls.staff.create('ws.portingOut', request([number.range], 'DEU.DTAG.V00000102'));
  await calls.staff.done(id, 'confirm', { codes: ['8001'], date: desiredDate });
  await calls.staff.done(id, 'carrier', { event: 'TV', date: '2026-12-10' });
  expect((await calls.partner.read(id)).data['agreedDate']).toBe('2026-12-10');
  await calls.staff.done(id, 'carrier', { event: 'AKM-TR' });
  await calls.staff.done(id, 'object', { codes: ['8147'], text: 'Leitung nicht frei' });
  await calls.staff.done(id, 'carrier', { event: 'STORNO', text: 'Kunde bleibt' });
  expect([await stateOf(calls, id), await stateOf(calls, number.id)]).toEqual(['cancelled', 'active']);
});

test('§porting a part of a block can leave, and the rest stays and can leave later', async () => {
  const { items } = await calls.partner.list('ws.number', { search: 'value2:active value8:block' });
  const ask = (await calls.partner.list('ws.portingOut')).items.map(({ value1 }) => value1);
  const row = items.find(({ value1 }) => !ask.includes(value1));
  const whole = await calls.partner.read(row?.id ?? '');
  const range = numberRange.parse(whole.data['range']);
  if (range.kind !== 'block') throw new Error('no block');
  const last = range.to;
  const middle = { ...range, from: '3'.padStart(last.length, '0'), to: '5'.padStart(last.length, '0') };
  const single = { kind: 'single', onkz: range.onkz, number: range.ddiBase + last } as const;
  const account = (await calls.partner.read(String(whole.data['sipAccountId']))).data;
  const parts = async () => {
    const result = await calls.partner.list('ws.number', { search: `number:+49${range.onkz}${range.ddiBase}` });
    const data = await Promise.all(
      result.items.map(async ({ id }) => (await calls.partner.read(id)).data as NumberData),
    );
    return data
      .map((number) => [formatRange(number.range), number.state] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  };
  const before = await parts();
  const { id } = await calls.staff.create('ws.portingOut', request([middle, single]));
  expect(await parts()).toEqual(before);
  const { data } = await calls.staff.done(id, 'confirm', { codes: ['8001'], date: desiredDate });
  expect(data['numberIds']).toHaveLength(2);
  const written = (from: string, to: string) => formatRange({ ...range, from, to });
  const next = (n: string, by: number) => String(Number(n) + by).padStart(last.length, '0');
  const expected = (state: string) => [
    [written(range.from, next(middle.from, -1)), 'active'],
    [written(middle.from, middle.to), state],
    [written(next(middle.to, 1), next(last, -1)), 'active'],
    [formatRange(single), state],
  ];
  const sorted = (rows: string[][]) => rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  expect(await parts()).toEqual(sorted(expected('portingOut')));
  expect((await calls.partner.read(whole.id)).data).toMatchObject({
    state: 'active',
    sipAccountId: whole.data['sipAccountId'],
  });
  await calls.staff.done(id, 'carrier', { event: 'AKM-TR' });
  await calls.at('2026-12-07T11:00:00Z');
  expect(await parts()).toEqual(sorted(expected('terminated')));
  expect((await calls.partner.read(String(whole.data['sipAccountId']))).data['mainNumber']).toBe(account['mainNumber']);

  const rest = await calls.staff.create('ws.portingOut', {
    request: {
      ...request(
        [
          { ...range, to: next(middle.from, -1) },
          { ...range, from: next(middle.to, 1), to: next(last, -1) },
        ],
        'DEU.DTAG.V00000103',
      ).request,
      date: '2026-12-21',
    },
  });
  const confirmed = await calls.staff.done(rest.id, 'confirm', { codes: ['8001'], date: '2026-12-21' });
  expect(confirmed.data['numberIds']).toContain(whole.id);
  await calls.staff.done(rest.id, 'carrier', { event: 'STORNO' });
  expect(await parts()).toEqual(sorted(expected('terminated')));
});

test('§porting a part that stays is merged with its block again unless a part has changed since', async () => {
  const { items } = await calls.partner.list('ws.number', { search: 'value2:active value8:block' });
  const ask = (await calls.partner.list('ws.portingOut')).items.map(({ value1 }) => value1);
  const row = items.find(({ value1 }) => !ask.includes(value1));
  const whole = await calls.partner.read(row?.id ?? '');
  const range = numberRange.parse(whole.data['range']);
  if (range.kind !== 'block') throw new Error('no block');
  const middle = { ...range, from: '3'.padStart(range.to.length, '0'), to: '5'.padStart(range.to.length, '0') };
  const inBlock = async () => {
    const search = `number:+49${range.onkz}${range.ddiBase} value2:active`;
    return (await calls.partner.list('ws.number', { search, _sort: 'value1' })).items;
  };
  const confirmed = async (vaId: string) => {
    const { id } = await calls.staff.create('ws.portingOut', request([middle], vaId));
    await calls.staff.done(id, 'confirm', { codes: ['8001'], date: desiredDate });
    return id;
  };
  const first = await confirmed('DEU.DTAG.V00000104');
  expect(await inBlock()).toHaveLength(2);
  const { data } = await calls.staff.done(first, 'carrier', { event: 'STORNO' });
  expect(data).toMatchObject({ state: 'cancelled', numberIds: [whole.id] });
  expect(data).not.toHaveProperty('split');
  expect((await inBlock()).map(({ id, value1 }) => [id, value1])).toEqual([[whole.id, formatRange(range)]]);
  const again = await calls.partner.read(whole.id);
  expect({ ...again.data }).toEqual(whole.data);

  const second = await confirmed('DEU.DTAG.V00000105');
  const [, behind] = await inBlock();
  const part = await calls.partner.read(behind?.id ?? '');
  await calls.partner.done(part.id, 'update', { version: part.version, directory: true });
  await calls.staff.done(second, 'carrier', { event: 'AKM-TR' });
  await calls.staff.done(second, 'carrier', { event: 'STORNO' });
  expect(await inBlock()).toHaveLength(3);
});

test('§porting only employees record a request, and only for whole numbers that are active here', async () => {
  const number = await activeNumber(calls);
  expect((await calls.partner.tryCreate('ws.portingOut', request([number.range]))).statusCode).toBe(403);
  const foreign = { kind: 'single', onkz: '30', number: '23125999' } as const;
  const unknown = await calls.staff.tryCreate('ws.portingOut', request([foreign]));
  expect(unknown.json().fields).toEqual({ 'request.numbers': 'portingOutUnknown' });
  await calls.staff.create('ws.portingOut', request([number.range]));
  const again = await calls.staff.tryCreate('ws.portingOut', request([number.range]));
  expect(again.statusCode).toBe(400);
});

test('§porting every event is allowed in some states and refused with a sentence in all others', () => {
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

test('§demo-data the demo has a porting of each kind and two requests of other carriers', async () => {
  const states = async (type: string) => (await calls.partner.list(type)).items.map(({ value2 }) => value2).sort();
  expect(await states('ws.porting')).toEqual(['abbmReceived', 'ported', 'ruemReceived', 'vaSent']);
  expect(await states('ws.portingOut')).toEqual(['received', 'rejected']);
});
