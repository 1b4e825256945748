import { describe, expect, test } from 'vitest';
import { formatCount } from '#domain/staff/count-text.ts';
import { filledReply, placeholders, ticketFilling, unknownPlaceholders } from '#domain/staff/placeholders.ts';
import { figureWeeks, mondayOf, weeklySums } from '#domain/staff/weeks.ts';

const filling = ticketFilling({ contactFirstName: 'Petra', contactLastName: 'Sommer' }, '100001', 'Ines Kramer');

describe('§staff saved replies', () => {
  test.each([
    ['Guten Tag {Name}', 'Guten Tag Petra Sommer'],
    ['{Ticketnummer} {Ticketnummer} {Betreuer}', '100001 100001 Ines Kramer'],
    ['{name} {constructor} { Name } {}', '{name} {constructor} { Name } {}'],
    ['ohne', 'ohne'],
  ])('%s becomes %s', (text, filled) => {
    expect(filledReply(text, filling)).toBe(filled);
  });

  test('what stands for a placeholder is not read again', () => {
    expect(filledReply('{Name}', { ...filling, Name: '{Ticketnummer}' })).toBe('{Ticketnummer}');
  });

  test('slips are told, placeholders are not', () => {
    expect(unknownPlaceholders('{Nmae} {Name} {toString}')).toEqual(['Nmae', 'toString']);
    expect(unknownPlaceholders(placeholders.map((name) => `{${name}}`).join())).toEqual([]);
  });
});

describe('§staff figures', () => {
  test.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test('weeks follow each other, the present one last, and hold the sums over kinds', () => {
    const weeks = figureWeeks('2026-11-22', 3);
    expect(weeks).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
    const row = { week: '2026-11-09', inTime: 1, late: 2, untimed: 3 };
    expect(weeklySums(weeks, [row, row, { ...row, week: '2026-01-05' }])).toEqual([
      { week: '2026-11-02', inTime: 0, late: 0, untimed: 0 },
      { week: '2026-11-09', inTime: 2, late: 4, untimed: 6 },
      { week: '2026-11-16', inTime: 0, late: 0, untimed: 0 },
    ]);
  });

  test.each([
    [0, '0'],
    [1000, '1.000'],
    [1001, '1.000+'],
  ])('%i is shown as %s', (count, text) => {
    expect(formatCount(count, 1000, 'de')).toBe(text);
  });
});
