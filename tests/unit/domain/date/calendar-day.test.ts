import { expect, test } from 'vitest';
import {
  calendarDay,
  daysBetween,
  germanDay,
  leadingDay,
  monthOfDay,
  monthOfYear,
  monthsAfter,
  utcDay,
  weekdayOf,
  yearOf,
  yearsAfter,
} from '#domain/date/calendar-day.ts';
import { addMonths, monthInDigits, monthsUpTo } from '#domain/date/months.ts';

test('a day knows its month, year and weekday', () => {
  expect([monthOfDay('2026-12-24'), yearOf('2026-12-24'), weekdayOf('2026-12-24')]).toEqual(['2026-12', 2026, 4]);
  expect([monthOfYear('2026-09-30'), monthOfYear('2026-12'), yearOf('2026-12'), weekdayOf('2027-01-03')]).toEqual([
    ...[9, 12, 2026, 0],
  ]);
});

test('a moment has its day in UTC, and a text the day that it begins with', () => {
  const moment = Date.parse('2026-12-31T23:30:00Z');
  expect([utcDay(moment), utcDay(new Date(moment))]).toEqual(['2026-12-31', '2026-12-31']);
  expect(leadingDay('2026-12-24T08:00:00.000Z')).toBe('2026-12-24');
});

test.each([
  [2026, 2, 28, '2026-02-28'],
  [2028, 2, 29, '2028-02-29'],
  [2026, 2, 29, undefined],
  [2026, 13, 1, undefined],
  [2026, 4, 0, undefined],
])('year %i, month %i, day %i make %s', (year, month, date, day) => expect(calendarDay(year, month, date)).toBe(day));

test.each([
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-01-15', -3, '2025-10-15'],
  ['2026-05-31', -3, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-28', 0, '2026-11-28'],
])('%s and %i months is %s', (day, months, later) => expect(monthsAfter(day, months)).toBe(later));

test.each([
  ['2028-02-29', -18, '2010-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2026-11-28', -110, '1916-11-28'],
])('%s and %i years is %s', (day, years, later) => expect(yearsAfter(day, years)).toBe(later));

test('days between two count over the change of clocks, negative backwards', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-12-24', '2026-11-24')).toBe(-30);
});

test('months are counted over the turn of the year and written in digits', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -13)]).toEqual(['2027-01', '2024-12']);
  expect(monthsUpTo('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthInDigits('2026-10')).toBe('10/2026');
});

test('a day is shown as DD.MM.YYYY, anything else as it was typed', () => {
  expect(germanDay('2026-07-01')).toBe('01.07.2026');
  expect(germanDay('1.7')).toBe('1.7');
});
