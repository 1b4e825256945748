import type { PortingData } from '#contract/wholesale/porting.ts';
import { isCalendarDay } from '#domain/date/berlin-day.ts';
import { windowOn } from './porting-dates.ts';

/** The day of the change, as far as it is known. */
export interface ChangeDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Both carriers have agreed on it. */
  readonly isAgreed: boolean;
  /** When (ms) the switch begins and ends; absent where the hours are agreed freely. */
  readonly window?: { readonly from: number; readonly to: number };
}

/** The agreed day, or the desired one, with the hours of its window; undefined where no day is named. */
export function changeDay(data: PortingData): ChangeDay | undefined {
  const desired = data['desiredDate'];
  const day = data.agreedDate ?? (typeof desired === 'string' ? desired : '');
  if (!isCalendarDay(day)) return undefined;
  const isOpen = data['timeWindow'] !== 'ZF1' && data['timeWindow'] !== 'ZF2';
  const window = windowOn(day, data['timeWindow']);
  return {
    day,
    isAgreed: data.agreedDate !== undefined,
    ...(!isOpen && { window: { from: window.from, to: window.to } }),
  };
}
