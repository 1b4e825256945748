import { expect, test } from 'vitest';
import { publicHolidays } from '#domain/date/holidays.ts';
import { isServiceTime } from '#domain/date/service-hours.ts';

const holidays = publicHolidays('', 2026, 1);

test.each([
  ['Monday at 8', '2026-07-06T08:00:00+02:00', true],
  ['Monday before 8', '2026-07-06T07:59:59+02:00', false],
  ['Friday before 17', '2026-07-10T16:59:59+02:00', true],
  ['Friday at 17', '2026-07-10T17:00:00+02:00', false],
  ['Saturday noon', '2026-07-11T12:00:00+02:00', false],
  ['Sunday noon', '2026-07-12T12:00:00+02:00', false],
  ['Good Friday noon', '2026-04-03T12:00:00+02:00', false],
  ['a winter morning, one hour behind UTC+2', '2026-01-05T07:30:00Z', true],
  ['midnight', '2026-07-06T00:00:00+02:00', false],
])('§9-13 business hours Monday to Friday, 8 to 17, in Berlin: %s', (_case, moment, open) => {
  expect(isServiceTime(Date.parse(moment), holidays)).toBe(open);
});
