import { berlinClock } from './berlin-clock.ts';

const dayMs = 86_400_000;

/** `days` calendar days after `day` (`YYYY-MM-DD`). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Whether a text names a day that there is, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const begin = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(begin) && new Date(begin).toISOString().slice(0, 10) === text;
}

/** The calendar day in Berlin at a moment (ms). */
export const berlinDay = (now: number): string => berlinClock(now).toISOString().slice(0, 10);
