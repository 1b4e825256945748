import { expect, test } from 'vitest';
import { publicHolidays } from '#domain/date/holidays.ts';

const nationwide = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'];
const inYear = (year: number, days: readonly string[]) => days.map((day) => `${year}-${day}`);

test('§5-9 nine holidays are kept nationwide', () =>
  expect(Object.keys(publicHolidays('', 2026, 1)).sort()).toEqual(inYear(2026, nationwide)));

test.each([
  ['BB', ['04-05', '05-24', '10-31']],
  ['BE', ['03-08']],
  ['BW', ['01-06', '06-04', '11-01']],
  ['BY', ['01-06', '06-04', '11-01']],
  ['HB', ['10-31']],
  ['HE', ['06-04']],
  ['HH', ['10-31']],
  ['MV', ['03-08', '10-31']],
  ['NI', ['10-31']],
  ['NW', ['06-04', '11-01']],
  ['RP', ['06-04', '11-01']],
  ['SH', ['10-31']],
  ['SL', ['06-04', '08-15', '11-01']],
  ['SN', ['10-31', '11-18']],
  ['ST', ['01-06', '10-31']],
  ['TH', ['09-20', '10-31']],
])('§5-9 %s keeps %j too', (state, extra) =>
  expect(Object.keys(publicHolidays(state, 2026, 1)).sort()).toEqual(inYear(2026, [...nationwide, ...extra]).sort()),
);

test.each([
  [2026, '04-03', '04-06', '05-14', '05-25', '06-04'],
  [2027, '03-26', '03-29', '05-06', '05-17', '05-27'],
  [2028, '04-14', '04-17', '05-25', '06-05', '06-15'],
  [2029, '03-30', '04-02', '05-10', '05-21', '05-31'],
  [2038, '04-23', '04-26', '06-03', '06-14', '06-24'],
])('§5-9 Easter moves the holidays of %i', (year, ...days) => {
  const results = Object.keys(publicHolidays('NW', year, 1));
  expect(results).toEqual(expect.arrayContaining(inYear(year, days)));
  expect(results).toHaveLength(nationwide.length + 2);
});

test('§5-9 the day of prayer in Saxony is the Wednesday before 23 November', () => {
  const days = [2025, 2026, 2027, 2028].map((year) =>
    Object.keys(publicHolidays('SN', year, 1)).find((day) => day > `${year}-11-01`),
  );
  expect(days).toEqual(['2025-11-19', '2026-11-18', '2027-11-17', '2028-11-22']);
});

test('§5-9 every holiday has its name in both languages', () => {
  const result = publicHolidays('', 2026, 3);
  expect(Object.keys(result)).toHaveLength(27);
  expect(result['2026-12-25']).toEqual({ de: '1. Weihnachtstag', en: 'Christmas Day' });
  for (const names of Object.values(result)) expect(names.de && names.en && names.de !== names.en).toBe(true);
});
