import type { Locale } from '../access/routes.ts';
import { berlinClock } from './berlin-clock.ts';
import { berlinDay, isCalendarDay } from './berlin-day.ts';
import { daysBetween, weekdayOf } from './calendar-day.ts';
import { agoLabels, monthNames, weekdayNames } from './date-words.ts';

const inDigits: Record<Locale, (year: string, month: string, day: string) => string> = {
  de: (year, month, day) => `${day}.${month}.${year}`,
  en: (year, month, day) => `${day}/${month}/${year}`,
};
const shortDay = (day: string, locale: Locale): string =>
  inDigits[locale](day.slice(0, 4), day.slice(5, 7), day.slice(8));

function longDay(day: string, locale: Locale): string {
  const month = monthNames[locale][Number(day.slice(5, 7)) - 1];
  return `${Number(day.slice(8))}${locale === 'de' ? '.' : ''} ${month} ${day.slice(0, 4)}`;
}

const dayWithWeekday = (day: string, locale: Locale): string =>
  `${weekdayNames[locale][weekdayOf(day)]}, ${longDay(day, locale)}`;

/** `18.11.2026`, in Berlin. */
export const formatDay = (ms: number, locale: Locale): string => shortDay(berlinDay(ms), locale);

/** `14:05`, in Berlin. */
export const formatClock = (ms: number): string => berlinClock(ms).toISOString().slice(11, 16);

const withClock = (day: string, ms: number, locale: Locale): string =>
  `${day}, ${formatClock(ms)}${locale === 'de' ? ' Uhr' : ''}`;

/** `18.11.2026, 14:05 Uhr`, in Berlin. */
export const formatMoment = (ms: number, locale: Locale): string => withClock(formatDay(ms, locale), ms, locale);

/** Formats a calendar day `YYYY-MM-DD` in words; other texts, such as typed ones, stay unchanged. */
const ofDay =
  (format: typeof shortDay) =>
  (day: string, locale: Locale): string =>
    isCalendarDay(day) ? format(day, locale) : day;

/** A calendar day `YYYY-MM-DD` as `27.11.2026`. */
export const formatCalendarDay = ofDay(shortDay);

/** A calendar day `YYYY-MM-DD` as `27.11.`, in English `27/11`. */
export const formatDayAndMonth = ofDay((day, locale) => shortDay(day, locale).slice(0, locale === 'de' ? 6 : 5));

/** A calendar day `YYYY-MM-DD` as `27. November 2026`. */
export const formatLongDay = ofDay(longDay);

/** A calendar day `YYYY-MM-DD` as `Freitag, 27. November 2026`. */
export const formatWeekday = ofDay(dayWithWeekday);

/** A calendar day `YYYY-MM-DD` as `Fr., 27.11.`, in English `Fri 27/11`. */
export const formatShortWeekday = ofDay((day, locale) => {
  const name = weekdayNames[locale][new Date(day).getUTCDay()] ?? '';
  return locale === 'de'
    ? `${name.slice(0, 2)}., ${formatDayAndMonth(day, locale)}`
    : `${name.slice(0, 3)} ${formatDayAndMonth(day, locale)}`;
});

/** A moment (ms) where room is short: `14:05` today, `Fr.` within a week, else `27.11.`. */
export function formatBrief(ms: number, now: number, locale: Locale): string {
  const [day, today] = [berlinDay(ms), berlinDay(now)];
  if (day === today) return formatClock(ms);
  const days = daysBetween(day, today);
  return days > 0 && days < 7
    ? (formatShortWeekday(day, locale).split(/,| /)[0] ?? '')
    : formatDayAndMonth(day, locale);
}

/** A calendar day `YYYY-MM-DD` as `Fr., 27.11.2026`, in English `Fri 27/11/2026`. */
export const formatDatedWeekday = ofDay((day, locale) => {
  const name = weekdayNames[locale][weekdayOf(day)] ?? '';
  return locale === 'de'
    ? `${name.slice(0, 2)}., ${shortDay(day, locale)}`
    : `${name.slice(0, 3)} ${shortDay(day, locale)}`;
});

/** A moment (ms) as `Freitag, 27. November 2026, 14:05 Uhr`, in Berlin. */
export const spokenMoment = (ms: number, locale: Locale): string =>
  withClock(dayWithWeekday(berlinDay(ms), locale), ms, locale);

/** `jetzt`, `vor 2 Std.`, `gestern`; the date from a week on, and for what lies in the future. */
export function formatAgo(ms: number, now: number, locale: Locale): string {
  const words = agoLabels[locale];
  const days = daysBetween(berlinDay(ms), berlinDay(now));
  const minutes = Math.floor((now - ms) / 60_000);
  // A clock that runs a little behind must not turn what just happened into the future.
  if (minutes < 1 && minutes > -5) return words.now;
  if (minutes < 0 || days > 6) return formatDay(ms, locale);
  if (days > 0) return words.days(days);
  return minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60));
}
