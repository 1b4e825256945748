import { publicHolidays } from '../date/holidays.ts';
import { siteConfig } from './site-config.ts';

/** Decision 13: the calendar of all public holidays is far too large for browsers, so pages are built with the days of three years. */
export const siteHolidays = publicHolidays(siteConfig.holidayState, new Date().getFullYear(), 3);
