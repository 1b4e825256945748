import { describe, expect, test } from 'vitest';
import { type NumberRange, numberRange } from '#contract/wholesale/number-range.ts';
import { type Pool, proposalsIn, spanOfPool } from '#domain/wholesale/numbers/free-numbers.ts';
import { heldUntil, namedBy } from '#domain/wholesale/numbers/number-life.ts';
import { poolFaults, sizeOfPool } from '#domain/wholesale/numbers/number-pools.ts';
import {
  countOf,
  firstNumber,
  formatRange,
  holdsNumber,
  type NumberSpan,
  pilotNumber,
  spanOf,
  spanOfNumber,
  spansOf,
  spansOverlap,
} from '#domain/wholesale/numbers/number-range.ts';
import { spanOfTyped } from '#domain/wholesale/numbers/typed-number.ts';

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const rounds = 300;
const padded = (n: number, length: number) => String(n).padStart(length, '0');

function randomBlock(random: (below: number) => number): Extract<NumberRange, { kind: 'block' }> {
  const digits = 1 + random(3);
  const [a, b] = [random(10 ** digits), random(10 ** digits)];
  return {
    kind: 'block',
    onkz: ['30', '40', '221', '33203'][random(4)] ?? '30',
    ddiBase: String(100 + random(9000)),
    attendant: '0',
    from: padded(Math.min(a, b), digits),
    to: padded(Math.max(a, b), digits),
  };
}
/** Every number of a block, one by one. */
const numbersIn = ({ onkz, ddiBase, from, to }: ReturnType<typeof randomBlock>): string[] =>
  Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, n) => `49${onkz}${ddiBase}${padded(Number(from) + n, from.length)}`,
  );

describe('§phone-numbers blocks as spans, by random blocks', () => {
  test('each number of a block lies in its span, its neighbours do not, and as many as there are', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < rounds; round += 1) {
      const block = randomBlock(random);
      const span = spanOf(block);
      const all = numbersIn(block);
      expect(countOf(block)).toBe(all.length);
      for (const number of [all[0], all.at(-1), all[random(all.length)]])
        expect(spansOverlap(spanOfNumber(number ?? ''), span) && holdsNumber(block, number ?? '')).toBe(true);
      const [unit] = [10 ** (15 - (all[0] ?? '').length)];
      expect(span).toEqual({ from: spanOfNumber(all[0] ?? '').from, to: span.from + all.length * unit });
    }
  });

  test('two blocks meet just where a number or the beginning of one is in both', () => {
    const random = randomNumbers(11);
    for (let round = 0; round < rounds; round += 1) {
      const [a, b] = [randomBlock(random), { ...randomBlock(random), onkz: '30', ddiBase: '100' }];
      const near = { ...a, onkz: '30', ddiBase: random(2) ? '100' : '1001' };
      const slowly = numbersIn(near).some((one) =>
        numbersIn(b).some((other) => one.startsWith(other) || other.startsWith(one)),
      );
      expect(spansOverlap(spanOf(near), spanOf(b)), `${formatRange(near)} ${formatRange(b)}`).toBe(slowly);
    }
  });

  test('a block survives the way over the wire, and its attendant belongs to it', () => {
    const random = randomNumbers(13);
    for (let round = 0; round < rounds; round += 1) {
      const block = randomBlock(random);
      expect(numberRange.parse(JSON.parse(JSON.stringify(block)))).toEqual(block);
      const pilot = spanOfNumber(pilotNumber(block));
      const spans = spansOf(block);
      expect(spans.some((span) => span.from <= pilot.from && span.to >= pilot.to)).toBe(true);
      for (const [n, span] of spans.entries())
        expect(spans.slice(n + 1).some((other) => spansOverlap(span, other))).toBe(false);
    }
  });
});

