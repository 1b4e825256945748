import { describe, expect, test } from 'vitest';
import {
  addBlock,
  attendantAt,
  type BlockRow,
  blockSize,
  endLimits,
  endsOf,
  isSoundBlock,
  linePlan,
  maxBlocks,
  mergeBlocks,
  mergesWith,
  moveEnd,
  removeBlock,
  splitBlock,
} from '#domain/wholesale/porting/line-blocks.ts';
import { pastedBlocks } from '#domain/wholesale/porting/pasted-blocks.ts';
import { random } from '#tests/unit/domain/form/any-input.ts';

const rows = (...blocks: readonly string[]): BlockRow[] =>
  blocks.map((block) => {
    const [from = '', to = ''] = block.split('-');
    return { from, to };
  });
const written = (blocks: readonly BlockRow[]) => blocks.map(({ from, to }) => `${from}-${to}`);
const parts = (blocks: readonly BlockRow[]) => {
  const plan = linePlan(blocks);
  return plan.parts.map((part) => {
    const { from, to } = endsOf(part, plan);
    return `${from}-${to} ${part.kind}`;
  });
};

describe('§porting the blocks of a line', () => {
  test.each([
    ['none', [], []],
    ['the whole line', rows('00-99'), ['00-99 ported']],
    ['a part of it', rows('20-49'), ['00-19 left', '20-49 ported', '50-99 left']],
    ['two with a gap', rows('50-99', '00-39'), ['00-39 ported', '40-49 left', '50-99 ported']],
    ['two that overlap', rows('00-59', '50-99'), ['00-49 ported', '50-59 overlap', '60-99 ported']],
    ['extensions of one and of two digits', rows('0-0', '10-99'), ['00-09 ported', '10-99 ported']],
    ['one extension that hides longer ones', rows('1-1', '10-19'), ['00-09 left', '10-19 overlap', '20-99 left']],
    ['what cannot be read is left out', rows('00-9', 'x-99', '80-20', '00-49'), ['00-49 ported', '50-99 left']],
  ])('are drawn in order without a hole: %s', (_name, blocks, expected) => {
    expect(parts(blocks)).toEqual(expected);
  });

  test('say how many numbers come along, stay and stand twice', () => {
    expect(linePlan(rows('00-59', '50-79', 'x-99'))).toMatchObject({
      size: 100,
      ported: 90,
      left: 20,
      overlapping: 10,
      unsound: [2],
    });
  });

  test('move an end up to its own other end and to the next block', () => {
    const blocks = rows('00-39', '50-99');
    expect(endLimits(blocks, 0, 'to')).toEqual({ min: 0, max: 49 });
    expect(endLimits(blocks, 1, 'from')).toEqual({ min: 40, max: 99 });
    expect(written(moveEnd(blocks, 0, 'to', 44))).toEqual(['00-44', '50-99']);
    expect(written(moveEnd(blocks, 0, 'to', 70))).toEqual(['00-49', '50-99']);
    expect(written(moveEnd(blocks, 1, 'from', -5))).toEqual(['00-39', '40-99']);
    expect(written(moveEnd(blocks, 1, 'from', 200))).toEqual(['00-39', '99-99']);
    expect(written(moveEnd(rows('x-9'), 0, 'to', 4))).toEqual(['x-9']);
  });

  test('are added where most is free, and never a sixth', () => {
    expect(written(addBlock([]))).toEqual(['00-99']);
    expect(written(addBlock([], 3))).toEqual(['000-999']);
    expect(written(addBlock(rows('10-19', '40-49')))).toEqual(['10-19', '40-49', '50-99']);
    expect(written(addBlock(rows('00-99')))).toEqual(['00-99']);
    const five = rows('00-09', '10-19', '20-29', '30-39', '40-49');
    expect(addBlock(five)).toHaveLength(maxBlocks);
    expect(splitBlock(five, 0)).toHaveLength(maxBlocks);
  });

  test('are split in halves and put together again', () => {
    expect(written(splitBlock(rows('00-99'), 0))).toEqual(['00-49', '50-99']);
    expect(written(splitBlock(rows('0-2'), 0))).toEqual(['0-1', '2-2']);
    expect(written(splitBlock(rows('5-5'), 0))).toEqual(['5-5']);
    expect(written(mergeBlocks(rows('50-99', '00-49'), 1))).toEqual(['00-99']);
    expect(written(mergeBlocks(rows('00-59', '50-79'), 0))).toEqual(['00-79']);
    expect(mergesWith(rows('00-39', '50-99'), 0)).toBeUndefined();
    expect(written(removeBlock(rows('00-49', '50-99'), 0))).toEqual(['50-99']);
  });

  test.each([
    ['0', 0],
    ['50', 0.5],
    ['', undefined],
    ['x', undefined],
  ])('know where the attendant %j stands', (attendant, at) => {
    expect(attendantAt(attendant)).toBe(at);
  });

  test.each([
    ['00-49\n50-99', ['00-49', '50-99']],
    ['-00 bis -49\r\n-50 to -99\n', ['00-49', '50-99']],
    ['0\t4\n5\t9', ['0-4', '5-9']],
    ['00 – 49', ['00-49']],
    ['0301234', []],
    ['00-49\nund der Rest', []],
  ])('are read from pasted text %j', (text, expected) => {
    expect(written(pastedBlocks(text))).toEqual(expected);
  });
});

