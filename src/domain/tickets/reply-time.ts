import { berlinDay } from '../date/berlin-day.ts';
import { isServiceTime } from '../date/service-hours.ts';
import { type Holidays, isWorkingDay, workingDayAfter } from '../date/working-days.ts';

/** Working days within which the distributor answers a new ticket as a rule. */
export const replyDays = 2;

interface NewTicket {
  value5: string;
  value6: string;
  /** The date of an offer request. */
  value8?: string | undefined;
  created: number;
}

/** By when a new ticket is answered as a rule: a day (`YYYY-MM-DD`), for a call within the hour the moment (ms) too. */
export function replyBy(
  { value5, value6, value8, created }: NewTicket,
  holidays: Holidays,
): { day: string; at?: number } {
  const today = berlinDay(created);
  if (value5 === 'etcProjectRequest' && value8) return { day: value8 };
  if (value5 !== 'etcCallBackRequest') return { day: workingDayAfter(today, replyDays, holidays) };
  if (value6 !== 'hour') return { day: workingDayAfter(today, 1, holidays) };
  if (isServiceTime(created, holidays)) return { day: today, at: created + 3_600_000 };
  const isEarly = isWorkingDay(today, holidays) && isServiceTime(created + 8 * 3_600_000, holidays);
  return { day: isEarly ? today : workingDayAfter(today, 1, holidays) };
}
