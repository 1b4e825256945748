import type { NumberBlock, NumberRange } from '../../contract/wholesale/number-range.ts';
import { rowsIn, valuesIn } from '../form/conditions.ts';
import type { Values } from '../form/form-description.ts';

/** A block behind a pilot number, both ends as they are written: `00` to `99`. */
export interface Block {
  readonly from: string;
  readonly to: string;
}

/** A line with direct dialling, as one porting request names it. */
export interface PilotLine {
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

/** Both ends are of one length, and the first comes first. */
export const isSound = ({ from, to }: Block): boolean => from.length === to.length && from <= to;

/** The rows that are sound blocks. */
export const soundBlocks = (rows: unknown): Block[] =>
  rowsIn(rows)
    .flatMap((row) => blockIn(row) ?? [])
    .filter(isSound);

/** Digits of the longest extension: on the bar all blocks are drawn in numbers of so many. */
export const widthOf = (blocks: readonly Block[]): number => Math.max(1, ...blocks.map(({ to }) => to.length));

/** First and last place of a block on a bar of 10 ^ width numbers: `5` covers 50 to 59 where others have two digits. */
export const placeOf = ({ from, to }: Block, width: number): { first: number; last: number } => ({
  first: Number(from.padEnd(width, '0')),
  last: Number(to.padEnd(width, '9')),
});

const written = (first: number, last: number, width: number): Block => ({
  from: String(first).padStart(width, '0'),
  to: String(last).padStart(width, '0'),
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

/** What no block covers of the numbers from `first` to `last`. */
function uncovered(blocks: readonly Block[], width: number, first: number, last: number): Block[] {
  const places = blocks.map((block) => placeOf(block, width)).sort((a, b) => a.first - b.first);
  const free: Block[] = [];
  let next = first;
  for (const place of places) {
    if (place.first > next) free.push(written(next, place.first - 1, width));
    next = Math.max(next, place.last + 1);
  }
  return next <= last ? [...free, written(next, last, width)] : free;
}

/** Numbers between the first and the last block that stay behind. */
export function gapsIn(blocks: readonly Block[]): Block[] {
  if (blocks.length === 0) return [];
  const width = widthOf(blocks);
  const places = blocks.map((block) => placeOf(block, width));
  const [first, last] = [Math.min(...places.map((one) => one.first)), Math.max(...places.map((one) => one.last))];
  return uncovered(blocks, width, first, last);
}

/** All numbers behind the pilot number that stay behind: a partial porting where there are any. */
export function restOf(blocks: readonly Block[]): Block[] {
  const width = widthOf(blocks);
  return uncovered(blocks, width, 0, 10 ** width - 1);
}

/** How many numbers can be dialled in the blocks, each as long as its block writes it. */
export const countIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { from, to }) => sum + Number(to) - Number(from) + 1, 0);

/** Whether a call without an extension ends in one of the blocks. */
export const attendantIsInside = ({ attendant, blocks }: Pick<PilotLine, 'attendant' | 'blocks'>): boolean =>
  blocks.some((block) => blocksOverlap(block, { from: attendant, to: attendant }));

const digitsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** An area code without its leading 0. */
export const areaCodeOf = (value: unknown): string => digitsOf(value).replace(/^0/, '');

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
