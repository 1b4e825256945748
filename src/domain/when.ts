type Locale = 'de' | 'en';

const tags = { de: 'de-DE', en: 'en-GB' } as const;
const timeZone = 'Europe/Berlin';
const dayMs = 86_400_000;

const dayFormat = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone } as const;

/** `18.11.2026`, in Berlin. */
export const formatDay = (ms: number, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], dayFormat).format(ms);

/** `14:05 Uhr`, in English `14:05`. */
export const formatTime = (ms: number, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(ms) +
  (locale === 'de' ? ' Uhr' : '');

/** `18.11.2026, 14:05 Uhr`. */
export const formatMoment = (ms: number, locale: Locale): string =>
  `${formatDay(ms, locale)}, ${formatTime(ms, locale)}`;

/** A calendar day `YYYY-MM-DD` as `27.11.2026`; anything else as it is. */
export const formatCalendarDay = (day: string, locale: Locale): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDay(Date.parse(`${day}T12:00:00Z`), locale) : day;

const berlinDayNumber = (ms: number) => {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('sv-SE', { ...dayFormat })
    .format(ms)
    .split('-')
    .map(Number);
  return Date.UTC(year, month - 1, day) / dayMs;
};

/** `jetzt`, `vor 2 Std.`, `gestern`; the date from a week on, and for what lies in the future. */
export function formatAgo(ms: number, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(tags[locale], { numeric: 'auto', style: 'short' });
  const days = berlinDayNumber(now) - berlinDayNumber(ms);
  const minutes = Math.floor((now - ms) / 60_000);
  // A clock that runs a little behind must not turn what just happened into the future.
  if (minutes < 1 && minutes > -5) return format.format(0, 'second');
  if (minutes < 0 || days > 6) return formatDay(ms, locale);
  if (days > 0) return format.format(-days, 'day');
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}
