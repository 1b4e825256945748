import { normalizeText } from '#contract/clean-text.ts';
import { naturalOrder } from '../text/natural-order.ts';
import { monthNames, shortMonthNames } from './date-words.ts';

/** Of Austria, of Excel, and without umlauts. */
const otherNames: Readonly<Record<string, number>> = {
  jänner: 1,
  jän: 1,
  jaenner: 1,
  feber: 2,
  mrz: 3,
  mär: 3,
  maerz: 3,
  sep: 9,
  sept: 9,
};

const monthNumbers = new Map([
  ...[...Object.values(monthNames), ...Object.values(shortMonthNames)].flatMap((names) =>
    names.map((name, index) => [name.toLowerCase().replace('.', ''), index + 1] as const),
  ),
  ...Object.entries(otherNames),
]);

/** 1 to 12 for a month in full or abbreviated, in German or English. */
export const monthNumber = (word: string): number | undefined =>
  monthNumbers.get(normalizeText(word).toLowerCase().replace(/\.$/, ''));

/** Year (0 where none is named) and month of a name such as `Dezember`, `12 Dezember` or `Dezember 2026`. */
export function namedMonth(name: string): { year: number; month: number } | undefined {
  const words =
    normalizeText(name)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const month = words.map(monthNumber).find((candidate) => candidate !== undefined);
  const letters = words.filter((word) => !/^\d/.test(word));
  if (!month || letters.length > 1) return undefined;
  return { year: Number(words.find((word) => /^\d{4}$/.test(word)) ?? 0), month };
}

/** December first and the newest year before the others (§9-4); what names no month comes last, by name. */
export function byMonthName(a: string, b: string): number {
  const [first, second] = [namedMonth(a), namedMonth(b)];
  if (first && second) return second.year - first.year || second.month - first.month;
  if (first || second) return first ? -1 : 1;
  return naturalOrder(a, b);
}
