import { plainText } from '#contract/clean-text.ts';
import { plainNumber } from '#contract/text/plain-number.ts';

const pattern = /^(\d{1,6})(?:\.(\d{1,2}))?$/;
const currency = /^(?:€|EUR) ?| ?(?:€|EUR|Euro)$/gi;

/** Cents of an amount as it is typed, `24,90`, `24.9` or `1.234,50 €`; undefined for anything else. */
export function centsOf(typed: string): number | undefined {
  const [, euros, cents = ''] = pattern.exec(plainNumber(plainText(typed).replace(currency, ''))) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** As it stands in a field. */
export const typedAmount = (cents: number, locale: 'de' | 'en'): string =>
  (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.');
