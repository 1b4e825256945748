import type { Locale } from '../access/routes.ts';

const marks = { de: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const satisfies Record<
  Locale,
  unknown
>;

/** How many decimals are written at least and at most. */
interface Decimals {
  readonly least?: number;
  readonly most?: number;
}

/** `1.234,5`, in English `1,234.5`; not by the browser's formatter (docs/decisions/0101-formats-by-rule.md). */
export function formatNumber(value: number, locale: Locale, { least = 0, most = 3 }: Decimals = {}): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const fraction = decimals.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, marks[locale].group);
  const text = fraction ? grouped + marks[locale].decimal + fraction : grouped;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** The same with its sign, the minus as wide as the plus; nothing before 0. */
export function formatSigned(value: number, locale: Locale, decimals?: Decimals): string {
  const text = formatNumber(value, locale, decimals).replace('-', '\u2212');
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

const withCurrency: Record<Locale, (amount: string) => string> = {
  de: (amount) => `${amount}\u00a0€`,
  en: (amount) => amount.replace(/\d/, '€$&'),
};

/** An amount in cents as `1.234,56 €`. */
export const formatCents = (cents: number, locale: Locale): string =>
  withCurrency[locale](formatNumber(cents / 100, locale, { least: 2, most: 2 }));
