import { expect, test } from 'vitest';
import { formatAmount, formatEuros } from '#domain/text/money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [123_456, 'de', false, '1.234,56 €'],
  [123_456, 'en', false, '€1,234.56'],
  [-123_456, 'de', false, '−1.234,56 €'],
  [-123_456, 'en', false, '−€1,234.56'],
  [980, 'de', true, '+9,80 €'],
  [-980, 'de', true, '−9,80 €'],
  [0, 'de', true, '0,00 €'],
] as const)('§commissions %i cents in %s', (cents, locale, signed, text) =>
  expect(plain(formatAmount(cents, locale, signed))).toBe(text),
);

test('§commissions marks of pictures name whole euros', () => {
  expect(plain(formatEuros(421_850, 'de'))).toBe('4.219 €');
  expect(plain(formatEuros(-70_00, 'en'))).toBe('−€70');
});
