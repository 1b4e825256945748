import { addDays } from '../date/berlin-day.ts';
import { daysBetween } from '../date/calendar-day.ts';

/** Formats of days that workbooks know by their number alone; those of times of the day are none. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (id >= 27 && id <= 31) ||
  id === 36 ||
  (id >= 50 && id <= 58 && id !== 55 && id !== 56);

/** No format is longer, in characters. */
const maxFormatLength = 1024;
const closers: Readonly<Record<string, string>> = { '"': '"', '[': ']' };

/** The letters of a format, without texts, colours, conditions and signs that are shown as they are. */
function lettersOf(format: string): string {
  const code = format.slice(0, maxFormatLength);
  let letters = '';
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? '';
    const closer = closers[sign];
    if (closer !== undefined) {
      const end = code.indexOf(closer, at + 1);
      at = end < 0 ? code.length : end;
    } else if ('\\_*'.includes(sign)) at += 1;
    else letters += sign;
  }
  return letters.toLowerCase();
}

/** True for the format of a day, as `yyyy-mm-dd`, `TT.MM.JJJJ` or `jj/mm/aaaa`. */
export function isDayFormat(format: string): boolean {
  const letters = lettersOf(format);
  if (/[#?]/.test(letters) || letters.includes('general') || letters.includes('standard')) return false;
  // Days and years by their English letters, years of others, months by name; days of others only beside a month.
  return /[dy]|jj|aaaa|mmm/.test(letters) || (letters.includes('m') && /tt|gg/.test(letters));
}

/** Which formats of cells are those of days, by their place in the workbook's styles. */
export const dayStyles = (formatIds: readonly number[], formats: ReadonlyMap<number, string>): ReadonlySet<number> =>
  new Set(
    formatIds.flatMap((id, place) => {
      const own = formats.get(id);
      return (own === undefined ? isBuiltInDay(id) : isDayFormat(own)) ? [place] : [];
    }),
  );

/** The day that workbooks count as none, from March 1900 on. */
const zeroDay = '1899-12-30';
const lastDay = 2_958_465;

/** The day that a workbook keeps as a number; undefined for one that is none. */
export function dayOf(serial: number, isFrom1904: boolean): string | undefined {
  const day = Math.floor(serial) + (isFrom1904 ? 1462 : 0);
  if (!(day >= 1 && day <= lastDay)) return undefined;
  // Excel counts a 29 February 1900, which is day 60.
  return addDays(day < 60 ? '1899-12-31' : zeroDay, day);
}

/** The number of a day as workbooks keep it. */
export const serialOf = (day: string, isFrom1904: boolean): number =>
  daysBetween(zeroDay, day) - (isFrom1904 ? 1462 : 0);

/** More digits are not kept by spreadsheets. */
const maxDigits = 15;

/** A number as people write it, without exponent and rounding of computers; whole numbers keep each of their digits. */
export function plainNumber(text: string): string {
  if (/^-?\d{1,400}$/.test(text)) return text;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return text;
  if (Number.isSafeInteger(number)) return String(number);
  const rounded = Number(number.toPrecision(maxDigits));
  const written = String(rounded);
  return written.includes('e')
    ? rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : written;
}

/** What stands for a character that XML or the workbook cannot hold: `_x000D_` is a line break, `_x005F_` an underscore. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text
        .replace(/_x([\da-f]{4})_/gi, (_mark, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\r\n?/g, '\n')
        .replaceAll('\0', '')
    : text;
