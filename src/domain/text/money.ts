import type { Locale } from '../access/routes.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;
const made: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** An amount in cents as `1.234,56 €`. */
export function formatCents(cents: number, locale: Locale): string {
  made[locale] ??= new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' });
  return made[locale].format(cents / 100);
}
