import { type DeputyData, longestDeputy } from '#contract/profile/deputy.ts';
import { addDays } from '../date/berlin-day.ts';

/** How many days ahead a deputy may be named. */
const farthest = 365;

interface Period {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with the days of a deputy, by field. */
export function periodFaults({ from, to }: Period, today: string): Record<string, string> {
  if (from < today) return { from: 'deputyPast' };
  if (from > addDays(today, farthest)) return { from: `effectiveAhead:${farthest}` };
  if (to < from) return { to: 'endBeforeBegin' };
  if (to > addDays(from, longestDeputy - 1)) return { to: `deputyLong:${longestDeputy}` };
  return {};
}

export const overlap = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to;

/** Whether a user acts for another one on a day: by the record and by the calendar, until the earlier end. */
export const isActing = ({ state, from, to }: Pick<DeputyData, 'state' | 'from' | 'to'>, today: string): boolean =>
  state === 'active' && from <= today && today <= to;
