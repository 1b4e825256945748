const separator = ';';
const lineEnd = '\r\n';
const byteOrderMark = '\ufeff';

const plainNumber = /^[+-]?\d+(?:[.,]\d+)*(?: ?(?:€|%|EUR))?$/;
const spacedPhone = /^\+(?=\d[\d ()./-]*$)(?=.*\d[ (]+\d)/;
const startsFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－−＠]|^[\t\r\n]/u;

/**
 * A text that a spreadsheet treats as text. A possible formula gets an apostrophe in front, which the spreadsheet shows
 * and never runs; blanks and invisible characters before the sign do not help an attacker. Two kinds of text begin with
 * a sign and stay unchanged, because they have only one reading: a plain number (`-12,50`, `+493023125100`), and a
 * phone number with digits separated by a blank or bracket (`+49 30 23125-100`), which no formula allows. A phone
 * number with dashes or slashes alone (`+49-30-23125`) does get the apostrophe: Excel would subtract.
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
