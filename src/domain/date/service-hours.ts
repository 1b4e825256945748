import { entryOnDay } from '#domain/catalogue/in-use.ts';
import { addDays, berlinDay } from './berlin-day.ts';
import { berlinMoment } from './berlin-time.ts';
import { weekdayOf } from './calendar-day.ts';
import { type Holidays, isDayOff } from './working-days.ts';

interface Hours {
  readonly from: number;
  readonly to: number;
  readonly weekdays?: number[] | undefined;
}

/** Business hours of §9-13: Monday to Friday, 8 to 17, in Berlin, until the catalogue names others from a day on. */
const shippedHours = { from: 8, to: 17, weekdays: [1, 2, 3, 4, 5] };

/** Weekdays as ISO 8601 counts them: Monday is 1. */
export const serviceHours = (day: string): Hours => entryOnDay('serviceHours', day) ?? shippedHours;

const hourOf = (day: string, hour: number): number => berlinMoment(`${day} ${String(hour).padStart(2, '0')}:00`);

/** Begin and end (ms) of a day's business hours; none on a day off. */
function hoursOf(day: string, holidays: Holidays): { opens: number; closes: number } | undefined {
  const { from, to, weekdays = shippedHours.weekdays } = serviceHours(day);
  if (isDayOff(day, holidays) || !weekdays.includes(weekdayOf(day) || 7)) return undefined;
  return { opens: hourOf(day, from), closes: hourOf(day, to) };
}

/** True at a moment (ms) at which callbacks come within the hour. */
export function isServiceTime(now: number, holidays: Holidays): boolean {
  const hours = hoursOf(berlinDay(now), holidays);
  return hours !== undefined && now >= hours.opens && now < hours.closes;
}

/** The moment (ms) by which so many milliseconds of business hours have passed since `from` (ms). */
export function serviceTimeAfter(from: number, length: number, holidays: Holidays): number {
  let left = length;
  for (let day = berlinDay(from); ; day = addDays(day, 1)) {
    const hours = hoursOf(day, holidays);
    if (!hours || hours.closes <= from) continue;
    const begins = Math.max(from, hours.opens);
    if (left <= hours.closes - begins) return begins + left;
    left -= hours.closes - begins;
  }
}

/** Milliseconds of business hours between two moments (ms). */
export function serviceTimeBetween(from: number, to: number, holidays: Holidays): number {
  let passed = 0;
  for (let day = berlinDay(from); day <= berlinDay(to); day = addDays(day, 1)) {
    const hours = hoursOf(day, holidays);
    if (hours) passed += Math.max(0, Math.min(to, hours.closes) - Math.max(from, hours.opens));
  }
  return passed;
}
