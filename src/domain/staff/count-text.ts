import type { Locale } from '../access/routes.ts';

/** `1.234`; `1.000+` where nobody counted further. */
export function formatCount(count: number, most: number, locale: Locale): string {
  const text = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB').format(Math.min(count, most));
  return count > most ? `${text}+` : text;
}
