import type { NumberBlock, NumberRange } from '#contract/wholesale/number-range.ts';

/** E.164 knows no longer number. */
const digits = 15;

/**
 * All digits that can be dialled behind a number or a block, as whole numbers of 15 digits: from the first to before
 * the last. Two overlapping spans of any length cannot both be assigned: `030 231254` conflicts with `030 231254-00`.
 */
export interface NumberSpan {
  readonly from: number;
  readonly to: number;
}

const filled = (dialled: string): number => Number(dialled.padEnd(digits, '0'));
const behind = (dialled: string): number => filled(dialled) + 10 ** (digits - dialled.length);

/** The span of a number in digits, country code first and without `+`. */
export const spanOfNumber = (dialled: string): NumberSpan => ({ from: filled(dialled), to: behind(dialled) });

const germany = '49';
export const firstNumber = (range: NumberRange): string =>
  range.kind === 'single' ? germany + range.onkz + range.number : germany + range.onkz + range.ddiBase + range.from;
const lastNumber = (range: NumberRange): string =>
  range.kind === 'single' ? firstNumber(range) : germany + range.onkz + range.ddiBase + range.to;

export const spanOf = (range: NumberRange): NumberSpan => ({
  from: filled(firstNumber(range)),
  to: behind(lastNumber(range)),
});

/** All that a range takes: its attendant too, where that lies outside a block that does not begin at its first number. */
export function spansOf(range: NumberRange): NumberSpan[] {
  const [whole, pilot] = [spanOf(range), spanOfNumber(pilotNumber(range))];
  return pilot.from >= whole.from && pilot.to <= whole.to
    ? [whole]
    : spansOverlap(pilot, whole)
      ? [joined(pilot, whole)]
      : [whole, pilot];
}
const joined = (a: NumberSpan, b: NumberSpan): NumberSpan => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
});

export const spansOverlap = (a: NumberSpan, b: NumberSpan): boolean => a.from < b.to && b.from < a.to;

/** How many numbers it gives. */
export const countOf = (range: NumberRange): number =>
  range.kind === 'single' ? 1 : Number(range.to) - Number(range.from) + 1;

/** Whether the number, E.164 in digits, is one of the range: as long as they are, or a block's attendant. */
export function holdsNumber(range: NumberRange, dialled: string): boolean {
  if (dialled === pilotNumber(range)) return true;
  const [first, last] = [firstNumber(range), lastNumber(range)];
  return dialled.length === first.length && dialled >= first && dialled <= last;
}

/** What is called without knowing an extension: the attendant of a block, a single number itself. E.164 in digits. */
export const pilotNumber = (range: NumberRange): string =>
  range.kind === 'single' ? firstNumber(range) : germany + range.onkz + range.ddiBase + range.attendant;

/** The parts of a number by DIN 5008: `+49 30 2312540`. */
export const formatParts = (areaCode: string, subscriber: string): string => `+${germany} ${areaCode} ${subscriber}`;

/** The number in front of the extensions of a block, `+49 30 231254`. */
const formatBase = ({ onkz, ddiBase }: NumberBlock): string => formatParts(onkz, ddiBase);

/** What is called without knowing an extension, as it reads: `+49 30 231254-0`. */
export const formatPilot = (range: NumberRange): string =>
  range.kind === 'single' ? formatRange(range) : `${formatBase(range)}-${range.attendant}`;

/** As partners read it: `+49 30 2312540`, or `+49 30 231254-00 bis -99` with the word for "to" in the reader's language. */
export const formatRange = (range: NumberRange, until = 'bis'): string =>
  range.kind === 'single'
    ? formatParts(range.onkz, range.number)
    : `${formatBase(range)}-${range.from} ${until} -${range.to}`;
