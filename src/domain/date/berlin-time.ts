import { addDays } from './berlin-day.ts';

const timeZone = 'Europe/Berlin';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** What clocks in Berlin show at a moment (ms), to the second, read by the date's UTC methods. */
export const berlinClock = (moment: number): Date => new Date(`${clock.format(moment).replace(' ', 'T')}Z`);

/** Minutes that Berlin's clocks are ahead of UTC at a moment (ms): 60 or 120. */
const aheadOfUtc = (moment: number): number => Math.round((berlinClock(moment).getTime() - moment) / 60_000);

/** The moment (ms) at which clocks in Berlin show `2026-12-24` (its first minute) or `2026-12-24 08:00`. */
export function berlinMoment(written: string): number {
  const [day = '', time = '00:00'] = written.split(' ');
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Asked again an hour or two earlier, because the change of the clocks may lie between.
  return asUtc - aheadOfUtc(asUtc - aheadOfUtc(asUtc) * 60_000) * 60_000;
}

/** The last moment (ms) of a day in Berlin: what is due on a day can be done until then, and its moment is shown as that day. */
export const endOfDay = (day: string): number => berlinMoment(addDays(day, 1)) - 1;
