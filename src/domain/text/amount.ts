const pattern = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** Cents of an amount as it is typed, `24,90` or `24.9`; undefined for anything else. */
export function centsOf(typed: string): number | undefined {
  const [, euros, cents = ''] = pattern.exec(typed.trim()) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** As it stands in a field. */
export const typedAmount = (cents: number, locale: 'de' | 'en'): string =>
  (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.');