const dice = (seed: number) => {
  const next = random(seed);
  return (sides: number) => Math.floor(next() * sides);
};

describe('§porting any change of blocks', () => {
  test('nothing is lost or held twice by moving, adding, splitting and merging', () => {
    const roll = dice(5);
    for (let round = 0; round < 300; round += 1) {
      let blocks: BlockRow[] = addBlock([], 1 + roll(4));
      for (let step = 0; step < 20; step += 1) {
        const at = roll(blocks.length);
        const before = linePlan(blocks);
        const kind = roll(5);
        if (kind === 0) blocks = moveEnd(blocks, at, roll(2) === 0 ? 'from' : 'to', roll(before.size));
        if (kind === 1) blocks = addBlock(blocks);
        if (kind === 2) blocks = splitBlock(blocks, at);
        if (kind === 3) blocks = mergeBlocks(blocks, at);
        if (kind === 4 && blocks.length > 1) blocks = removeBlock(blocks, at);
        const plan = linePlan(blocks);
        expect(blocks.every(isSoundBlock)).toBe(true);
        expect(blocks.length).toBeLessThanOrEqual(maxBlocks);
        expect(plan.overlapping).toBe(0);
        expect(plan.ported + plan.left).toBe(plan.size);
        expect(plan.parts.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(plan.size);
        if (kind === 2 || kind === 3) expect(plan.ported).toBe(before.ported);
        expect(blocks.reduce((sum, block) => sum + blockSize(block), 0)).toBe(plan.ported);
      }
    }
  });

  test('the picture agrees with a count of every extension, also of typed blocks that overlap', () => {
    const roll = dice(11);
    for (let round = 0; round < 200; round += 1) {
      const blocks = Array.from({ length: 1 + roll(5) }, () => {
        const ends = [roll(100), roll(100)].sort((a, b) => a - b).map((end) => String(end).padStart(2, '0'));
        return { from: ends[0] ?? '', to: ends[1] ?? '' };
      });
      const plan = linePlan(blocks);
      for (let extension = 0; extension < 100; extension += 1) {
        const holders = blocks.flatMap(({ from, to }, row) =>
          Number(from) <= extension && extension <= Number(to) ? [row] : [],
        );
        const part = plan.parts.find(({ start, end }) => start <= extension && extension < end);
        expect(part?.rows.toSorted()).toEqual(holders);
        expect(part?.kind).toBe(holders.length === 0 ? 'left' : holders.length === 1 ? 'ported' : 'overlap');
      }
    }
  });
});
