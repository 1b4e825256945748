import type { Locale } from '../access/routes.ts';
import { berlinDay, isCalendarDay } from './berlin-day.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;
const timeZone = 'Europe/Berlin';
const dayMs = 86_400_000;

/** Formats a moment (ms). Each formatter is made once: that costs a hundred times what using it costs. */
function inWords(style: Intl.DateTimeFormatOptions): (ms: number, locale: Locale) => string {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (ms, locale) => {
    made[locale] ??= new Intl.DateTimeFormat(tags[locale], style);
    return made[locale].format(ms);
  };
}

/** `18.11.2026`, in Berlin. */
export const formatDay = inWords({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone });

/** `14:05`, in Berlin. */
export const formatClock = inWords({ hour: '2-digit', minute: '2-digit', timeZone });

/** `18.11.2026, 14:05 Uhr`, in Berlin. */
export const formatMoment = (ms: number, locale: Locale): string =>
  `${formatDay(ms, locale)}, ${formatClock(ms, locale)}${locale === 'de' ? ' Uhr' : ''}`;

/** Reads a calendar day `YYYY-MM-DD` in words; anything else, as somebody may have typed it, stays as it is. */
const ofDay =
  (format: ReturnType<typeof inWords>) =>
  (day: string, locale: Locale): string =>
    isCalendarDay(day) ? format(Date.parse(`${day}T12:00:00Z`), locale) : day;

const full = inWords({ dateStyle: 'full', timeZone });

/** A calendar day `YYYY-MM-DD` as `27.11.2026`. */
export const formatCalendarDay = ofDay(formatDay);

/** A calendar day `YYYY-MM-DD` as `27. November 2026`. */
export const formatLongDay = ofDay(inWords({ dateStyle: 'long', timeZone }));

/** A calendar day `YYYY-MM-DD` as `Freitag, 27. November 2026`. */
export const formatWeekday = ofDay(full);

/** A moment (ms) as `Freitag, 27. November 2026, 14:05 Uhr`, in Berlin. */
export const spokenMoment = (ms: number, locale: Locale): string =>
  `${full(ms, locale)}, ${formatClock(ms, locale)}${locale === 'de' ? ' Uhr' : ''}`;

/** `jetzt`, `vor 2 Std.`, `gestern`; the date from a week on, and for what lies in the future. */
export function formatAgo(ms: number, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(tags[locale], { numeric: 'auto', style: 'short' });
  const days = (Date.parse(berlinDay(now)) - Date.parse(berlinDay(ms))) / dayMs;
  const minutes = Math.floor((now - ms) / 60_000);
  // A clock that runs a little behind must not turn what just happened into the future.
  if (minutes < 1 && minutes > -5) return format.format(0, 'second');
  if (minutes < 0 || days > 6) return formatDay(ms, locale);
  if (days > 0) return format.format(-days, 'day');
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}
