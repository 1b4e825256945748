import type { PortingState } from '#contract/wholesale/porting.ts';
import type { PortingStage } from '#contract/wholesale/wholesale-figures.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { weekdayOf } from '#domain/date/calendar-day.ts';

const stages: Partial<Record<PortingState, PortingStage>> = {
  ported: 'ported',
  abbmReceived: 'waiting',
  ruemReceived: 'waiting',
  abbmTr: 'waiting',
  akmSent: 'confirmed',
};

/** How a porting stands on the calendar. */
export function portingStage(state: PortingState, day: string, today: string): PortingStage {
  const stage = stages[state] ?? 'requested';
  return stage === 'confirmed' && day === today ? 'today' : stage;
}

/** The Sunday that ends the week of a day; on a weekend that of the next week. */
export function endOfPortingWeek(today: string): string {
  const weekday = weekdayOf(today);
  const left = weekday === 0 ? 0 : 7 - weekday;
  return addDays(today, left < 2 ? left + 7 : left);
}
