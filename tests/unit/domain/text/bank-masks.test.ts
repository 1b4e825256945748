import { expect, test } from 'vitest';
import { maskIbans } from '#contract/bank.ts';

test.each([
  ['DE89370400440532013000', 'DE** **** … 3000'],
  ['Konto DE89 3704 0044 0532 0130 00 bitte', 'Konto DE** **** … 3000 bitte'],
  ['de89-3704-0044-0532-0130-00.', 'DE** **** … 3000.'],
  ['AT61 1904 3002 3457 3201 und CH93 0076 2011 6238 5295 7', 'AT** **** … 3201 und CH** **** … 2957'],
  ['GB29NWBK60161331926819, NL91ABNA0417164300', 'GB** **** … 6819, NL** **** … 4300'],
  ['DE89370400440532013001', 'DE89370400440532013001'],
  ['A-2026-000123', 'A-2026-000123'],
  ['DE999999987', 'DE999999987'],
])('B9 bank accounts in "%s" are masked', (text, masked) => {
  expect(maskIbans(text)).toBe(masked);
});
