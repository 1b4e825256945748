import { berlinClock } from './berlin-clock.ts';
import { addDays } from './berlin-day.ts';

/** Milliseconds that Berlin's clocks are ahead of UTC at a moment (ms): one hour or two. */
const aheadOfUtc = (moment: number): number => berlinClock(moment).getTime() - moment;

/** The moment (ms) at which clocks in Berlin show `2026-12-24` (its first minute) or `2026-12-24 08:00`. */
export function berlinMoment(written: string): number {
  const [day = '', time = '00:00'] = written.split(' ');
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Asked again an hour or two earlier, because the change of the clocks may lie between.
  return asUtc - aheadOfUtc(asUtc - aheadOfUtc(asUtc));
}

/**
 * The last moment (ms) of a day in Berlin: a task due on a day is open until then, and the deadline is shown as that
 * day.
 */
export const endOfDay = (day: string): number => berlinMoment(addDays(day, 1)) - 1;
