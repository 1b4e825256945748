import { describe, expect, test } from 'vitest';
import { flowOf } from '#domain/wholesale/backup-routing/call-flow.ts';
import { targetFault } from '#domain/wholesale/backup-routing/call-target.ts';
import { badChain, chainText, clashOf, type RoutingRule } from '#domain/wholesale/backup-routing/routing-rule.ts';
import { windowOf } from '#domain/wholesale/backup-routing/rule-of-record.ts';
import { type CallOutcome, simulateCall } from '#domain/wholesale/backup-routing/simulate-call.ts';
import { random } from '#tests/unit/domain/form/any-input.ts';
import { accounts, holderOf, numberOf, randomRule, rule, slowCall } from './routing.ts';

test.each([
  ['110', 'backupEmergency'],
  ['112', 'backupEmergency'],
  ['115', 'backupService'],
  ['116 117', 'backupService'],
  ['+49 112', 'backupEmergency'],
  ['0900 1234567', 'backupService'],
  ['0137 1234567', 'backupService'],
  ['0180 5123456', 'backupService'],
  ['118 33', 'backupService'],
  ['+49 11833', 'backupService'],
  ['0700 12345678', 'backupService'],
  ['+883 5100 1234567', 'backupService'],
  ['0800 1234567', 'backupTarget'],
  ['032 123456789', 'backupTarget'],
  ['zwölf', 'phone'],
  ['', 'phone'],
  ['030 23125110', undefined],
  ['0176 04069001', undefined],
  ['+43 1 234567', undefined],
  ['0032 12345', undefined],
  ['+1 202 5550143', undefined],
])('§backup-routing a call to %s may be sent on: %s', (typed, fault) => {
  expect(targetFault(typed)).toBe(fault);
});

test.each([
  ['+43 1 234567', ['abroad'], 'backupAbroad'],
  ['+43 1 234567', ['outsideEu'], undefined],
  ['+1 202 5550143', ['outsideEu'], 'backupOutsideEu'],
  ['+44 20 79460000', ['outsideEu'], 'backupOutsideEu'],
  ['0176 04069001', ['mobile'], 'backupMobile'],
  ['030 23125110', ['abroad', 'outsideEu', 'mobile'], undefined],
])('§backup-routing a call to %s from an account that bars %j', (typed, barring, fault) => {
  expect(targetFault(typed, barring)).toBe(fault);
});

