import { expect, test } from 'vitest';
import { unbroken } from '#domain/text/unbroken.ts';

test.each([
  ['040 6696980', '040\u00a06696980'],
  ['+49 176 04069001', '+49\u00a0176\u00a004069001'],
  // Would break at its first hyphen in place of before "bis".
  ['030 231258-00 bis -49', '030 231258-00 bis -49'],
])('§porting no line breaks within a phone number: %s', (number, display) => expect(unbroken(number)).toBe(display));
