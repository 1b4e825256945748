import type { PortingData, PortingState } from '#contract/wholesale/porting.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { windowOn } from '#domain/wholesale/porting/porting-dates.ts';
import { numbersText } from './porting-data.ts';

const open: readonly PortingState[] = ['draft', 'held', 'vaSent', 'abbmReceived'];

/** The day that both carriers agreed on; a window that is agreed freely is a whole day. */
export function portDayOf(porting: PortingData): CalendarEntry | undefined {
  const { agreedDate: day, state, customerName } = porting;
  const { timeWindow } = porting;
  if (day === undefined || open.includes(state)) return undefined;
  return {
    ...{ kind: 'portDay', day, customer: customerName, about: numbersText(porting) },
    hours: timeWindow === 'ZF3' ? undefined : windowOn(day, timeWindow),
    isCancelled: state === 'cancelled',
  };
}
