import type { Locale } from '../access/routes.ts';
import { berlinDay } from './berlin-day.ts';
import { monthOfDay, monthOfYear, monthsAfter, yearOf } from './calendar-day.ts';
import { monthNames, shortMonthNames } from './date-words.ts';

/** `2026-12`, in Berlin; as text in the order of time. */
export const monthOf = (ms: number): string => monthOfDay(berlinDay(ms));

const nameOf = (month: string, names: readonly string[]) => names[monthOfYear(month) - 1];

/** `Dezember` for `2026-12`. */
export const monthName = (month: string, locale: Locale): string => nameOf(month, monthNames[locale]) ?? '';

/** `Dezember 2026` for `2026-12`. */
export const monthCaption = (month: string, locale: Locale): string =>
  `${nameOf(month, monthNames[locale])} ${yearOf(month)}`;

/** `count` months after a month `YYYY-MM`, before it where negative. */
export const addMonths = (month: string, count: number): string => monthOfDay(monthsAfter(`${month}-01`, count));

/** `count` months up to the last one, the oldest first. */
export const monthsUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addMonths(last, at - count + 1));

/** `10/2026` of `2026-10`. */
export const monthInDigits = (month: string): string => month.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

/** `Okt. 26` for `2026-10`, where room is short. */
export const shortMonth = (month: string, locale: Locale): string =>
  `${nameOf(month, shortMonthNames[locale])} ${month.slice(2, 4)}`;
