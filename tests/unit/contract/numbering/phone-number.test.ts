import { expect, test } from 'vitest';
import {
  formatPhone,
  isNumberOf,
  normalisePhone,
  phoneFault,
  splitPhone,
  telLink,
} from '#contract/numbering/phone-number.ts';
import { onkz } from '#contract/wholesale/number-parts.ts';
import { numberRange } from '#contract/wholesale/number-range.ts';

test.each([
  ['030 23125 100', '+49 30 23125-100'],
  ['030 23125-100', '+49 30 23125-100'],
  ['030/23125-100', '+49 30 23125-100'],
  ['+49 30 23125-100', '+49 30 23125-100'],
  ['+49 (0)30 23125-100', '+49 30 23125-100'],
  ['0049 30 23125 100', '+49 30 23125-100'],
  ['+493023125100', '+49 30 23125100'],
  ['03023125100', '+49 30 23125100'],
  ['+49 30 23125', '+49 30 23125'],
  ['030-23125', '+49 30 23125'],
  ['040 66969 110', '+49 40 66969-110'],
  ['069 90009 120', '+49 69 90009-120'],
  ['089 99998 140', '+49 89 99998-140'],
  ['0221 4710 130', '+49 221 4710-130'],
  ['0711 123456', '+49 711 123456'],
  ['03301 123456', '+49 3301 123456'],
  ['033203 12345', '+49 33203 12345'],
  ['09189 12345', '+49 9189 12345'],
  ['0171 3920010', '+49 171 3920010'],
  ['0171 392 0010', '+49 171 3920010'],
  ['0176 04069020', '+49 176 04069020'],
  ['0800 1234567', '+49 800 1234567'],
  ['0180 1234567', '+49 180 1234567'],
  ['02129 934567', '+49 2129 934567'],
  ['032 221234567', '+49 32 221234567'],
  ['0049 30 231254', '+49 30 231254'],
  ['+49 (0)30 231254', '+49 30 231254'],
  ['0049 (0) 30 231254', '+49 30 231254'],
  ['+4930231254', '+49 30 231254'],
  ['(030) 23125-0', '+49 30 23125-0'],
  ['(0)30 23125-0', '+49 30 23125-0'],
  ['030/231254', '+49 30 231254'],
  ['49 30 231254', '+49 30 231254'],
  ['(49) 30 231254', '+49 30 231254'],
  ['493023125499', '+49 30 23125499'],
  ['491713920010', '+49 171 3920010'],
  ['494121123456', '+49 4121 123456'],
  ['030\u00a023125\u2011100', '+49 30 23125-100'],
  ['030 23125 \u2013 100', '+49 30 23125-100'],
  ['030\u2013231254', '+49 30 231254'],
  ['\uff10\uff13\uff10 \uff12\uff13\uff11\uff12\uff15\uff14', '+49 30 231254'],
  ['[030] 231254', '+49 30 231254'],
  ['Tel.: 030 23125-100', '+49 30 23125-100'],
  ['tel:+493023125100', '+49 30 23125100'],
  ['0711 12 34 56-78', '+49 711 123456-78'],
  ['0621 5101234', '+49 621 5101234'],
  ['06215 101234', '+49 621 5101234'],
  ['062195 12345', '+49 621 9512345'],
  ['01511 2345678', '+49 151 12345678'],
  ['01805 123456', '+49 180 5123456'],
  ['0900 1234567', '+49 900 1234567'],
  ['0137 1234567', '+49 137 1234567'],
  ['0700 12345678', '+49 700 12345678'],
  ['+49 116117', '+49 116117'],
])('%s is written %s by DIN 5008', (input, formatted) => expect(formatPhone(input)).toBe(formatted));

test.each(['030 23125 100', '+49 221 4710-130', '0171 3920010', '+43 1 234567'])(
  '%s is written the same twice',
  (input) => expect(formatPhone(formatPhone(input))).toBe(formatPhone(input)),
);

test.each(['', '110', 'Zentrale', '23125'])('%j is no phone number and stays as it is', (input) =>
  expect(formatPhone(input)).toBe(input),
);

test.each(['03373 123456', '+49 3373 123456', '030 231254-0..99', '030 231254 / 030 231255', '4941 21123456'])(
  '%s is not read as another number and stays as it is',
  (input) => expect(formatPhone(input)).toBe(input),
);

test.each([
  ['03373 123456', 'areaCode'],
  ['+49 3373 123456', 'areaCode'],
  ['0049 (0) 3373/123456', 'areaCode'],
  ['049 30 231254', 'areaCode'],
  ['030 231254-0..99', 'phoneSeveral'],
  ['030 231254-00 bis -99', 'phoneSeveral'],
  ['030 231254-00\u201399', 'phoneSeveral'],
  ['030 231254 / 030 231255', 'phoneSeveral'],
  ['030 231254, 0171 3920010', 'phoneSeveral'],
  ['030 231254 oder 55', 'phoneSeveral'],
  ['0171 392', 'phone'],
  ['032 1234567', 'phone'],
  ['030 12', 'phone'],
  ['110', 'phone'],
  ['4931 12345', 'phone'],
  ['030 23125 Zentrale', 'phone'],
  ['0'.repeat(5000), 'phone'],
])('%s is refused by %s', (input, key) => expect(phoneFault(input)).toBe(key));

test.each(['02129 934567', '030/23125-0', '033731 23456', '0800 1234567', '+43 1 234567', '032 221234567'])(
  '%s is taken',
  (input) => expect(phoneFault(input)).toBeUndefined(),
);

test('the parts of a number keep an area code that does not exist as it was typed', () => {
  expect(splitPhone('0049 30 231254')).toEqual({ areaCode: '30', subscriber: '231254' });
  expect(splitPhone('03373 123456')).toEqual({ areaCode: '3373', subscriber: '123456' });
  expect(splitPhone('+43 1 234567')).toBeUndefined();
});

test('a stored area code that does not exist is read, a typed one is refused', () => {
  const stored = { kind: 'single', onkz: '3373', number: '123456' };
  expect(numberRange.parse(stored)).toEqual(stored);
  expect(onkz.safeParse('03373').error?.issues.map(({ message }) => message)).toEqual(['areaCode']);
  expect(formatPhone('+493373999')).toBe('+493373999');
  expect(normalisePhone('03373 123456')).toBe('+493373123456');
});

test.each([
  ['geographic', '02129 934567'],
  ['mobile', '0151 12345678'],
  ['national032', '032 221234567'],
  ['premium', '0900 1234567'],
  ['massCalling', '0137 1234567'],
  ['personal', '0700 12345678'],
  ['shortService', '+49 116117'],
] as const)('%s: %s', (kind, number) => expect(isNumberOf(number, kind)).toBe(true));

test('§1-20 the hotline is a tel link', () => {
  expect(telLink('030 23125 200')).toBe('tel:+493023125200');
  expect(telLink('+49 (0)30 23125-200')).toBe('tel:+493023125200');
});
