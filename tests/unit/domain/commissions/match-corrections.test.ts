import { expect, test } from 'vitest';
import type { CommissionKind } from '#contract/commissions/line.ts';
import { lineStates } from '#contract/commissions/line.ts';
import { lineEvents, lineStateAfter } from '#domain/commissions/line-states.ts';
import { type LaterLine, matchCorrections, type OpenClaim } from '#domain/commissions/match-corrections.ts';

const side = { operator: 'VIERFUNK', vo: 'VO20417' } as const;
const claim = (more: Partial<OpenClaim> = {}): OpenClaim => ({
  ...side,
  id: 'c1',
  month: '2026-08',
  kind: 'closing',
  contract: 'V-1001',
  phone: '+493023125100',
  received: 2000,
  expected: 6000,
  ...more,
});
const line = (more: Partial<LaterLine> = {}): LaterLine => ({
  ...side,
  id: 'l1',
  month: '2026-10',
  kind: 'correction',
  contract: 'V-1001',
  amount: 4000,
  ...more,
});
const search = (claims: readonly OpenClaim[], lines: readonly LaterLine[]) =>
  matchCorrections(claims, lines).map(({ claim: one, line: other, won }) => [one, other, won]);

test.each<[string, Partial<OpenClaim>, Partial<LaterLine>, number | undefined]>([
  ['a correction of the contract', {}, {}, 4000],
  ['another notation of the contract', {}, { contract: 'v 1001' }, 4000],
  ['a further line of the kind', {}, { kind: 'closing' }, 4000],
  ['a line of another kind', {}, { kind: 'hardware' }, undefined],
  ['a part of what was missing', {}, { amount: 1500 }, 1500],
  ['a trifle', {}, { amount: 100 }, undefined],
  ['a little more than was missing', {}, { amount: 4300 }, 4300],
  ['the whole paid anew', {}, { amount: 6000 }, 4000],
  ['far more than was ever due', {}, { amount: 9000 }, undefined],
  ['a further chargeback', {}, { amount: -4000 }, undefined],
  ['an earlier month', {}, { month: '2026-07' }, undefined],
  ['the same month, in a later statement', {}, { month: '2026-08' }, 4000],
  ['another VO number', {}, { vo: 'VO99999' }, undefined],
  ['another operator', {}, { operator: 'TIEFLAND_FUNK' }, undefined],
  ['another contract with the same number', {}, { contract: 'V-2000', phone: '+493023125100' }, undefined],
  ['the telephone number alone', {}, { contract: undefined, phone: '030 23125100' }, 4000],
  ['another telephone number', {}, { contract: undefined, phone: '+493023125999' }, undefined],
  ['nothing that names a contract', {}, { contract: undefined }, undefined],
  ['an unjust chargeback given back', { kind: 'chargeback', received: -5000, expected: 0 }, { amount: 5000 }, 5000],
  ['the next airtime', { kind: 'airtime', received: 100, expected: 240 }, { kind: 'airtime', amount: 140 }, undefined],
  ['a correction of airtime', { kind: 'airtime', received: 100, expected: 240 }, { amount: 140 }, 140],
  [
    'the first line of an order',
    { kind: undefined, received: 0, expected: 7000 },
    { kind: 'closing', amount: 7000 },
    7000,
  ],
  [
    'airtime of an order',
    { kind: undefined, received: 0, expected: 7000 },
    { kind: 'airtime', amount: 7000 },
    undefined,
  ],
  ['nothing that was missing', { expected: 2000 }, {}, undefined],
])('§commissions %s', (_case, ofClaim, ofLine, won) => {
  expect(search([claim(ofClaim)], [line(ofLine)])).toEqual(won === undefined ? [] : [['c1', 'l1', won]]);
});

test('§commissions a line answers one claim: contract before telephone, then nearest amount', () => {
  const byPhone = claim({ id: 'phone', contract: undefined });
  expect(search([byPhone, claim()], [line({ phone: '+493023125100' })])).toEqual([['c1', 'l1', 4000]]);
  const lines = [line({ id: 'part', amount: 3000 }), line({ id: 'whole' })];
  expect(search([claim()], lines)).toEqual([['c1', 'whole', 4000]]);
  expect(search([claim(), claim({ id: 'c2', expected: 5000 })], lines)).toEqual([
    ['c1', 'whole', 4000],
    ['c2', 'part', 3000],
  ]);
});

/** The same numbers each time, from 0 to below 1. */
function drawnFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('§commissions random claims and lines match at most once, correctly and in any order', () => {
  const draw = drawnFrom(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
  const kinds: CommissionKind[] = ['closing', 'airtime', 'chargeback', 'correction', 'hardware'];
  let matched = 0;
  for (let round = 0; round < 200; round += 1) {
    const about = () => ({
      operator: pick(['A', 'B']),
      vo: pick(['1', '2']),
      month: pick(['2026-07', '2026-08', '2026-09']),
      contract: pick([undefined, 'V-1', 'V-2', 'V-3']),
      phone: pick([undefined, '+4930231251', '+4930231252']),
    });
    const claims = Array.from({ length: 12 }, (_, n) =>
      claim({
        ...about(),
        id: `c${n}`,
        kind: pick([undefined, ...kinds]),
        received: pick([0, 1000]),
        expected: pick([1000, 2000, 4000]),
      }),
    );
    const lines = Array.from({ length: 12 }, (_, n) =>
      line({ ...about(), id: `l${n}`, kind: pick(kinds), amount: pick([-1000, 500, 1000, 2000, 4000]) }),
    );
    const result = matchCorrections(claims, lines);
    expect(matchCorrections(claims.toReversed(), lines.toReversed())).toEqual(result);
    expect(new Set(result.map((one) => one.claim)).size).toBe(result.length);
    expect(new Set(result.map((one) => one.line)).size).toBe(result.length);
    for (const one of result) {
      const [of, by] = [claims.find(({ id }) => id === one.claim), lines.find(({ id }) => id === one.line)];
      expect([of?.operator, of?.vo]).toEqual([by?.operator, by?.vo]);
      expect((by?.month ?? '') >= (of?.month ?? '')).toBe(true);
      expect(one.won).toBeGreaterThan(0);
      expect(one.won).toBeLessThanOrEqual(((of?.expected ?? 0) - (of?.received ?? 0)) * 1.1);
    }
    matched += result.length;
  }
  expect(matched).toBeGreaterThan(100);
});

test('§commissions each event moves a line from some states to one and ignores all others', () => {
  const cells = Object.keys(lineEvents).flatMap((event) =>
    lineStates.map((state) => [event, state, lineStateAfter(event as keyof typeof lineEvents, state)]),
  );
  expect(cells.filter(([, , to]) => to)).toEqual([
    ['complained', 'open', 'complained'],
    ['corrected', 'complained', 'paid'],
    ['refused', 'complained', 'rejected'],
    ['withdrawn', 'complained', 'open'],
    ['withdrawn', 'rejected', 'open'],
    ['reopened', 'rejected', 'complained'],
  ]);
});
