import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { monthsAfter, yearOf } from '#domain/date/calendar-day.ts';
import type { RetentionRule } from './retention-rule.ts';

type Period = Pick<RetentionRule, 'fromYearEnd'> & { readonly months: number };

/** The last day on which something is kept that happened at a moment. */
export function keptUntil(event: number, { months, fromYearEnd }: Period): string {
  const day = berlinDay(event);
  return monthsAfter(fromYearEnd ? `${yearOf(day)}-12-31` : day, months);
}

/** What happened before this moment (ms) is due today: its last day is over. */
export function dueBefore(now: number, period: Period): number {
  const today = berlinDay(now);
  const isOver = (day: string) => keptUntil(berlinMoment(day), period) < today;
  if (period.fromYearEnd) {
    let year = yearOf(today);
    while (!isOver(`${year}-12-31`)) year -= 1;
    return berlinMoment(`${year + 1}-01-01`);
  }
  // Months have no common length: the last days of one may be as many months before a day as the first of the next.
  let day = addDays(monthsAfter(today, -period.months), 3);
  while (!isOver(day)) day = addDays(day, -1);
  return berlinMoment(addDays(day, 1));
}
