import { changedEntries } from '#domain/catalogue/in-use.ts';
import { addDays, berlinDay } from './berlin-day.ts';
import { berlinMoment } from './berlin-time.ts';
import { type Holidays, isWorkingDay } from './working-days.ts';

/** Business hours of §9-13: Monday to Friday, 8 to 17, in Berlin, until the catalogue names others. */
const shippedHours = { from: 8, to: 17 } as const;
export const serviceHours = (): { from: number; to: number } => changedEntries('serviceHours')[0] ?? shippedHours;

const hourOf = (day: string, hour: number): number => berlinMoment(`${day} ${String(hour).padStart(2, '0')}:00`);

/** Begin and end (ms) of a day's business hours; none on a day off. */
function hoursOf(day: string, holidays: Holidays): { opens: number; closes: number } | undefined {
  if (!isWorkingDay(day, holidays)) return undefined;
  const { from, to } = serviceHours();
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
