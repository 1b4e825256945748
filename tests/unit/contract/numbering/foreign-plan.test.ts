import { expect, test } from 'vitest';
import '#contract/numbering/foreign-plan.ts';
import { hasForeignNumber } from '#contract/numbering/load-foreign-plan.ts';
import { formatPhone, phoneFault } from '#contract/numbering/phone-number.ts';

test.each([
  ['+43 1 234567', '+43 1 234567'],
  ['0043 664 1234567', '+43 664 1234567'],
  ['+431234567', '+43 1 234567'],
  ['+41 (0)44 668 18 00', '+41 44 668 18 00'],
  ['0033123456789', '+33 1 23 45 67 89'],
  ['+1 (201) 555-0123', '+1 201 555 0123'],
  ['+420601123456', '+420 601 123 456'],
  ['+48 22 123 45 67', '+48 22 123 45 67'],
])('%s of another country is written %s', (input, formatted) => {
  expect(formatPhone(input)).toBe(formatted);
  expect(phoneFault(input)).toBeUndefined();
});

test.each(['+999 1234567', '+1 123 456 7890', '+33 123456'])('%s is in no plan of its country', (input) =>
  expect(phoneFault(input)).toBe('phoneAbroad'),
);

test('answers that name numbers of other countries are told from those that do not', () => {
  expect(hasForeignNumber({ items: [{ phone: '+493023125100' }, { phone: '+431234567' }] })).toBe(true);
  expect(hasForeignNumber({ items: [{ phone: '+493023125100', text: 'a +431234567 b' }] })).toBe(false);
  expect(hasForeignNumber(undefined)).toBe(false);
});
