import { expect, test } from 'vitest';
import { certificateState, nextEnd } from '#domain/content/certificate-validity.ts';
import { monthsAfter } from '#domain/date/calendar-day.ts';

test.each([
  ['2026-11-23', 12, '2027-11-23'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-08-31', 18, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
])('§academy %s and %i months is %s', (day, months, end) => expect(monthsAfter(day, months)).toBe(end));

test.each([
  [undefined, 'valid'],
  ['2026-12-24', 'valid'],
  ['2026-12-23', 'endsSoon'],
  ['2026-11-23', 'endsSoon'],
  ['2026-11-22', 'ended'],
] as const)('§academy a certificate until %s stands on 2026-11-23 as %s', (end, state) =>
  expect(certificateState(end, '2026-11-23')).toBe(state),
);

test.each([
  ['a first one holds from today', undefined, '2027-11-23'],
  ['one that holds yet is extended from its end', '2026-12-10', '2027-12-10'],
  ['one that has ended begins anew', '2026-11-01', '2027-11-23'],
])('§academy %s', (_what, end, next) => expect(nextEnd(end, '2026-11-23', 12)).toBe(next));
