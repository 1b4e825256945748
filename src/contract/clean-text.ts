/** Scripts in which a joiner or its opposite changes the shape of letters and so belongs to the spelling. */
const joiningScripts =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}' +
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}';

const neededSigns = [
  // Joiners inside emoji, and the flags that are written with tags.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  '\\u{1F3F4}[\\u{E0030}-\\u{E007A}]+\\u{E007F}',
  `(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}])`,
].join('|');

/** Zero width and bidirectional marks, soft hyphens, byte order marks, control characters. NUL stays, so that it is refused. */
const invisibleSign =
  '(?!\\p{Variation_Selector})\\p{Default_Ignorable_Code_Point}|[\\uFFF9-\\uFFFB]|(?![\\0\\t\\n])\\p{Cc}';

const neededOrInvisible = new RegExp(`(${neededSigns})|${invisibleSign}`, 'gu');
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Blanks of any width, and the one that looks like an empty Braille cell. */
const blank = /[\p{Zs}\u2800]/gu;
/** Hyphens at which word processors forbid or allow a line to break. */
const hyphen = /[\u2010\u2011]/g;
const isPlain = (text: string): boolean => /^[\n\x20-\x7e]*$/.test(text);

/**
 * The one form in which texts are compared and stored: NFC, without invisible characters, with plain blanks and
 * hyphens, lines ended by LF. Dashes, quotes and blanks at the ends stay.
 */
export const normalizeText = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .replace(lineBreak, '\n')
        .replace(neededOrInvisible, '$1')
        .replace(blank, ' ')
        .replace(hyphen, '-')
        .normalize('NFC');

/** The same without blanks at its ends: what every text becomes when it comes in, by a form, the interface or a file. */
export const cleanText = (text: string): string => normalizeText(text).trim();

const dash = /[\u2012-\u2015\u2043\u2212\u301C\uFE58\uFE63]/g;
const slash = /[\u2044\u2215]/g;
const apostrophe = /[\u2018\u2019\u201B\u02BC\u00B4`]/g;
/** Full-width letters, digits and signs lie so far behind the plain ones. */
const fullWidthOffset = 0xfee0;

/** For numbers, codes and addresses: dashes, slashes, apostrophes and full-width characters too become those of a keyboard. */
export const plainText = (text: string): string =>
  cleanText(text)
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset))
    .replace(dash, '-')
    .replace(slash, '/')
    .replace(apostrophe, "'");
