const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The last Sunday of a month (0 to 11), 01:00 UTC: the moment (ms) at which clocks in the EU are changed. */
function changeOfClocks(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs;
}

/**
 * What clocks in Berlin show at a moment (ms), read by the date's UTC methods. By the rule of Directive 2000/84/EC, in force
 * since 1996, and not by the browser's formatter: making the first one holds a screen back (docs/decisions/0101-formats-by-rule.md).
 */
export function berlinClock(moment: number): Date {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= changeOfClocks(year, 2) && moment < changeOfClocks(year, 9);
  return new Date(moment + (isSummer ? 2 : 1) * hourMs);
}
