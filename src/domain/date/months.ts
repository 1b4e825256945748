import type { Locale } from '../access/routes.ts';
import { berlinDay } from './berlin-day.ts';
import { monthNames, shortMonthNames } from './date-words.ts';

/** `2026-12`, in Berlin; as text in the order of time. */
export const monthOf = (ms: number): string => berlinDay(ms).slice(0, 7);

const nameOf = (month: string, names: readonly string[]) => names[Number(month.slice(5)) - 1];

/** `Dezember 2026` for `2026-12`. */
export const monthCaption = (month: string, locale: Locale): string =>
  `${nameOf(month, monthNames[locale])} ${month.slice(0, 4)}`;

/** `count` months after a month `YYYY-MM`, before it where negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** `Okt. 26` for `2026-10`, where room is short. */
export const shortMonth = (month: string, locale: Locale): string =>
  `${nameOf(month, shortMonthNames[locale])} ${month.slice(2, 4)}`;
