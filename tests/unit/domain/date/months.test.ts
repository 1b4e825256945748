import { expect, test } from 'vitest';
import { byMonthName, namedMonth } from '#domain/date/month-names.ts';
import { monthCaption, monthOf, shortMonth } from '#domain/date/months.ts';

test('§9-4 months by name come December first, the newest year before the others', () => {
  const names = ['Januar', 'März', 'Dezember', 'November', 'Februar'];
  expect(names.toSorted(byMonthName)).toEqual(['Dezember', 'November', 'März', 'Februar', 'Januar']);
  expect(['Dezember 2025', 'Januar 2026', 'Oktober 2025'].toSorted(byMonthName)).toEqual([
    'Januar 2026',
    'Dezember 2025',
    'Oktober 2025',
  ]);
});

test('§9 English names, other notations and decomposed letters count too', () => {
  expect(['January', 'December', 'May'].toSorted(byMonthName)).toEqual(['December', 'May', 'January']);
  expect(namedMonth('03 März')).toEqual({ year: 0, month: 3 });
  expect(namedMonth('2026-März'.normalize('NFD'))).toEqual({ year: 2026, month: 3 });
});

test.each([
  ['Mrz 2030', 2030, 3],
  ['Jänner 2031', 2031, 1],
  ['Feber 2031', 2031, 2],
  ['Sept. 2026', 2026, 9],
  ['Dez 2026', 2026, 12],
  ['okt. 2026', 2026, 10],
  ['Oct 2026', 2026, 10],
  ['Ma\u0308rz\u00a02026', 2026, 3],
  ['Mär\u200bz 2026', 2026, 3],
])('%j is a month', (name, year, month) => expect(namedMonth(name)).toEqual({ year, month }));

test('what names no month comes last, by name', () => {
  expect(['Archiv 10', 'Mai', 'Archiv 9', 'Juni'].toSorted(byMonthName)).toEqual([
    'Juni',
    'Mai',
    'Archiv 9',
    'Archiv 10',
  ]);
  expect(namedMonth('Preise Mai')).toBeUndefined();
  expect(namedMonth('2026-11')).toBeUndefined();
});

test('a file belongs to the month in which it was changed, in Berlin', () => {
  const newYear = Date.parse('2026-12-31T23:30:00Z');
  expect(monthOf(newYear)).toBe('2027-01');
  expect(monthCaption('2027-01', 'de')).toBe('Januar 2027');
  expect(monthCaption('2026-03', 'en')).toBe('March 2026');
});

test.each(['de', 'en'] as const)('months are named as the language names them: %s', (locale) => {
  const [long, short] = (['long', 'short'] as const).map(
    (month) =>
      new Intl.DateTimeFormat(locale, { year: month === 'long' ? 'numeric' : '2-digit', month, timeZone: 'UTC' }),
  );
  for (let month = 1; month <= 12; month += 1) {
    const name = `2026-${String(month).padStart(2, '0')}`;
    expect(monthCaption(name, locale)).toBe(long?.format(Date.parse(`${name}-15`)));
    expect(shortMonth(name, locale)).toBe(short?.format(Date.parse(`${name}-15`)));
  }
});
