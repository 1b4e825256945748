import { addDays, berlinDay } from '../date/berlin-day.ts';
import { weekdayOf } from '../date/calendar-day.ts';

/** The groups of the desk's list, the most urgent first; `open` has no due time. */
const dueGroups = ['overdue', 'today', 'thisWeek', 'nextWeek', 'later', 'open'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Weeks end on Sunday. */
export function dueGroupOf(due: number | undefined, now: number): DueGroup {
  if (due === undefined) return 'open';
  if (due < now) return 'overdue';
  const today = berlinDay(now);
  const day = berlinDay(due);
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  if (day === today) return 'today';
  if (day <= sunday) return 'thisWeek';
  return day <= addDays(sunday, 7) ? 'nextWeek' : 'later';
}

/** The items of each group that has some, in the order of the groups. */
export const groupByDue = <T extends { due?: number | undefined }>(items: readonly T[], now: number) =>
  dueGroups.flatMap((group) => {
    const members = items.filter(({ due }) => dueGroupOf(due, now) === group);
    return members.length > 0 ? [{ group, items: members }] : [];
  });
