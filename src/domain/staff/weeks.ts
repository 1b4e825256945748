import { addDays } from '../date/berlin-day.ts';
import { weekdayOf } from '../date/calendar-day.ts';

/** How many weeks the figures show, the present one with them. */
export const shownWeeks = 8;

/** The Monday of a day's week, both as `YYYY-MM-DD`. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The Mondays of the weeks up to that of a day, oldest first. */
export const figureWeeks = (day: string, count = shownWeeks): string[] =>
  Array.from({ length: count }, (_, index) => addDays(mondayOf(day), -7 * (count - 1 - index)));

interface Done {
  readonly week: string;
  readonly inTime: number;
  readonly late: number;
  readonly untimed: number;
}

/** What was done in each of the weeks, over all rows that name it; weeks without any have none. */
export const weeklySums = (weeks: readonly string[], rows: readonly Done[]): Done[] =>
  weeks.map((week) =>
    rows
      .filter((row) => row.week === week)
      .reduce(
        (sum, { inTime, late, untimed }) => ({
          week,
          inTime: sum.inTime + inTime,
          late: sum.late + late,
          untimed: sum.untimed + untimed,
        }),
        { week, inTime: 0, late: 0, untimed: 0 },
      ),
  );
