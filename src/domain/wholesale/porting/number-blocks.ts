import { plainAreaCode } from '#contract/numbering/phone-number.ts';
import type { NumberBlock, NumberRange } from '#contract/wholesale/number-range.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { type BlockRow as Block, blockSize, endsOf, isSoundBlock, type LinePart, linePlan } from './line-blocks.ts';

/** A line with direct dialling, as one porting request names it. */
interface PilotLine {
  readonly onkz: string;
  readonly ddiBase: string;
  /** What answers a call without an extension. */
  readonly attendant: string;
  readonly blocks: readonly Block[];
}

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,6}$/.test(value.trim());

/** A row as a block, where both ends are digits. */
export function blockIn(row: unknown): Block | undefined {
  const { from, to } = valuesIn(row);
  return isDigits(from) && isDigits(to) ? { from: from.trim(), to: to.trim() } : undefined;
}

/** The rows that are sound blocks. */
export const soundBlocks = (rows: unknown): Block[] =>
  rowsIn(rows)
    .flatMap((row) => blockIn(row) ?? [])
    .filter(isSoundBlock);

/** Digits of the longest extension: on the bar all blocks are drawn in numbers of so many. */
export const widthOf = (blocks: readonly Block[]): number => Math.max(1, ...blocks.map(({ to }) => to.length));

/** First and last place of a block on a bar of 10 ^ width numbers: `5` covers 50 to 59 where others have two digits. */
export const placeOf = ({ from, to }: Block, width: number): { first: number; last: number } => ({
  first: Number(from.padEnd(width, '0')),
  last: Number(to.padEnd(width, '9')),
});

/** Two blocks overlap where a number that is dialled could be in both. */
export function blocksOverlap(a: Block, b: Block): boolean {
  const width = widthOf([a, b]);
  const [one, other] = [placeOf(a, width), placeOf(b, width)];
  return one.first <= other.last && other.first <= one.last;
}

/** Pairs of rows that overlap, the later one first. */
export const overlapsIn = (blocks: readonly (Block | undefined)[]): { row: number; with: number }[] =>
  blocks.flatMap((block, row) =>
    blocks
      .slice(0, row)
      .flatMap((other, before) => (block && other && blocksOverlap(block, other) ? [{ row, with: before }] : [])),
  );

/** What of a line is in no block, as far as `shown` looks at its parts. */
function leftIn(blocks: readonly Block[], selectParts: (parts: readonly LinePart[]) => readonly LinePart[]): Block[] {
  const plan = linePlan(blocks);
  return selectParts(plan.parts)
    .filter(({ kind }) => kind === 'left')
    .map((part) => endsOf(part, plan));
}

const isHeld = ({ kind }: LinePart) => kind !== 'left';

/** Numbers between the first and the last block that stay behind. */
export const gapsIn = (blocks: readonly Block[]): Block[] =>
  leftIn(blocks, (parts) => parts.slice(parts.findIndex(isHeld), parts.findLastIndex(isHeld) + 1));

/** All numbers behind the pilot number that stay behind: a partial porting where there are any. */
export const restOf = (blocks: readonly Block[]): Block[] => leftIn(blocks, (parts) => parts);

/** How many numbers can be dialled in the blocks, each as long as its block writes it. */
export const countIn = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + blockSize(block), 0);

/** Whether a call without an extension ends in one of the blocks. */
export const attendantIsInside = ({ attendant, blocks }: Pick<PilotLine, 'attendant' | 'blocks'>): boolean =>
  blocks.some((block) => blocksOverlap(block, { from: attendant, to: attendant }));

const digitsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** An area code without its leading 0. */
export const areaCodeOf = (value: unknown): string => plainAreaCode(digitsOf(value));

/** The line of a request, as far as it is written down. */
export const lineIn = (values: Values): PilotLine => ({
  onkz: areaCodeOf(values['onkz']),
  ddiBase: digitsOf(values['ddiBase']),
  attendant: digitsOf(values['attendant']),
  blocks: soundBlocks(values['blocks']),
});

/** The wire format: each block for itself, with the line that it belongs to. */
export const rangesOfLine = ({ onkz, ddiBase, attendant, blocks }: PilotLine): NumberBlock[] =>
  blocks.map(({ from, to }) => ({ kind: 'block', onkz, ddiBase, attendant, from, to }));

/** The line of blocks that came over the wire; undefined where they are not of one line. */
export function lineOfRanges(ranges: readonly NumberRange[]): PilotLine | undefined {
  const blocks = ranges.filter((range) => range.kind === 'block');
  const [first] = blocks;
  const isOne = (block: NumberBlock) =>
    block.onkz === first?.onkz && block.ddiBase === first.ddiBase && block.attendant === first.attendant;
  if (!first || blocks.length < ranges.length || !blocks.every(isOne)) return undefined;
  const { onkz, ddiBase, attendant } = first;
  return { onkz, ddiBase, attendant, blocks: blocks.map(({ from, to }) => ({ from, to })) };
}
