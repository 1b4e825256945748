import { expect, test } from 'vitest';
import { isPhone, normalisePhone } from '#contract/numbering/phone-number.ts';

test.each([
  '030 23125 100',
  '030 23125-100',
  '030/23125-100',
  '030.23125.100',
  '(030) 23125100',
  '03023125100',
  '+49 30 23125-100',
  '+49 (0)30 23125-100',
  '+49(0)3023125100',
  '+49 030 23125 100',
  '0049 30 23125100',
  '0049 (0) 30 23125100',
  '+493023125100',
  ' 030 23125 100 ',
  '030\u00a023125\u00a0100',
  '030\u202f23125\u202f100',
  '030 23125\u2013100',
  '030 23125\u2011100',
  '030\t23125\t100',
  '\u202a+49 30 23125100\u202c',
  '0 30 / 2 31 25 - 1 00',
])('§phone-numbers %j is written as +493023125100', (input) => {
  expect(normalisePhone(input)).toBe('+493023125100');
  expect(isPhone(input)).toBe(true);
});

test.each([
  ['0171 3920010', '+491713920010'],
  ['0176 04069020', '+4917604069020'],
  ['+43 1 234567', '+431234567'],
  ['0041 44 668 18 00', '+41446681800'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['0800 1234567', '+498001234567'],
])('§phone-numbers %j is written as %s', (input, normalised) => {
  expect(normalisePhone(input)).toBe(normalised);
  expect(isPhone(input)).toBe(true);
});

test.each([
  '',
  '110',
  '112',
  '23125100',
  '030 12',
  '+49 30 12',
  '+0 30 23125100',
  '030 23125 100 ext. 5',
  '030 23125 100 oder 101',
  'null drei null',
  '+49 30 231251001234',
  '+123456789012345678',
  '030 23125 100;tel=1',
  '++49 30 23125100',
  '٠٣٠ ٢٣١٢٥١٠٠',
])('§phone-numbers %j is no phone number', (input) => expect(isPhone(input)).toBe(false));

test('§phone-numbers a German number has at most 13 digits after +49', () => {
  expect(isPhone(`+4930${'1'.repeat(11)}`)).toBe(true);
  expect(isPhone(`+4930${'1'.repeat(12)}`)).toBe(false);
});