describe('§phone-numbers proposals', () => {
  const pool: Pool = { onkz: '30', from: '23125000', to: '23125999' };
  const without = (whole: NumberSpan, copy: readonly NumberSpan[]): NumberSpan[] =>
    copy
      .toSorted((a, b) => a.from - b.from)
      .reduce(
        (free, { from, to }) =>
          free.flatMap((span) =>
            spansOverlap(span, { from, to })
              ? [
                  { from: span.from, to: from },
                  { from: to, to: span.to },
                ].filter((rest) => rest.from < rest.to)
              : [span],
          ),
        [whole],
      );

  test('successive proposals never overlap and finally use up the pool', () => {
    const random = randomNumbers(17);
    const copy: NumberSpan[] = [];
    let total = 0;
    for (;;) {
      const free = without(spanOfPool(pool), copy);
      const target = random(3)
        ? ({ kind: 'single', count: 1 + random(5) } as const)
        : ({ kind: 'block', size: 10, attendant: '0' } as const);
      const sets = proposalsIn(pool, free, target, { most: 1 + random(3), wish: random(2) ? '77' : '' });
      const [chosen] = sets;
      const spans = sets.flat().map(spanOf);
      for (const [n, span] of spans.entries())
        expect([...copy, ...spans.slice(n + 1)].some((other) => spansOverlap(other, span))).toBe(false);
      if (!chosen && target.kind === 'single') break;
      copy.push(...(chosen ?? []).map(spanOf));
      total += (chosen ?? []).reduce((sum, range) => sum + countOf(range), 0);
    }
    // Fewer are left than the largest wish.
    expect(sizeOfPool(pool) - total).toBeLessThan(5);
  });

  test('blocks start at an extension boundary and keep the number length of the pool', () => {
    const uneven: Pool = { ...pool, from: '23125037' };
    const [[block] = []] = proposalsIn(
      uneven,
      [spanOfPool(uneven)],
      { kind: 'block', size: 100, attendant: '0' },
      { most: 1 },
    );
    expect(block && formatRange(block)).toBe('+49 30 231251-00 bis -99');
    expect(block && firstNumber(block)).toHaveLength(2 + 2 + 8);
  });

  test('single numbers come in a row where they can, and the wish leads', () => {
    const [row = []] = proposalsIn(pool, [spanOfPool(pool)], { kind: 'single', count: 3 }, { most: 1 });
    expect(row.map((range) => formatRange(range))).toEqual(['+49 30 23125000', '+49 30 23125001', '+49 30 23125002']);
    const [[wishes] = []] = proposalsIn(
      pool,
      [spanOfPool(pool)],
      { kind: 'single', count: 1 },
      { most: 1, wish: '777' },
    );
    expect(wishes && formatRange(wishes)).toBe('+49 30 23125777');
  });
});

test.each<[string, string | undefined]>([
  ['+49 30 231254-17', '+493023125417'],
  ['(0)30/231254', '+4930231254'],
  ['+49 30 231254-00 bis -99', '+493023125400'],
  ['0049 (0) 30 231254', '+4930231254'],
  ['30 231254', '+4930231254'],
  ['493023125417', '+493023125417'],
  ['030', '+4930'],
  ['03', undefined],
  ['Muster', undefined],
  ['', undefined],
])('§wholesale-search typed as %s a number is %s', (typed, e164) => {
  expect(spanOfTyped(typed)).toEqual(e164 && spanOfNumber(e164.slice(1)));
});

test('§phone-numbers a returned number rests for 90 days unless another carrier has it', () => {
  const range: NumberRange = { kind: 'single', onkz: '30', number: '23125001' };
  const data = { range, numberKind: 'geographic', origin: 'assigned', customerId: 'c', customerName: 'C' } as const;
  const day = 86_400_000;
  expect(heldUntil({ ...data, state: 'active' })).toBe(undefined);
  expect(heldUntil({ ...data, state: 'terminated', terminatedAt: day })).toBe(91 * day);
  expect(namedBy({ ...data, state: 'terminated', terminatedAt: day, leftAt: day })).toMatchObject([{ held: false }]);
});

test.each<[string, object, string[]]>([
  ['fits', {}, []],
  ['ends before it begins', { to: '23124999' }, ['to']],
  ['ends with another length', { to: '231259999' }, ['to']],
  ['is too large', { from: '10000000', to: '99999999' }, ['to']],
  ['has too few digits', { from: '1', to: '9' }, ['from']],
  ['is national without 032', { numberKind: 'national032' }, ['onkz', 'from']],
])('§phone-numbers a pool that %s', (_, change, paths) => {
  const pool = { numberKind: 'geographic', onkz: '30', from: '23125000', to: '23125999', ...change } as const;
  expect(poolFaults(pool as never, 'Berlin').map(({ path }) => path)).toEqual(paths);
});
