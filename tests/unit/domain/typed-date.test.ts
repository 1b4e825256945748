import { describe, expect, test } from 'vitest';
import { shownDate, typedDate } from '../../../src/domain/date/typed-date.ts';

const today = '2026-11-21';

describe('§5 a date is understood', () => {
  test.each([
    ['1.7.26', '2026-07-01'],
    ['01.07.2026', '2026-07-01'],
    ['1. 7. 2026', '2026-07-01'],
    ['1/7/2026', '2026-07-01'],
    ['1-7-26', '2026-07-01'],
    ['010726', '2026-07-01'],
    ['01072026', '2026-07-01'],
    ['2026-07-01', '2026-07-01'],
    [' 29.2.28 ', '2028-02-29'],
    ['24.12.', '2026-12-24'],
    ['24.12', '2026-12-24'],
    ['21.11.', '2026-11-21'],
    ['20.11.', '2027-11-20'],
    ['29.2.', undefined],
  ])('%s', (typed, day) => expect(typedDate(typed, today)).toBe(day));
});

test.each(['', 'morgen', '31.2.2026', '29.2.2027', '0.1.2027', '1.13.2026', '1.7.026', '1.7.20266', '2026-13-01', '1'])(
  '§5 %j is no date',
  (typed) => expect(typedDate(typed, today)).toBeUndefined(),
);

test('a day is shown as DD.MM.YYYY, anything else as it was typed', () => {
  expect(shownDate('2026-07-01')).toBe('01.07.2026');
  expect(shownDate('1.7')).toBe('1.7');
});
