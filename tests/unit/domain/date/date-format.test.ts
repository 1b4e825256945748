import { describe, expect, test } from 'vitest';
import { berlinDay } from '#domain/date/berlin-day.ts';
import {
  formatAgo,
  formatCalendarDay,
  formatClock,
  formatDay,
  formatDayAndMonth,
  formatLongDay,
  formatMoment,
  formatWeekday,
  spokenMoment,
} from '#domain/date/date-format.ts';

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

const tags = { de: 'de-DE', en: 'en-GB' } as const;
const locales = ['de', 'en'] as const;

test.each(locales)('§9 days and moments are written as the language writes them: %s', (locale) => {
  const written = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...style, timeZone: 'Europe/Berlin' });
  const [digits, without, long, full] = [
    written({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    written({ day: '2-digit', month: '2-digit' }),
    written({ dateStyle: 'long' }),
    written({ dateStyle: 'full' }),
  ];
  for (let at = 0; at < 400; at += 1) {
    const ms = Date.UTC(2026, 0, 1 + at, 22, 30);
    const day = berlinDay(ms);
    expect(formatDay(ms, locale)).toBe(digits.format(ms));
    expect(formatCalendarDay(day, locale)).toBe(digits.format(ms));
    expect(formatDayAndMonth(day, locale)).toBe(without.format(ms));
    expect(formatLongDay(day, locale)).toBe(long.format(ms));
    // Between weekday and day some platforms write no comma in English.
    expect(formatWeekday(day, locale).replace(',', '')).toBe(full.format(ms).replace(',', ''));
    expect(spokenMoment(ms, locale)).toBe(
      `${formatWeekday(day, locale)}, ${formatClock(ms)}${locale === 'de' ? ' Uhr' : ''}`,
    );
  }
});

test.each(locales)('how long ago something was is said as the language says it: %s', (locale) => {
  const format = new Intl.RelativeTimeFormat(tags[locale], { numeric: 'auto', style: 'short' });
  const messageOf = (ago: number) => formatAgo(now - ago, now, locale);
  const today = 11;
  expect(messageOf(0)).toBe(format.format(0, 'second'));
  for (let n = 1; n < 60; n += 1) expect(messageOf((n * hour) / 60)).toBe(format.format(-n, 'minute'));
  for (let n = 1; n < today; n += 1) expect(messageOf(n * hour)).toBe(format.format(-n, 'hour'));
  for (let n = 1; n < 7; n += 1) expect(messageOf(n * 24 * hour)).toBe(format.format(-n, 'day'));
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
])('the calendar day %j reads %j', (day, display) => expect(formatCalendarDay(day, 'de')).toBe(display));

test.each(['', '32.13.2026', '2026-13-32', '2026-02-30', 'abc'])('%j, which is no day, stays as it is', (typed) => {
  for (const format of [formatCalendarDay, formatLongDay, formatWeekday]) expect(format(typed, 'de')).toBe(typed);
});
