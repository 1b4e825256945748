import { addDays } from '../date/berlin-day.ts';
import { monthOfDay, monthOfYear, yearOf } from '../date/calendar-day.ts';
import { addMonths } from '../date/months.ts';

/** For what has happened. */
export const pastPresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
] as const;

/** For what is still to come, as ends of contracts. */
export const comingPresets = [
  'untilToday',
  'today',
  'next7',
  'next30',
  'thisMonth',
  'nextMonth',
  'thisQuarter',
  'thisYear',
] as const;

export type DayPreset = (typeof pastPresets)[number] | (typeof comingPresets)[number];

/** First and last day of `count` months from `first` (`YYYY-MM`). */
const monthsFrom = (first: string, count = 1): string => `${first}-01..${addDays(`${addMonths(first, count)}-01`, -1)}`;

const firstMonthOfQuarter = (month: string): string => addMonths(month, -((monthOfYear(month) - 1) % 3));

const rangeOf: Readonly<Record<DayPreset, (today: string) => string>> = {
  untilToday: (today) => `..${today}`,
  today: (today) => `${today}..${today}`,
  yesterday: (today) => `${addDays(today, -1)}..${addDays(today, -1)}`,
  last7: (today) => `${addDays(today, -6)}..${today}`,
  last30: (today) => `${addDays(today, -29)}..${today}`,
  next7: (today) => `${today}..${addDays(today, 6)}`,
  next30: (today) => `${today}..${addDays(today, 29)}`,
  thisMonth: (today) => monthsFrom(monthOfDay(today)),
  lastMonth: (today) => monthsFrom(addMonths(monthOfDay(today), -1)),
  nextMonth: (today) => monthsFrom(addMonths(monthOfDay(today), 1)),
  thisQuarter: (today) => monthsFrom(firstMonthOfQuarter(monthOfDay(today)), 3),
  thisYear: (today) => `${yearOf(today)}-01-01..${yearOf(today)}-12-31`,
};

/** The days of a preset as a filter holds them, `2026-11-01..2026-11-30`. */
export const presetRange = (preset: DayPreset, today: string): string => rangeOf[preset](today);

/** The month `YYYY-MM` that a range is, all of it. */
export function wholeMonth(range: string): string | undefined {
  const month = monthOfDay(range);
  return /^\d{4}-\d{2}$/.test(month) && monthsFrom(month) === range ? month : undefined;
}
