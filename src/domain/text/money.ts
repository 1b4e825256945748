import type { Locale } from '../access/routes.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;
const made: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** An amount in cents as `1.234,56 €`. */
export function formatCents(cents: number, locale: Locale): string {
  made[locale] ??= new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' });
  return made[locale].format(cents / 100);
}

/** The same as accounts show it, `−1.234,56 €`: with a minus that is as wide as a plus; `signed` shows that as well. */
export function formatAmount(cents: number, locale: Locale, signed = false): string {
  const text = formatCents(cents, locale).replace('-', '\u2212');
  return signed && cents > 0 ? `+${text}` : text;
}

/** Whole euros for the marks of a picture, `4.219 €`. */
export const formatEuros = (cents: number, locale: Locale): string =>
  formatAmount(Math.round(cents / 100) * 100, locale).replace(/[.,]00(?=\D*$)/, '');
