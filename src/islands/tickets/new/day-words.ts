import { pageLocale } from '../../../i18n/client.ts';

/** `2026-07-09` as `Donnerstag, 09.07.2026`. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(pageLocale() === 'de' ? 'de-DE' : 'en-GB', {
    weekday: 'long',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));
