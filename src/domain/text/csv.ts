const separator = ';';
const lineEnd = '\r\n';
const byteOrderMark = '\ufeff';

const plainNumber = /^[+-]?\d+(?:[.,]\d+)*(?: ?(?:€|%|EUR))?$/;
const spacedPhone = /^\+(?=\d[\d ()./-]*$)(?=.*\d[ (]+\d)/;
const startsFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－−＠]|^[\t\r\n]/u;

/**
 * A text that a spreadsheet takes for text. What it would read as a formula gets an apostrophe in front, which it shows
 * and never runs; blanks and invisible characters before the sign do not help an attacker. Two things begin with a sign
 * and stay as they are, because they can only be read as what they are: a plain number (`-12,50`, `+493023125100`), and
 * a phone number whose digits are parted by a blank or bracket (`+49 30 23125-100`), which no formula allows. A phone
 * number held together by dashes or slashes alone (`+49-30-23125`) does get the apostrophe: Excel would subtract.
 */
export const inert = (text: string): string =>
  startsFormula.test(text) && !plainNumber.test(text) && !spacedPhone.test(text) ? `'${text}` : text;

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/**
 * A CSV file as a German Excel opens it by a double click: byte order mark for the umlauts, semicolons, CRLF. Every cell
 * is quoted, so that a text with separators or line breaks stays in its cell.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => row.map(cell).join(separator) + lineEnd).join('');
