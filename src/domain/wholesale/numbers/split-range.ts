import type { NumberBlock, NumberRange } from '#contract/wholesale/number-range.ts';
import { broughtRanges } from '../porting/ported-numbers.ts';
import { countOf, type NumberSpan, spanOf, spansOverlap } from './number-range.ts';

export interface SplitRange {
  readonly leaving: readonly NumberRange[];
  readonly staying: readonly NumberRange[];
}

/** Places of a block, from the first to before the last. */
type Places = readonly [first: number, end: number];

/** What of a block lies in a span; undefined where the span begins or ends inside a number. */
function placesIn(block: NumberBlock, span: NumberSpan): Places | undefined {
  const whole = spanOf(block);
  const unit = (whole.to - whole.from) / countOf(block);
  const [first, end] = [Math.max(span.from, whole.from), Math.min(span.to, whole.to)].map(
    (edge) => (edge - whole.from) / unit,
  ) as [number, number];
  return Number.isInteger(first) && Number.isInteger(end) ? [first, end] : undefined;
}

function partOf(block: NumberBlock, [first, end]: Places): NumberBlock {
  const written = (place: number) => String(Number(block.from) + place).padStart(block.from.length, '0');
  return { ...block, from: written(first), to: written(end - 1) };
}

/** The stretches of a block between its parts, which are in order. */
function between(parts: readonly Places[], size: number): Places[] {
  const edges = [0, ...parts.flat(), size];
  return edges.flatMap((edge, n): Places[] => {
    const end = edges[n + 1] ?? edge;
    return n % 2 === 0 && end > edge ? [[edge, end]] : [];
  });
}

/** A block of one number is a number of its own, unless another one answers for it. */
const asNumber = (range: NumberRange): NumberRange =>
  range.kind === 'block' && range.from === range.to && range.attendant === range.from
    ? { kind: 'single', onkz: range.onkz, number: range.ddiBase + range.from }
    : range;

/**
 * A number or block that parts of are wanted, in what leaves and what stays; the attendant goes with the part that it lies
 * in. Undefined where nothing of it is wanted, a part twice, or less than a whole number.
 */
export function splitRange(range: NumberRange, selectedSpans: readonly NumberSpan[]): SplitRange | undefined {
  const whole = spanOf(range);
  const inside = selectedSpans.filter((span) => spansOverlap(span, whole));
  if (inside.length === 1 && inside[0] && inside[0].from <= whole.from && inside[0].to >= whole.to)
    return { leaving: [range], staying: [] };
  if (range.kind === 'single' || inside.length === 0) return undefined;
  const places = inside.map((span) => placesIn(range, span));
  if (places.includes(undefined)) return undefined;
  const leaving = (places as Places[]).toSorted(([a], [b]) => a - b);
  if (leaving.some(([first], n) => n > 0 && first < (leaving[n - 1]?.[1] ?? 0))) return undefined;
  const staying = between(leaving, countOf(range));
  const parts = broughtRanges([...staying, ...leaving].map((part) => partOf(range, part))).map(asNumber);
  return { staying: parts.slice(0, staying.length), leaving: parts.slice(staying.length) };
}
