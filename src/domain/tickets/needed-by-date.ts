/** Days on which nobody works, as `YYYY-MM-DD` → name of the holiday in German and English. */
export type Holidays = Readonly<Record<string, { de: string; en: string }>>;

/** Working days between today and the earliest date of an offer request (§9 "Offer lead time"). */
export const offerLeadTime = 3;
export const latestDays = 365;

const dayMs = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** `days` calendar days after `day`. */
export const addDays = (day: string, days: number): string =>
  new Date(at(day) + days * dayMs).toISOString().slice(0, 10);

/** Made once and when first asked for: it takes longer to make than to use. */
let inBerlin: Intl.DateTimeFormat | undefined;

/** The calendar day in Berlin at a moment (ms). */
export function berlinDay(now: number): string {
  inBerlin ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return inBerlin.format(now);
}

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(at(day)).getUTCDay());

export const isWorkingDay = (day: string, holidays: Holidays): boolean => !isWeekend(day) && !(day in holidays);

/** The n-th working day after `today`, which itself never counts. */
export function workingDayAfter(today: string, n: number, holidays: Holidays): string {
  let day = today;
  for (let left = n; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}

export const earliestNeededBy = (today: string, holidays: Holidays): string =>
  workingDayAfter(today, offerLeadTime, holidays);

export type NeededByFault = 'neededByTooEarly' | 'neededByNotWorkingDay' | 'neededByTooLate';

/** Why a date cannot be chosen (key of the `validation` texts), or undefined where it can (§5 "Offer needed-by date"). */
export function neededByFault(day: string, today: string, holidays: Holidays): NeededByFault | undefined {
  if (day < earliestNeededBy(today, holidays)) return 'neededByTooEarly';
  if (!isWorkingDay(day, holidays)) return 'neededByNotWorkingDay';
  return day > addDays(today, latestDays) ? 'neededByTooLate' : undefined;
}
