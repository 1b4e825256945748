import { describe, expect, test } from 'vitest';
import { holdsNumber, spanOf, spansOverlap } from '#domain/wholesale/numbers/number-range.ts';
import { type BlockRow as Block, isSoundBlock } from '#domain/wholesale/porting/line-blocks.ts';
import {
  areaCodeOf,
  attendantIsInside,
  blocksOverlap,
  gapsIn,
  lineOfRanges,
  overlapsIn,
  placeOf,
  rangesOfLine,
  restOf,
  widthOf,
} from '#domain/wholesale/porting/number-blocks.ts';
import { portedRanges } from '#domain/wholesale/porting/ported-numbers.ts';

let seed = 59;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};
function randomBlock(): Block {
  const digits = 1 + random(3);
  const [a, b] = [random(10 ** digits), random(10 ** digits)];
  const written = (n: number) => String(n).padStart(digits, '0');
  return { from: written(Math.min(a, b)), to: written(Math.max(a, b)) };
}
const randomBlocks = () => Array.from({ length: 1 + random(5) }, randomBlock);

/** All extensions of so many digits that a block holds, one by one. */
function extensions(block: Block, width: number): Set<number> {
  const { first, last } = placeOf(block, width);
  return new Set(Array.from({ length: last - first + 1 }, (_, n) => first + n));
}
const line = { onkz: '30', ddiBase: '231254', attendant: '0' };

test.each(['40', '040', ' 040 '])('§porting an area code is read without its zero: %j', (typed) =>
  expect(areaCodeOf(typed)).toBe('40'),
);

describe('§porting number blocks', () => {
  test('1,000 random lines: overlaps are those of the numbers, and of two spans', () => {
    for (let n = 0; n < 1000; n += 1) {
      const [a, b] = [randomBlock(), randomBlock()];
      const width = widthOf([a, b]);
      const inBoth = [...extensions(a, width)].some((one) => extensions(b, width).has(one));
      expect([a, b, blocksOverlap(a, b)]).toEqual([a, b, inBoth]);
      const [one, other] = rangesOfLine({ ...line, blocks: [a, b] }).map(spanOf);
      expect(one && other && spansOverlap(one, other)).toBe(inBoth);
    }
  });

  test('1,000 random lines: blocks, gaps and the rest are the whole line, and nothing twice', () => {
    for (let n = 0; n < 1000; n += 1) {
      const blocks = randomBlocks();
      const width = widthOf(blocks);
      const covered = new Set(blocks.flatMap((block) => [...extensions(block, width)]));
      const rest = restOf(blocks).flatMap((block) => [...extensions(block, width)]);
      expect(new Set(rest).size).toBe(rest.length);
      expect(rest.some((one) => covered.has(one))).toBe(false);
      expect(covered.size + rest.length).toBe(10 ** width);
      const [first, last] = [Math.min(...covered), Math.max(...covered)];
      const gaps = gapsIn(blocks).flatMap((block) => [...extensions(block, width)]);
      expect(gaps.sort((a, b) => a - b)).toEqual(rest.filter((one) => one > first && one < last).sort((a, b) => a - b));
    }
  });

  test('1,000 random lines come back from the wire as they were', () => {
    for (let n = 0; n < 1000; n += 1) {
      const whole = { ...line, attendant: String(random(100)), blocks: randomBlocks() };
      const sent = JSON.parse(JSON.stringify(rangesOfLine(whole)));
      expect(lineOfRanges(sent)).toEqual(whole);
      expect(portedRanges({ ...whole, connectionKind: 'block' })).toEqual(sent);
    }
  });

  test('a block holds its numbers and its attendant', () => {
    const [range] = rangesOfLine({ ...line, blocks: [{ from: '10', to: '29' }] });
    expect(range && ['493023125410', '493023125429', '49302312540'].map((one) => holdsNumber(range, one))).toEqual([
      true,
      true,
      true,
    ]);
    expect(range && holdsNumber(range, '493023125430')).toBe(false);
  });

  test('blocks of two lines are no line', () => {
    const ranges = [
      ...rangesOfLine({ ...line, blocks: [{ from: '0', to: '4' }] }),
      ...rangesOfLine({ ...line, ddiBase: '231255', blocks: [{ from: '5', to: '9' }] }),
    ];
    expect(lineOfRanges(ranges)).toBeUndefined();
    expect(lineOfRanges([{ kind: 'single', onkz: '30', number: '1' }])).toBeUndefined();
  });

  test.each([
    ['ends of one length, in order', '00', '99', true],
    ['one number', '5', '5', true],
    ['ends that differ in length', '0', '99', false],
    ['ends the wrong way round', '50', '49', false],
  ])('%s', (_what, from, to, sound) => {
    expect(isSoundBlock({ from, to })).toBe(sound);
  });

  test('an attendant outside of all blocks is seen', () => {
    const blocks = [{ from: '10', to: '19' }];
    expect(['0', '1', '10', '20'].map((attendant) => attendantIsInside({ attendant, blocks }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('each row that overlaps an earlier one is named', () => {
    expect(overlapsIn([{ from: '00', to: '49' }, undefined, { from: '40', to: '59' }])).toEqual([{ row: 2, with: 0 }]);
  });
});
