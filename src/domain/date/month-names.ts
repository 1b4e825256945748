import { naturalOrder } from '../text/natural-order.ts';
import { monthNames } from './date-words.ts';

const monthNumbers = new Map(
  Object.values(monthNames).flatMap((names) => names.map((name, index) => [name.toLowerCase(), index + 1] as const)),
);

/** Year (0 where none is named) and month of a name such as `Dezember`, `12 Dezember` or `Dezember 2026`. */
export function namedMonth(name: string): { year: number; month: number } | undefined {
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const month = words.map((word) => monthNumbers.get(word.normalize('NFC'))).find((found) => found !== undefined);
  const letters = words.filter((word) => !/^\d/.test(word));
  if (!month || letters.length > 1) return undefined;
  return { year: Number(words.find((word) => /^\d{4}$/.test(word)) ?? 0), month };
}

/** December first and the newest year before the others (§9 "Month-name sorting"); what names no month comes last, by name. */
export function byMonthName(a: string, b: string): number {
  const [first, second] = [namedMonth(a), namedMonth(b)];
  if (first && second) return second.year - first.year || second.month - first.month;
  if (first || second) return first ? -1 : 1;
  return naturalOrder(a, b);
}
