import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatShortWeekday } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** A moment (ms) as `Heute, 11:06`, of other days the day alone. */
export function momentText(at: number): string {
  const day = berlinDay(at);
  if (day !== berlinDay(Date.now())) return formatShortWeekday(day, pageLocale());
  return texts('record')('submission.today', { time: formatClock(at) });
}

/** A day (`YYYY-MM-DD`) by which something is done. */
export const byDayText = (day: string): string =>
  texts('record')('submission.by', { day: formatShortWeekday(day, pageLocale()) });
