import { describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { isWeekend, isWorkingDay, workingDayAfter } from '#domain/date/working-days.ts';
import { earliestNeededBy, latestDays, neededByFault, offerLeadTime } from '#domain/tickets/needed-by-date.ts';

const nationwide = publicHolidays('', 2026, 3);
const bavaria = publicHolidays('BY', 2026, 3);

test('§9 the lead time of an offer is three days', () => expect(offerLeadTime).toBe(3));

test.each([
  ['a Monday', '2026-07-06', '2026-07-09'],
  ['a Wednesday before a weekend', '2026-07-08', '2026-07-13'],
  ['a Friday', '2026-07-10', '2026-07-15'],
  ['a Saturday', '2026-07-11', '2026-07-15'],
  ['a Sunday', '2026-07-12', '2026-07-15'],
  ['Maundy Thursday', '2026-04-02', '2026-04-09'],
  ['the eve of Ascension Day', '2026-05-13', '2026-05-19'],
  ['before Christmas', '2026-12-22', '2026-12-28'],
  ['before New Year', '2026-12-30', '2027-01-05'],
  ['a holiday that is a Saturday', '2026-10-01', '2026-10-06'],
])('§5-9 §9-12 the earliest date nationwide from %s (%s) is %s', (_case, today, earliest) =>
  expect(earliestNeededBy(today, nationwide)).toBe(earliest),
);

test.each([
  ['2026-01-02', '2026-01-08', '2026-01-07'],
  ['2026-06-03', '2026-06-09', '2026-06-08'],
])(
  '§5-9 from %s the earliest date is %s with the holidays of Bavaria and %s nationwide',
  (today, inBavaria, elsewhere) => {
    expect(earliestNeededBy(today, bavaria)).toBe(inBavaria);
    expect(earliestNeededBy(today, nationwide)).toBe(elsewhere);
  },
);

test('§5-9 the earliest date has exactly two working days before it, on every day of two years', () => {
  for (let today = '2026-01-01'; today < '2028-01-01'; today = addDays(today, 1)) {
    const earliest = earliestNeededBy(today, bavaria);
    let between = 0;
    for (let day = addDays(today, 1); day < earliest; day = addDays(day, 1))
      if (isWorkingDay(day, bavaria)) between += 1;
    expect([today, isWorkingDay(earliest, bavaria), between]).toEqual([today, true, offerLeadTime - 1]);
  }
});

describe('§5-9 a chosen date', () => {
  const today = '2026-07-06';
  test.each([
    ['in the past', '2026-07-01', 'neededByTooEarly'],
    ['today', '2026-07-06', 'neededByTooEarly'],
    ['a day before the earliest', '2026-07-08', 'neededByTooEarly'],
    ['the earliest', '2026-07-09', undefined],
    ['a Saturday', '2026-07-11', 'neededByNotWorkingDay'],
    ['a Sunday', '2026-07-12', 'neededByNotWorkingDay'],
    ['a holiday on a weekday', '2026-12-25', 'neededByNotWorkingDay'],
    ['Christmas Eve', '2026-12-24', undefined],
    ['New Year’s Eve', '2026-12-31', undefined],
    ['the last day', '2027-07-06', undefined],
    ['a day after the last', '2027-07-07', 'neededByTooLate'],
  ])('%s (%s): %s', (_case, day, fault) => expect(neededByFault(day, today, nationwide)).toBe(fault));
  test('may lie up to 365 days ahead', () => expect(addDays(today, latestDays)).toBe('2027-07-06'));
});

describe('§5-9 today is the day in Berlin', () => {
  test.each([
    ['the last second of a summer day', '2026-07-05T21:59:59Z', '2026-07-05'],
    ['the first of the next', '2026-07-05T22:00:00Z', '2026-07-06'],
    ['the last second of a winter day', '2026-01-05T22:59:59Z', '2026-01-05'],
    ['the first of the next', '2026-01-05T23:00:00Z', '2026-01-06'],
    ['the night of the change to summer time', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['the night of the change to winter time', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['New Year', '2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s (%s) is %s', (_case, moment, day) => expect(berlinDay(Date.parse(moment))).toBe(day));
});

test('days are added over months, years and changes of the clock', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('Saturday and Sunday are the weekend', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays('2026-07-06', index));
  expect(week.map(isWeekend)).toEqual([false, false, false, false, false, true, true]);
});

test('§5-9 working days are counted without today', () => {
  expect(workingDayAfter('2026-07-06', 1, nationwide)).toBe('2026-07-07');
  expect(workingDayAfter('2026-07-10', 1, nationwide)).toBe('2026-07-13');
  expect(workingDayAfter('2026-07-06', 10, nationwide)).toBe('2026-07-20');
});
