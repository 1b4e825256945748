import { plainText } from '#contract/clean-text.ts';
import { berlinDay } from './berlin-day.ts';
import { calendarDay, yearOf } from './calendar-day.ts';
import { monthNumber } from './month-names.ts';

/** Longer texts are no date. */
const maxLength = 60;
/** What stands around a day in calendars and exports. */
const weekday = /^(?:mo|di|mi|do|fr|sa|so|tu|we|th|su)\p{L}{0,8}\.?,? *(?=\d|\p{L}{3})/iu;
const clock = /(?:,? +|T)\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?(?: ?(?:Uhr|[ap]m))?$|,? +\d{1,2}(?:\.\d{2})? ?Uhr$/i;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/;

const yearFirst = /^(?<y>\d{4}) ?[-/.] ?(?<m>\d{1,2}) ?[-/.] ?(?<d>\d{1,2})\.?$/;
const dayFirst = /^(?<d>\d{1,2}) ?[.\-/ ] ?(?<m>\d{1,2})(?: ?[.\-/ ] ?(?<y>\d{4}|\d{2})?)?\.?$/;
const notations = [
  yearFirst,
  dayFirst,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4}|\d{2})$/,
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
  /^(?<d>\d{1,2})(?:\.|st|nd|rd|th)?[ -]*(?<m>\p{L}{3,9})[.,]?[ -]*(?<y>\d{4}|\d{2})?\.?$/iu,
  /^(?<m>\p{L}{3,9})\.? *(?<d>\d{1,2})(?:st|nd|rd|th)?(?:, *| +)?(?<y>\d{4})?$/iu,
];

const daysIn = (text: string, today: string | undefined): (string | undefined)[] =>
  notations.map((notation) => {
    const { y, m = '', d } = notation.exec(text)?.groups ?? {};
    if (d === undefined) return undefined;
    const [day, month] = [Number(d), /\d/.test(m) ? Number(m) : (monthNumber(m) ?? 0)];
    if (y) return calendarDay(Number(y) + (y.length === 2 ? 2000 : 0), month, day);
    if (today === undefined) return undefined;
    const year = yearOf(today);
    const next = calendarDay(year, month, day);
    return next === undefined || next < today ? (calendarDay(year + 1, month, day) ?? next) : next;
  });

/**
 * The day that a text names, as `YYYY-MM-DD`; undefined for what is no day. Takes `1.7.26`, `01.07.2026`, `1/7/2026`,
 * `010726`, `2026-07-01`, `2026/07/01`, `1. Juli 2026`, `July 1, 2026`, with a weekday before it and a time behind it; a
 * date without a year is the next one of its name from `today`, where that is given.
 */
export function typedDate(text: string, today?: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const input = plainText(text).replace(/\s+/g, ' ');
  if (moment.test(input)) return Number.isNaN(Date.parse(input)) ? undefined : berlinDay(Date.parse(input));
  return daysIn(input.replace(weekday, '').replace(clock, ''), today).find((day) => day !== undefined);
}
