import { expect, test } from 'vitest';
import { type NumberBlock, type NumberRange, numberRange } from '#contract/wholesale/number-range.ts';
import {
  countOf,
  formatRange,
  type NumberSpan,
  spanOf,
  spansOf,
  spansOverlap,
} from '#domain/wholesale/numbers/number-range.ts';
import { splitRange } from '#domain/wholesale/numbers/split-range.ts';

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const rounds = 1000;
const written = (n: number, digits: number) => String(n).padStart(digits, '0');

/** A block with some of its stretches, apart from each other and in no order. */
function randomSplit(random: (below: number) => number): { block: NumberBlock; wanted: NumberBlock[] } {
  const digits = 1 + random(3);
  const size = 10 ** digits;
  const [a, b] = [random(size), random(size)];
  const [first, last] = [Math.min(a, b), Math.max(a, b)];
  const attendant = written(random(10 ** (1 + random(digits))), 1 + random(digits));
  const block = (from: number, to: number): NumberBlock => ({
    kind: 'block',
    onkz: '30',
    ddiBase: '231254',
    attendant,
    from: written(from, digits),
    to: written(to, digits),
  });
  const edges = new Set(Array.from({ length: 1 + random(6) }, () => first + random(last - first + 1)));
  const sorted = [first, ...edges, last + 1].toSorted((x, y) => x - y);
  const stretches = sorted.slice(1).map((end, n) => [sorted[n] ?? 0, end - 1] as const);
  const target = stretches.filter(([from, to]) => to >= from && random(2) === 0).map(([from, to]) => block(from, to));
  return { block: block(first, last), wanted: random(2) === 0 ? target : target.toReversed() };
}
const sorted = (spans: readonly NumberSpan[]) => spans.toSorted((a, b) => a.from - b.from);

test('§porting random parts of random blocks: nothing is lost, nothing is held twice, and what was wanted leaves', () => {
  const random = randomNumbers(11);
  let split = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { block, wanted: target } = randomSplit(random);
    const results = splitRange(block, target.map(spanOf));
    if (target.length === 0) {
      expect(results).toBeUndefined();
      continue;
    }
    const { leaving, staying } = results ?? { leaving: [], staying: [] };
    const all = [...leaving, ...staying];
    if (all.length > 1) split += 1;
    for (const range of all) expect(numberRange.safeParse(range).error).toBeUndefined();
    expect(sorted(leaving.map(spanOf))).toEqual(sorted(target.map(spanOf)));
    expect(all.reduce((sum, range) => sum + countOf(range), 0)).toBe(countOf(block));
    const parts = sorted(all.map(spanOf));
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([spanOf(block).from, spanOf(block).to]);
    for (const [n, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[n]?.to);
    const hold = all.map(spansOf);
    for (const [n, own] of hold.entries())
      for (const other of hold.slice(n + 1))
        expect(own.some((span) => other.some((copy) => spansOverlap(span, copy)))).toBe(false);
  }
  expect(split).toBeGreaterThan(rounds / 2);
});

const block = (from: string, to: string, attendant = '0'): NumberBlock => ({
  kind: 'block',
  onkz: '30',
  ddiBase: '231254',
  attendant,
  from,
  to,
});
const single = (number: string): NumberRange => ({ kind: 'single', onkz: '30', number });

test.each<[string, NumberRange, NumberRange[], string[], string[]]>([
  ['the whole', block('00', '99'), [block('00', '99')], ['+49 30 231254-00 bis -99'], []],
  ['more than it', block('20', '29'), [block('00', '99')], ['+49 30 231254-20 bis -29'], []],
  ['a half', block('00', '99'), [block('50', '99')], ['+49 30 231254-50 bis -99'], ['+49 30 231254-00 bis -49']],
  [
    'one number',
    block('0', '9'),
    [single('2312547')],
    ['+49 30 2312547'],
    ['+49 30 231254-0 bis -6', '+49 30 231254-8 bis -9'],
  ],
  [
    'written shorter',
    block('00', '99'),
    [block('3', '4')],
    ['+49 30 231254-30 bis -49'],
    ['+49 30 231254-00 bis -29', '+49 30 231254-50 bis -99'],
  ],
  ['a number', single('2312547'), [single('2312547')], ['+49 30 2312547'], []],
])('§porting.states %s leaves', (_case, range, target, leaving, staying) => {
  const results = splitRange(range, target.map(spanOf));
  expect(results?.leaving.map((one) => formatRange(one))).toEqual(leaving);
  expect(results?.staying.map((one) => formatRange(one))).toEqual(staying);
});

test.each<[string, NumberRange, NumberRange[]]>([
  ['nothing', block('00', '99'), [single('777777')]],
  ['a part twice', block('00', '99'), [block('00', '49'), block('40', '59')]],
  ['less than a number', block('0', '9'), [block('00', '04')]],
  ['what lies behind a number', single('2312547'), [single('23125471')]],
])('§porting.states %s cannot leave', (_case, range, target) => {
  expect(splitRange(range, target.map(spanOf))).toBeUndefined();
});

test('§porting the attendant goes with the part that it lies in, and stays where it lies in none', () => {
  const attendants = (range: NumberRange, target: NumberRange) => {
    const { leaving = [], staying = [] } = splitRange(range, [spanOf(target)]) ?? {};
    return [...leaving, ...staying].map((one) => (one.kind === 'block' ? one.attendant : one.number));
  };
  expect(attendants(block('00', '99'), block('00', '49'))).toEqual(['0', '50']);
  expect(attendants(block('00', '99'), block('50', '99'))).toEqual(['50', '0']);
  expect(attendants(block('10', '99'), block('50', '99'))).toEqual(['50', '0']);
});
