import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  formatCalendarDay,
  formatDay,
  formatLongDay,
  formatMoment,
  formatWeekday,
} from '../../../../src/domain/date/date-format.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const hour = 3_600_000;

describe('how long ago', () => {
  test.each([
    ['just now', 0, 'jetzt', 'now'],
    ['under an hour', hour / 2, 'vor 30 Min.', '30 min ago'],
    ['the same day', 2 * hour, 'vor 2 Std.', '2 hr ago'],
    ['the evening before, although only 12 hours ago', 12 * hour, 'gestern', 'yesterday'],
    ['within a week', 72 * hour, 'vor 3 Tagen', '3 days ago'],
    ['a week ago and more', 24 * 7 * hour, '14.11.2026', '14/11/2026'],
    ['a clock that is 2 minutes behind', -hour / 30, 'jetzt', 'now'],
    ['the future', -48 * hour, '23.11.2026', '23/11/2026'],
  ])('%s', (_case, ago, german, english) => {
    expect(formatAgo(now - ago, now, 'de')).toBe(german);
    expect(formatAgo(now - ago, now, 'en')).toBe(english);
  });
});

test('moments are those of Berlin', () => {
  expect(formatMoment(now, 'de')).toBe('21.11.2026, 11:00 Uhr');
  expect(formatMoment(now, 'en')).toBe('21/11/2026, 11:00');
  expect(formatDay(Date.parse('2026-11-21T23:30:00Z'), 'de')).toBe('22.11.2026');
});

test('a calendar day reads as a sentence says it', () => {
  expect(formatLongDay('2026-11-01', 'de')).toBe('1. November 2026');
  expect(formatWeekday('2026-07-09', 'de')).toBe('Donnerstag, 9. Juli 2026');
  expect(formatWeekday('2026-07-09', 'en')).toMatch(/^Thursday,? 9 July 2026$/);
});

test.each([
  ['2026-11-27', '27.11.2026'],
  ['', ''],
  ['bald', 'bald'],
])('the calendar day %j reads %j', (day, shown) => expect(formatCalendarDay(day, 'de')).toBe(shown));

test.each(['', '32.13.2026', '2026-13-32', '2026-02-30', 'abc'])('%j, which is no day, stays as it is', (typed) => {
  for (const format of [formatCalendarDay, formatLongDay, formatWeekday]) expect(format(typed, 'de')).toBe(typed);
});
