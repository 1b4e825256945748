import { type NumberRange, numberRange } from '../../contract/wholesale/number-range.ts';
import { rowsIn, valuesIn } from '../form/conditions.ts';
import type { Values } from '../form/form-description.ts';
import { countOf } from '../numbers/number-range.ts';
import { countIn, lineIn, rangesOfLine, soundBlocks } from './number-blocks.ts';

/** How many numbers a porting order brings, and how many of them singly. */
export function portedNumbers(porting: Values): { all: number; singles: number } {
  if (porting['connectionKind'] === 'block') return { all: countIn(soundBlocks(porting['blocks'])), singles: 0 };
  const singles = rowsIn(porting['singles']).length;
  return { all: singles, singles };
}

/** The numbers of a request as they are stored and sent, as far as they can be read. */
export function portedRanges(porting: Values): NumberRange[] {
  const named: unknown[] =
    porting['connectionKind'] === 'block'
      ? rangesOfLine(lineIn(porting))
      : rowsIn(porting['singles']).map((row) => ({ ...valuesIn(row), kind: 'single' }));
  return named.flatMap((range) => {
    const read = numberRange.safeParse(range);
    return read.success ? [read.data] : [];
  });
}

export const countOfAll = (ranges: readonly NumberRange[]): number =>
  ranges.reduce((sum, range) => sum + countOf(range), 0);
