import { plainLetters } from './plain-words.ts';

/** A heading without its case, accents, signs and blanks; umlauts as two letters, as files without them write. */
export const plainHeading = (text: string): string =>
  plainLetters(text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${umlauts[letter.toLowerCase()]}`)).replace(
    /[^\p{L}\d]/gu,
    '',
  );
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
