import { describe, expect, test } from 'vitest';
import { formatCents, formatNumber, formatSigned } from '#domain/text/number-format.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const;
const values = [
  0, 1, 12, 123, 999, 1000, 12_345, 123_456, 1_234_567, 987_654_321, 0.5, 0.25, 1.1, 24.9, 999.999, 1234.5,
];
const signed = values.flatMap((value) => (value === 0 ? [0] : [value, -value]));

describe.each(['de', 'en'] as const)('numbers are written as the language writes them: %s', (locale) => {
  test.each([
    [0, 3],
    [0, 0],
    [2, 2],
    [0, 1],
    [1, 6],
  ])('§9 with %i to %i decimals', (least, most) => {
    const own = new Intl.NumberFormat(tags[locale], { minimumFractionDigits: least, maximumFractionDigits: most });
    const written = signed.map((value) => formatNumber(value, locale, { least, most }));
    // What is rounded to nothing has no sign.
    expect(written).toEqual(signed.map((value) => own.format(value).replace(/^-(?=[0.,]+$)/, '')));
  });

  test('§commissions in euros', () => {
    const own = new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' });
    const cents = [0, 1, 9, 10, 99, 100, 2490, 123_456, 99_999_999];
    for (const one of [...cents, ...cents.slice(1).map((amount) => -amount)])
      expect(formatCents(one, locale)).toBe(own.format(one / 100));
  });

  test('§commissions with their sign', () => {
    const own = new Intl.NumberFormat(tags[locale], { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
    expect(signed.map((value) => formatSigned(value, locale, { most: 1 }))).toEqual(
      signed.map((value) => own.format(value).replace('-', '\u2212')),
    );
  });
});
