import { expect, test } from 'vitest';
import { comingPresets, pastPresets, presetRange, wholeMonth } from '#domain/records/day-presets.ts';
import { rangeOf } from '#domain/records/list-view.ts';

test.each([
  ['today', '2026-11-28..2026-11-28'],
  ['yesterday', '2026-11-27..2026-11-27'],
  ['last7', '2026-11-22..2026-11-28'],
  ['last30', '2026-10-30..2026-11-28'],
  ['thisMonth', '2026-11-01..2026-11-30'],
  ['lastMonth', '2026-10-01..2026-10-31'],
  ['nextMonth', '2026-12-01..2026-12-31'],
  ['thisQuarter', '2026-10-01..2026-12-31'],
  ['thisYear', '2026-01-01..2026-12-31'],
  ['untilToday', '..2026-11-28'],
  ['next7', '2026-11-28..2026-12-04'],
  ['next30', '2026-11-28..2026-12-27'],
] as const)('%s are the days %s', (preset, range) => expect(presetRange(preset, '2026-11-28')).toBe(range));

test('months, quarters and years follow the calendar', () => {
  expect(presetRange('lastMonth', '2028-03-31')).toBe('2028-02-01..2028-02-29');
  expect(presetRange('lastMonth', '2027-01-15')).toBe('2026-12-01..2026-12-31');
  expect(presetRange('nextMonth', '2026-12-31')).toBe('2027-01-01..2027-01-31');
  expect(presetRange('thisQuarter', '2027-02-10')).toBe('2027-01-01..2027-03-31');
  expect(presetRange('yesterday', '2027-01-01')).toBe('2026-12-31..2026-12-31');
});

test('each preset is a range that a filter can hold, and no two of a list are the same', () => {
  for (const presets of [pastPresets, comingPresets]) {
    const ranges = presets.map((preset) => presetRange(preset, '2026-11-28'));
    expect(new Set(ranges).size).toBe(presets.length);
    for (const range of ranges) expect(rangeOf('days', range).to).not.toBe('');
  }
});

test('a range that is a whole month is known for it', () => {
  expect(wholeMonth('2026-11-01..2026-11-30')).toBe('2026-11');
  expect(wholeMonth('2028-02-01..2028-02-29')).toBe('2028-02');
  for (const range of ['', '2026-11-01..', '..2026-11-30', '2026-11-01..2026-11-29', '2026-11-02..2026-11-30'])
    expect(wholeMonth(range)).toBeUndefined();
});
