import { berlinClock } from './berlin-clock.ts';
import { utcDay } from './calendar-day.ts';

const dayMs = 86_400_000;

/** `days` calendar days after `day` (`YYYY-MM-DD`). */
export const addDays = (day: string, days: number): string => utcDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

/** Whether a text names a day that there is, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const begin = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(begin) && utcDay(begin) === text;
}

/** The calendar day in Berlin at a moment (ms). */
export const berlinDay = (now: number): string => utcDay(berlinClock(now));
