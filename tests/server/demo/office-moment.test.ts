import { expect, test } from 'vitest';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { isWorkingDay } from '#domain/date/working-days.ts';
import { officeMoment } from '#server/demo/office-moment.ts';

const holidays = publicHolidays('', 2024, 4);
const calendarAt = (moment: string) => ({ clock: () => berlinMoment(moment), holidays: () => holidays });
const ages = Array.from({ length: 120 }, (_, at) => at / 4);

/** How many working days before the last one at a start each moment lies. */
function distancesAt(moment: string): number[] {
  const calendar = calendarAt(moment);
  let last = berlinDay(calendar.clock());
  while (!isWorkingDay(last, holidays)) last = addDays(last, -1);
  return ages.map((daysAgo) => {
    let distance = 0;
    for (let day = berlinDay(officeMoment(calendar, daysAgo)); day < last; day = addDays(day, 1))
      if (isWorkingDay(day, holidays)) distance += 1;
    return distance;
  });
}

const starts = [
  ...Array.from({ length: 7 }, (_, at) => addDays('2026-11-23', at)),
  ...['2026-12-25', '2027-03-29', '2026-10-03', '2027-01-01'],
].map((day) => `${day} 10:30`);

test.each(starts)('on %s all moments lie in office hours, later ones after earlier ones', (start) => {
  const calendar = calendarAt(start);
  const moments = ages.map((daysAgo) => officeMoment(calendar, daysAgo));
  expect(moments.toSorted((a, b) => b - a)).toEqual(moments);
  expect(Math.max(...moments)).toBeLessThanOrEqual(calendar.clock());
  for (const at of moments) {
    const day = berlinDay(at);
    expect(isWorkingDay(day, holidays)).toBe(true);
    expect(at).toBeGreaterThanOrEqual(berlinMoment(`${day} 08:00`));
    expect(at).toBeLessThanOrEqual(berlinMoment(`${day} 17:00`));
  }
});

test.each(starts)('on %s each moment lies as many working days back as on a Tuesday', (start) =>
  expect(distancesAt(start)).toEqual(distancesAt('2026-11-24 10:30')),
);

test.each(['07:10', '08:01', '12:00', '16:59', '23:50'])('the hour of the start, %s, changes no order', (hour) => {
  const calendar = calendarAt(`2026-11-24 ${hour}`);
  const moments = ages.map((daysAgo) => officeMoment(calendar, daysAgo));
  expect(moments.toSorted((a, b) => b - a)).toEqual(moments);
  expect(Math.max(...moments)).toBeLessThanOrEqual(calendar.clock());
});
