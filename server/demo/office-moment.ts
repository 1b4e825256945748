import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { isWorkingDay } from '#domain/date/working-days.ts';
import type { RecordServices } from '../records/engine/record-services.ts';

export type Calendar = Pick<RecordServices, 'clock' | 'holidays'>;

const hour = 3_600_000;
/** Office hours in Berlin; the lists of the demo were written at noon. */
const opens = 8;
const hoursPerDay = 9;
const noon = 0.5;
const workingDaysPerDay = 5 / 7;

const isOpen = ({ holidays }: Calendar, day: string) => isWorkingDay(day, holidays(day));

/** The working day `back` working days before a day, which may itself be none. */
export function workingDayBefore(calendar: Calendar, day: string, back: number): string {
  let before = day;
  for (let left = back; left > 0; ) {
    before = addDays(before, -1);
    if (isOpen(calendar, before)) left -= 1;
  }
  return before;
}

/**
 * A moment (ms) of office hours about so many days ago. Weekends and holidays do not count, so that the demo data tell the
 * same story on every day on which they are loaded: on a day off, the last working day counts as today.
 */
export function officeMoment(calendar: Calendar, daysAgo: number): number {
  const now = calendar.clock();
  const today = berlinDay(now);
  const opening = (day: string) => berlinMoment(`${day} ${String(opens).padStart(2, '0')}:00`);
  const hasOpened = isOpen(calendar, today) && now > opening(today);
  const lastDay = hasOpened ? today : workingDayBefore(calendar, today, 1);
  const place = noon - daysAgo * workingDaysPerDay;
  const back = -Math.floor(place);
  const start = opening(workingDayBefore(calendar, lastDay, back));
  if (back > 0) return Math.floor(start + (place + back) * hoursPerDay * hour);
  // What happened today is over.
  const openTime = Math.min(now - start, hoursPerDay * hour);
  return Math.floor(start + (place / noon) * openTime);
}
