import type { Locale } from '../access/routes.ts';

/** `2026-12`, in Berlin; as text in the order of time. */
export const monthOf = (ms: number): string =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone: 'Europe/Berlin' }).format(ms);

/** `Dezember 2026` for `2026-12`. */
export const monthCaption = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  );

/** `count` months after a month `YYYY-MM`, before it where negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** `Okt. 26` for `2026-10`, where room is short. */
export const shortMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { year: '2-digit', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  );
