import type { Locale } from '../access/routes.ts';
import { berlinDay } from '../date/berlin-day.ts';
import { formatClock, formatMoment } from '../date/date-format.ts';

/** `10:42 Uhr` today, else with its day. */
export const noticeMoment = (ms: number, now: number, locale: Locale): string =>
  berlinDay(ms) === berlinDay(now) ? formatClock(ms) + (locale === 'de' ? ' Uhr' : '') : formatMoment(ms, locale);
