import { expect, test } from 'vitest';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { quietUntil } from '#domain/me/quiet-hours.ts';

const night = { from: '22:00', to: '06:30' };
const noon = { from: '12:00', to: '13:00' };

test.each([
  [night, '2026-11-27 21:59', undefined],
  [night, '2026-11-27 22:00', '2026-11-28 06:30'],
  [night, '2026-11-28 00:00', '2026-11-28 06:30'],
  [night, '2026-11-28 06:29', '2026-11-28 06:30'],
  [night, '2026-11-28 06:30', undefined],
  [noon, '2026-11-28 12:59', '2026-11-28 13:00'],
  [noon, '2026-11-28 13:00', undefined],
  // Nights in which the clocks change.
  [night, '2026-10-24 23:00', '2026-10-25 06:30'],
  [night, '2027-03-28 01:30', '2027-03-28 06:30'],
  [{ from: '00:00', to: '23:30' }, '2026-11-28 23:45', undefined],
  [undefined, '2026-11-28 02:00', undefined],
])('§notifications quiet hours %j at %s end at %s', (hours, now, end) => {
  expect(quietUntil(hours, berlinMoment(now))).toBe(end && berlinMoment(end));
});
