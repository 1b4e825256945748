import { expect, test } from 'vitest';
import { berlinClock } from '#domain/date/berlin-clock.ts';

const hourMs = 3_600_000;
const display = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

// A law that ends the change of clocks comes with the next time zones of the platform, and fails here first.
test('§9 the rule matches the clock in Berlin around each change and throughout each year', () => {
  for (let year = 1996; year <= 2037; year += 1) {
    const moments = Array.from({ length: 365 }, (_, day) => Date.UTC(year, 0, day + 1, 12, 34, 56));
    for (const month of [2, 9])
      for (let hour = 0; hour < 24 * 8; hour += 1)
        for (const off of [-1000, 0]) moments.push(Date.UTC(year, month, 24) + hour * hourMs + off);
    for (const moment of moments)
      expect(berlinClock(moment).toISOString().slice(0, 19).replace('T', ' ')).toBe(display.format(moment));
  }
});
