import type { Locale } from '../access/routes.ts';
import { formatCalendarDay } from '../date/date-format.ts';

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** The values of a kept sentence as its reader reads them; days among them are `2026-11-23`. */
export const eventValues = (values: Readonly<Record<string, string>>, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isDay(value) ? formatCalendarDay(value, locale) : value]),
  );
