import DateHolidays from 'date-holidays';
import { leadingDay } from './calendar-day.ts';
import type { Holidays } from './working-days.ts';

/**
 * Public holidays of Germany, of one federal state where its code (for example `BY`) is given, for whole years.
 * 236 KB: for the build and the server; islands get the result.
 */
export function publicHolidays(state: string, fromYear: number, years: number): Holidays {
  const calendar = state ? new DateHolidays('DE', state) : new DateHolidays('DE');
  const holidayNames: Record<string, { de: string; en: string }> = {};
  for (let year = fromYear; year < fromYear + years; year += 1) {
    const english = new Map(calendar.getHolidays(year, 'en').map((holiday) => [holiday.rule, holiday.name]));
    for (const holiday of calendar.getHolidays(year, 'de')) {
      if (holiday.type === 'public')
        holidayNames[leadingDay(holiday.date)] = { de: holiday.name, en: english.get(holiday.rule) ?? holiday.name };
    }
  }
  return holidayNames;
}