test.each([
  [{}, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  [{ validFrom: '2026-12-24', validTo: '2026-12-24' }, '2026-12-24T00:00+01:00', '2026-12-25T00:00+01:00'],
  [
    { validFrom: '2026-12-24', validFromTime: '12:30', validTo: '2026-12-27', validToTime: '08:00' },
    '2026-12-24T12:30+01:00',
    '2026-12-27T08:00+01:00',
  ],
  // The night in which the clocks change.
  [{ validFrom: '2027-03-28', validTo: '2027-03-28' }, '2027-03-28T00:00+01:00', '2027-03-29T00:00+02:00'],
])('§backup-routing %j is valid from %s to %s', (fields, from, to) => {
  const moment = (at: string | number) => (typeof at === 'number' ? at : Date.parse(at));
  expect(windowOf(fields)).toEqual({ from: moment(from), to: moment(to) });
});

describe('§backup-routing one active rule per scope and trigger', () => {
  const range = (from: number, to: number): Partial<RoutingRule> => ({
    scope: 'range',
    first: numberOf('a', from),
    last: numberOf('a', to),
  });
  const single = (n: number): Partial<RoutingRule> => ({
    scope: 'number',
    first: numberOf('a', n),
    last: numberOf('a', n),
  });
  test.each([
    ['two for the whole trunk', {}, {}, true],
    ['two triggers', { trigger: 'busy' }, {}, false],
    ['the same number', single(1), single(1), true],
    ['two numbers', single(1), single(2), false],
    ['a number in a range, by priority', single(1), range(0, 5), false],
    ['a number in the trunk, by priority', single(1), {}, false],
    ['ranges that share a number', range(0, 5), range(5, 9), true],
    ['a range in a range', range(2, 3), range(0, 9), true],
    ['ranges side by side', range(0, 4), range(5, 9), false],
    ['times that meet', { valid: { from: 0, to: 5 } }, { valid: { from: 4, to: 9 } }, true],
    ['times one after the other', { valid: { from: 0, to: 5 } }, { valid: { from: 5, to: 9 } }, false],
  ] as const)('%s', (_case, one, other, expected) => {
    const [first, second] = [rule('a', one as object), rule('a', other as object)];
    expect(clashOf(first, [second])).toBe(expected ? second : undefined);
    expect(clashOf(second, [first])).toBe(expected ? first : undefined);
    expect(clashOf(first, [first])).toBeUndefined();
    expect(clashOf(first, [{ ...second, accountId: 'b' }])).toBeUndefined();
  });
});

/** Each account's trunk sends calls on to the next one's number. */
const chain = (...places: string[]) =>
  places.slice(0, -1).map((place, n) => rule(place, { name: place, target: numberOf(places[n + 1] ?? '') }));

test.each([
  [['a', 'b', 'a'], 'a → b → a', true],
  [['a', 'b', 'c', 'a'], 'a → b → c → a', true],
  [['a', 'b', 'c', 'd', 'e', 'a'], 'a → b → c → d → e → a', true],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a → b → c → d → e', false],
  [['a', 'b', 'c', 'd', 'e', 'f'], undefined, undefined],
] as const)('§backup-routing the chain %j is refused: %s', (places, text, isLoop) => {
  const [first, ...rules] = chain(...places);
  const result = first && badChain(first, { rules, holderOf });
  expect(result && chainText(result)).toBe(text);
  expect(result?.isLoop).toBe(isLoop);
});

test('§backup-routing rules that are never valid together make no loop', () => {
  const [first, second] = chain('a', 'b', 'a') as [RoutingRule, RoutingRule];
  const later = { ...second, valid: { from: 5, to: 9 } };
  expect(badChain({ ...first, valid: { from: 0, to: 5 } }, { rules: [later], holderOf })).toBeUndefined();
  expect(badChain({ ...first, valid: { from: 0, to: 6 } }, { rules: [later], holderOf })?.isLoop).toBe(true);
});

test('§backup-routing a call follows priority, then the narrower scope, then the first rule', () => {
  const call = { accountId: 'a', number: numberOf('a', 1), failure: 'noAnswer' as const, at: 0 };
  const lines = (...rules: RoutingRule[]) => ({ rules, holderOf, foundAt: (): CallOutcome => 'answered' });
  const name = (...rules: RoutingRule[]) =>
    simulateCall(call, lines(...rules)).find(({ kind }) => kind === 'forwarded')?.rule?.name;
  const trunk = rule('a', { name: 'trunk' });
  const single = rule('a', { name: 'single', scope: 'number', first: call.number, last: call.number });
  const soon = rule('a', { name: 'soon', trigger: 'time', delay: 20, priority: 1 });
  expect(name(trunk, single)).toBe('single');
  expect(name({ ...trunk, priority: 60 }, single)).toBe('trunk');
  expect(name(trunk, single, soon)).toBe('soon');
});

/** Rules that were switched on one after the other, as the server lets them. */
function acceptedRules(next: () => number, tries: number): RoutingRule[] {
  const rules: RoutingRule[] = [];
  for (let n = 0; n < tries; n += 1) {
    const one = randomRule(next);
    const isOwn = one.action === 'forward' && holderOf(one.target ?? '') === one.accountId;
    if (!isOwn && !clashOf(one, rules) && !badChain(one, { rules, holderOf })) rules.push(one);
  }
  return rules;
}
const failures = ['unreachable', 'busy', 'noAnswer'] as const;
const conditions: readonly CallOutcome[] = ['answered', ...failures];

test('§backup-routing no call in 2,000 random rule sets loops, and a slow second reading agrees', () => {
  const next = random(53);
  for (let set = 0; set < 2000; set += 1) {
    const rules = acceptedRules(next, 24);
    const states = accounts.map(() => conditions[Math.floor(next() * 4)] ?? 'answered');
    const lines = { rules, holderOf, foundAt: (id: string) => states[accounts.indexOf(id as 'a')] ?? 'answered' };
    const accountId = accounts[set % accounts.length] ?? 'a';
    const number = numberOf(accountId, Math.floor(next() * 8));
    const call = { accountId, number, failure: failures[set % 3] ?? 'busy', at: Math.floor(next() * 16) };
    const steps = simulateCall(call, lines);
    expect(steps).toEqual(slowCall(call, lines));
    const places = steps.filter(({ kind }) => kind === 'arrives').map(({ target }) => target);
    expect(new Set(places).size).toBe(places.length);
    expect(steps.map(({ after }) => after)).toEqual(steps.map(({ after }) => after).toSorted((a, b) => a - b));
    expect(['answered', 'voicemail', 'outside', 'ended', 'tooMany']).toContain(steps.at(-1)?.kind);
  }
});

test('a call through any rules, refused ones too, ends after five forwardings', () => {
  const next = random(7);
  for (let set = 0; set < 500; set += 1) {
    const rules = Array.from({ length: 40 }, () => randomRule(next));
    const lines = { rules, holderOf, foundAt: (): CallOutcome => 'unreachable' };
    const steps = simulateCall({ accountId: 'a', number: numberOf('a'), failure: 'busy', at: 3 }, lines);
    expect(steps.filter(({ kind }) => kind === 'forwarded').length).toBeLessThanOrEqual(5);
  }
});

test('the picture of a call shows its places and the rules between them', () => {
  const [first, second] = chain('a', 'b', 'c') as [RoutingRule, RoutingRule];
  const lines = {
    rules: [first, second],
    holderOf,
    foundAt: (id: string): CallOutcome => (id === 'c' ? 'answered' : 'unreachable'),
  };
  const steps = simulateCall({ accountId: 'a', number: numberOf('a'), failure: 'unreachable', at: 0 }, lines);
  const texts = flowOf(steps.map((step) => ({ ...step, text: '' })));
  expect(texts.map(({ account, via, found: results, look }) => [account, via, results, look])).toEqual([
    ['a', undefined, 'unreachable', 'failed'],
    ['b', 'a', 'unreachable', 'failed'],
    ['c', 'b', 'answered', 'end'],
  ]);
});
