import { expect, test } from 'vitest';
import { unbroken } from '../../../../src/domain/text/unbroken.ts';

test('§5.5 lines break between phone numbers, never within one', () =>
  expect(unbroken('030 231258-00 bis -49, 040 6696980').split(' ')).toEqual([
    '030\u00a0231258-00\u00a0bis\u00a0-49,',
    '040\u00a06696980',
  ]));
