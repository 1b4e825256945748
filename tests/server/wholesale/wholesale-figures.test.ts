import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholesaleFigures } from '#contract/wholesale/wholesale-figures.ts';
import { endOfPortingWeek, portingStage } from '#domain/wholesale/porting/porting-stage.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const figuresOf = async (calls: EngineCalls, trid: string) =>
  wholesaleFigures.parse((await calls.get(`/foundation/${trid}/wholesale-figures`)).json());

test.each([
  ['2001/ws.user', '2001'],
  ['2002/spws.user', '2002'],
  ['9001/etc.staff', '2001'],
])('§my-portal the figures of %s for %s are those of the lists', async (userId, trid) => {
  const calls = await engineCalls(portal, userId, trid);
  const list = async (type: string, search: string) =>
    (await calls.get(`/foundation/${trid}/data`, { query: { type, search, _limit: '200' } })).json();
  const { accounts, offline, channels, numbers } = await figuresOf(calls, trid);
  expect(accounts.active).toBe((await list('ws.sip', 'value4:active')).total);
  expect(accounts.inSetup).toBe((await list('ws.sip', 'value4:inSetup')).total);
  const unreachable = await list('ws.sip', 'value4:active value6:offline');
  expect(accounts.offline).toBe(unreachable.total);
  expect(offline.map(({ id }) => id).sort()).toEqual(unreachable.items.map(({ id }: { id: string }) => id).sort());
  const active = (await list('ws.sip', 'value4:active')).items as {
    value7: string;
    data: { channelsInUse?: number };
  }[];
  expect(channels.max).toBe(active.reduce((sum, one) => sum + Number(one.value7), 0));
  const inUse = (await list('ws.number', 'value2:active')).items as { value9?: string }[];
  expect(numbers.active).toBe(inUse.reduce((sum, one) => sum + Number(one.value9 ?? 1), 0));
});

test('§my-portal accounts near their limit come first, of the own organisation alone', async () => {
  const own = await figuresOf(await engineCalls(portal, '2001/ws.user', '2001'), '2001');
  const shares = own.channels.nearest.map(({ used, max }) => used / max);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  const other = await figuresOf(await engineCalls(portal, '2002/spws.user', '2002'), '2002');
  const ids = new Set(own.channels.nearest.map(({ id }) => id));
  expect(other.channels.nearest.filter(({ id }) => ids.has(id))).toEqual([]);
});

test.each([
  ['2026-11-30', '2026-12-06'],
  ['2026-12-04', '2026-12-06'],
  ['2026-12-05', '2026-12-13'],
  ['2026-12-06', '2026-12-13'],
])('§my-portal portings are shown from %s until %s', (today, until) => expect(endOfPortingWeek(today)).toBe(until));

test.each([
  ['akmSent', '2026-12-01', 'confirmed'],
  ['akmSent', '2026-11-30', 'today'],
  ['ported', '2026-11-30', 'ported'],
  ['ruemReceived', '2026-12-01', 'waiting'],
  ['vaSent', '2026-11-30', 'requested'],
  ['stornoSent', '2026-12-01', 'requested'],
] as const)('§my-portal a porting in state %s for %s is %s on 30 November', (state, day, stage) =>
  expect(portingStage(state, day, '2026-11-30')).toBe(stage),
);
