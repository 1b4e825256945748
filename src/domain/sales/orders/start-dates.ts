import { addDays } from '#domain/date/berlin-day.ts';
import { type Holidays, isWorkingDay, workingDayAfter } from '#domain/date/working-days.ts';
import type { Days } from '#domain/form/form-description.ts';

/** Working days that pass before a service can start (`docs/domain/order-forms.md#contract`). */
export const leadTimes = { newNumbers: 5, porting: 10, dsl: 15 } as const;
const latestStart = 180;

interface Moment {
  readonly today: string;
  readonly holidays: Holidays;
}

/** Working days from `lead` of them to `latest` calendar days ahead. */
export function workingDaysFrom({ today, holidays }: Moment, lead: number, latest: number = latestStart): Days {
  const min = workingDayAfter(today, lead, holidays);
  const max = addDays(today, latest);
  return {
    min,
    max,
    fault: (day) => {
      if (day < min) return `leadTime:${lead}`;
      if (day > max) return `daysAhead:${latest}`;
      return isWorkingDay(day, holidays) ? undefined : 'neededByNotWorkingDay';
    },
  };
}
