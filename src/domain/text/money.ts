import type { Locale } from '../access/routes.ts';
import { formatCents } from './number-format.ts';

/** An amount in cents as accounts show it, `−1.234,56 €`: with a minus that is as wide as a plus; `signed` shows that as well. */
export function formatAmount(cents: number, locale: Locale, signed = false): string {
  const text = formatCents(cents, locale).replace('-', '\u2212');
  return signed && cents > 0 ? `+${text}` : text;
}

/** Whole euros for the marks of a picture, `4.219 €`. */
export const formatEuros = (cents: number, locale: Locale): string =>
  formatAmount(Math.round(cents / 100) * 100, locale).replace(/[.,]00(?=\D*$)/, '');
