import type { Locale } from '../access/routes.ts';
import { formatNumber } from '../text/number-format.ts';

/** `1.234`; `1.000+` if counting stopped there. */
export function formatCount(count: number, most: number, locale: Locale): string {
  const text = formatNumber(Math.min(count, most), locale);
  return count > most ? `${text}+` : text;
}
