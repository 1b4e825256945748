import { expect, test } from 'vitest';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';

test.each([
  ['2026-12-24', '2026-12-24T00:00:00+01:00'],
  ['2026-12-24 08:30', '2026-12-24T08:30:00+01:00'],
  ['2026-07-01', '2026-07-01T00:00:00+02:00'],
  ['2026-03-29 01:59', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29 03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', '2026-10-25T00:00:00+02:00'],
  ['2026-10-25 04:00', '2026-10-25T04:00:00+01:00'],
])('§1 times that editors write are those of Berlin: %s', (written, moment) =>
  expect(new Date(berlinMoment(written)).toISOString()).toBe(new Date(moment).toISOString()),
);

test.each([
  ['2026-11-26', '2026-11-26T23:59:59.999+01:00'],
  ['2026-10-25', '2026-10-25T23:59:59.999+01:00'],
  ['2026-03-28', '2026-03-28T23:59:59.999+01:00'],
])('§porting.dates a day ends with its last moment in Berlin: %s', (day, moment) =>
  expect(new Date(endOfDay(day)).toISOString()).toBe(new Date(moment).toISOString()),
);
