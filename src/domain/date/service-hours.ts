import { berlinDay } from './berlin-day.ts';
import { type Holidays, isWorkingDay } from './working-days.ts';

/** Business hours of §9: Monday to Friday, 8 to 17, in Berlin. */
export const serviceHours = { from: 8, to: 17 } as const;

const berlinHour = (now: number): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' }).format(now),
  );

/** True at a moment (ms) at which somebody calls back within the hour. */
export function isServiceTime(now: number, holidays: Holidays): boolean {
  const hour = berlinHour(now);
  return isWorkingDay(berlinDay(now), holidays) && hour >= serviceHours.from && hour < serviceHours.to;
}
