const dayMs = 86_400_000;
const pad = (n: number, length = 2) => String(n).padStart(length, '0');

/** The calendar day of a moment in UTC, as `YYYY-MM-DD`. */
export const utcDay = (moment: number | Date): string => new Date(moment).toISOString().slice(0, 10);

/** The day that a text begins with, such as a moment in ISO 8601. */
export const leadingDay = (text: string): string => text.slice(0, 10);

/** `2026-12` of `2026-12-24`. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** Of a day `YYYY-MM-DD` or a month `YYYY-MM`. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** From 1 to 12, of a day or a month. */
export const monthOfYear = (day: string): number => Number(day.slice(5, 7));

/** The day of these numbers; undefined where the calendar has none. */
export function calendarDay(year: number, month: number, date: number): string | undefined {
  const there = new Date(Date.UTC(year, month - 1, date));
  return there.getUTCMonth() === month - 1 && there.getUTCDate() === date
    ? `${pad(year, 4)}-${pad(month)}-${pad(date)}`
    : undefined;
}

/** The same day so many months later, or the last of that month where it is shorter: § 188 (2), (3) BGB. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return utcDay(last);
}

export const yearsAfter = (day: string, years: number): string => monthsAfter(day, 12 * years);

/** From 0, a Sunday, to 6. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** How many days lie between two; negative where the second is the earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** `24.12.2026` of `2026-12-24`; other texts, such as typed ones, stay unchanged. */
export const germanDay = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
