import { type CarrierEvent, carrierEvents } from '#contract/wholesale/carrier-message.ts';
import type { PortingData } from '#contract/wholesale/porting.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { canStillChange } from '#domain/wholesale/porting/porting-dates.ts';
import { answersIn, mayDo } from '#domain/wholesale/porting/porting-states.ts';

interface Today {
  today: string;
  holidays: Holidays;
}

/** Terminverschiebung: a later day, while there is time. */
export const mayShift = (data: PortingData, at: Today): boolean =>
  mayDo(data.state, 'shift', 'partner') && data.agreedDate !== undefined && canStillChange(data.agreedDate, at);

/** Storno: until the eve of the agreed day. */
export const mayCancel = (data: PortingData, at: Today): boolean =>
  mayDo(data.state, 'cancel', 'partner') && canStillChange(data.agreedDate, at);

/** What the other carrier can have said, for employees who record it. */
export function answersFor({ state }: PortingData): CarrierEvent[] {
  const possible = answersIn(state);
  return carrierEvents.filter((event) => possible.includes(event));
}
