import { closingDays } from '#domain/catalogue/in-use.ts';
import { addDays } from './berlin-day.ts';
import { weekdayOf } from './calendar-day.ts';

/** Public holidays, as `YYYY-MM-DD` → name in German and English. */
export type Holidays = Readonly<Record<string, { de: string; en: string }>>;

export const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** Days on which the distributor is closed count as holidays. */
const isClosed = (day: string): boolean => closingDays().some((one) => one.isOffered && one.day === day);

export const isDayOff = (day: string, holidays: Holidays): boolean => day in holidays || isClosed(day);

export const isWorkingDay = (day: string, holidays: Holidays): boolean => !isWeekend(day) && !isDayOff(day, holidays);

/** The n-th working day after `today`, which itself never counts. */
export function workingDayAfter(today: string, n: number, holidays: Holidays): string {
  let day = today;
  for (let left = n; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}
