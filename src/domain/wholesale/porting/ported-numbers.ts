import { type NumberRange, numberRange } from '#contract/wholesale/number-range.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { type NumberSpan, spanOf, spansOf, spansOverlap } from '../numbers/number-range.ts';
import { countIn, lineIn, rangesOfLine, soundBlocks } from './number-blocks.ts';

/** How many numbers a porting order brings, and how many of them singly. */
export function portedNumbers(porting: Values): { all: number; singles: number } {
  if (porting['connectionKind'] === 'block') return { all: countIn(soundBlocks(porting['blocks'])), singles: 0 };
  const singles = rowsIn(porting['singles']).length;
  return { all: singles, singles };
}

/** The numbers of a request as they are stored and sent, as far as they can be read. */
export function portedRanges(porting: Values): NumberRange[] {
  const rawRanges: unknown[] =
    porting['connectionKind'] === 'block'
      ? rangesOfLine(lineIn(porting))
      : rowsIn(porting['singles']).map((row) => ({ ...valuesIn(row), kind: 'single' }));
  return rawRanges.flatMap((range) => {
    const read = numberRange.safeParse(range);
    return read.success ? [read.data] : [];
  });
}

/** The spans of a request, each once: drafts may hold the same row twice. */
export function portedSpans(porting: Values): NumberSpan[] {
  const spans = portedRanges(porting).map(spanOf);
  return spans.filter((span, n) => spans.findIndex(({ from, to }) => from === span.from && to === span.to) === n);
}

/**
 * The ranges as numbers of their own: the attendant of a line belongs to one block of it, the one that it lies in or else
 * the first, because no two numbers may hold it; the others begin with their own first extension.
 */
export function broughtRanges(ranges: readonly NumberRange[]): NumberRange[] {
  const others = (n: number) => ranges.filter((_range, other) => other !== n).map(spanOf);
  const isFree = (range: NumberRange, n: number) =>
    spansOf(range).every((span) => others(n).every((other) => !spansOverlap(span, other)));
  const inside = ranges.findIndex((range) => spansOf(range).length === 1 && range.kind === 'block');
  const first = inside >= 0 ? inside : 0;
  return ranges.map((range, n) =>
    range.kind === 'single' || (n === first && isFree(range, n)) ? range : { ...range, attendant: range.from },
  );
}
