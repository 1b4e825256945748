import type { DateNotation, MonthNotation, NumberNotation } from '#contract/commissions/format.ts';
import { isPhone, normalisePhone } from '#contract/numbering/phone-number.ts';
import { calendarDay, monthOfDay } from '#domain/date/calendar-day.ts';
import { namedMonth } from '#domain/date/month-names.ts';
import { typedDate } from '#domain/date/typed-date.ts';

const amounts: Record<NumberNotation, { pattern: RegExp; group: string; point: string }> = {
  german: { pattern: /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$|^\d+(?:,\d{1,2})?$/, group: '.', point: ',' },
  english: { pattern: /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$|^\d+(?:\.\d{1,2})?$/, group: ',', point: '.' },
};

/** More than anybody is paid, and far below what numbers hold exactly. */
const maxCents = 1_000_000_000_00;

/**
 * Cents of an amount in a notation: `-1.234,56 €`, `12,50-`; undefined for anything else, also for parts of a cent. A cell that
 * `isNumber` is written as computers do.
 */
export function centsOf(written: string, notation: NumberNotation, isNumber = false): number | undefined {
  if (isNumber) {
    const value = Number(written) * 100;
    const cents = Math.round(value);
    return Math.abs(value - cents) < 0.001 && Math.abs(cents) <= maxCents ? cents + 0 : undefined;
  }
  const text = written.replace(/\s|€|EUR/gi, '').replace(/[−–]/g, '-');
  const [, before = '', digits = '', after = ''] = /^([-+]?)(.*?)(-?)$/.exec(text) ?? [];
  const { pattern, group, point } = amounts[notation];
  if (!pattern.test(digits) || (before !== '' && after !== '')) return undefined;
  const [euros = '', part = ''] = digits.replaceAll(group, '').split(point);
  const cents = Number(euros) * 100 + Number(part.padEnd(2, '0'));
  if (cents > maxCents) return undefined;
  return cents === 0 ? 0 : before === '-' || after === '-' ? -cents : cents;
}

const dayPatterns: Record<DateNotation, RegExp> = {
  'DD.MM.YYYY': /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4}|\d{2})$/,
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/,
  'DD/MM/YYYY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4}|\d{2})$/,
  'MM/DD/YYYY': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4}|\d{2})$/,
  YYYYMMDD: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
};
/** Commissions for sales before this year have ended. */
const earliestYear = 1990;

/** The day that is written in a notation, or as workbooks keep days; undefined for what is none. */
export function dayIn(written: string, notation: DateNotation): string | undefined {
  // Many systems write a time behind each day.
  const text = written.replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?$/, '');
  const match = dayPatterns[notation].exec(text) ?? dayPatterns['YYYY-MM-DD'].exec(text);
  const { y = '', m = '', d = '' } = match?.groups ?? {};
  // A leading year or a month name makes the day unambiguous in any notation.
  if (!match) return /^\d{4}[/.]|\p{L}/u.test(text) ? typedDate(text) : undefined;
  const year = Number(y) + (y.length === 2 ? 2000 : 0);
  return year >= earliestYear && year < 2200 ? calendarDay(year, Number(m), Number(d)) : undefined;
}

const monthPatterns: Record<Exclude<MonthNotation, 'name'>, RegExp> = {
  'MM/YYYY': /^(?<m>\d{1,2})\/(?<y>\d{4})$/,
  'MM.YYYY': /^(?<m>\d{1,2})\.(?<y>\d{4})$/,
  'YYYY-MM': /^(?<y>\d{4})-(?<m>\d{2})$/,
  YYYYMM: /^(?<y>\d{4})(?<m>\d{2})$/,
};

/** The month (`2026-10`) that is written in a notation, or as the day of a workbook's cell. */
export function monthIn(written: string, notation: MonthNotation): string | undefined {
  const day = dayPatterns['YYYY-MM-DD'].exec(written);
  if (day) {
    const ofDay = dayIn(written, 'YYYY-MM-DD');
    return ofDay && monthOfDay(ofDay);
  }
  if (notation === 'name') {
    const monthAndYear = namedMonth(written);
    return monthAndYear && monthAndYear.year >= earliestYear
      ? `${monthAndYear.year}-${String(monthAndYear.month).padStart(2, '0')}`
      : undefined;
  }
  const { y = '', m = '' } = monthPatterns[notation].exec(written)?.groups ?? {};
  const month = Number(m);
  return month >= 1 && month <= 12 && Number(y) >= earliestYear ? `${y}-${String(month).padStart(2, '0')}` : undefined;
}

/** A telephone number in E.164 where it is one, also `491713920055` without its plus; else as it came. */
export function phoneIn(written: string): string {
  const digits = written.replace(/[\s/.()-]/g, '');
  if (/^49[1-9]\d{7,12}$/.test(digits)) return `+${digits}`;
  const phone = normalisePhone(written);
  return isPhone(phone) ? phone : written;
}

/** VO numbers are compared without blanks and in capitals. */
export const voIn = (written: string): string => written.replace(/\s/g, '').toUpperCase();
