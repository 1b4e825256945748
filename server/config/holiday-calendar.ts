import { createRequire } from 'node:module';
import { yearOf } from '#domain/date/calendar-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import type { Config } from './config.ts';
import { siteSettings } from './site-settings.ts';

/** Loaded with the first record: it knows the holidays of all countries, which take 13 MiB. */
const loadHolidays = () =>
  createRequire(import.meta.url)('../../src/domain/date/holidays.ts') as typeof import('#domain/date/holidays.ts');

/** Holidays around a day (`YYYY-MM-DD`), of the federal state that the portal is set to. */
export function holidayCalendar(config: Config): (today: string) => Holidays {
  const years = new Map<string, Holidays>();
  return (today) => {
    const year = yearOf(today);
    const state = siteSettings(config).holidayState;
    const holidaysOfYear = years.get(`${state} ${year}`) ?? loadHolidays().publicHolidays(state, year, 3);
    years.set(`${state} ${year}`, holidaysOfYear);
    return holidaysOfYear;
  };
}
