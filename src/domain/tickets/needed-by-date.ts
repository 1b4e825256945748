import { addDays } from '../date/berlin-day.ts';
import { type Holidays, isWorkingDay, workingDayAfter } from '../date/working-days.ts';

/** Working days between today and the earliest date of an offer request (§9-12). */
export const offerLeadTime = 3;
export const latestDays = 365;

export const earliestNeededBy = (today: string, holidays: Holidays): string =>
  workingDayAfter(today, offerLeadTime, holidays);

type NeededByFault = 'neededByTooEarly' | 'neededByNotWorkingDay' | 'neededByTooLate';

/** Why a date cannot be chosen (key of the `validation` texts), or undefined where it can (§5-9). */
export function neededByFault(day: string, today: string, holidays: Holidays): NeededByFault | undefined {
  if (day < earliestNeededBy(today, holidays)) return 'neededByTooEarly';
  if (!isWorkingDay(day, holidays)) return 'neededByNotWorkingDay';
  return day > addDays(today, latestDays) ? 'neededByTooLate' : undefined;
}
