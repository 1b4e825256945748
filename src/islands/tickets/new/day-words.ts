import { pageLocale } from '../../../i18n/client.ts';

/** `2026-07-09` as `Donnerstag, 9. Juli 2026`. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(pageLocale() === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
