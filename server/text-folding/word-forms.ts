import { plainLetters, searchKey } from '#domain/text/plain-words.ts';

/** `ae` after a consonant stands for ä and so on; not in `neue`, `Steuer`, `Quelle`. */
const twoLetterForms: readonly (readonly [RegExp, string])[] = [
  [/(?<![aeiouyq])ae/g, 'ä'],
  [/(?<![aeiouyq])oe/g, 'ö'],
  [/(?<![aeiouyq])ue/g, 'ü'],
];

/** `z.B.`, `e. K.` and `S.à r.l.`: single letters with points between them. */
const abbreviation = /(?<![\p{L}\p{N}])\p{L}(?:(?:\. ?| )\p{L}(?![\p{L}\p{N}]))+/gu;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Without soft hyphens, zero-width and bidirectional signs, which would part words; full-width and joined letters as plain ones. */
const readable = (text: string): string =>
  /^[\n\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text
        .replaceAll(/\u00AD\s*\n\s*/g, '')
        .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
        .normalize('NFKC')
        .toLowerCase();

/** Words of a text in small letters, without anything else. */
export const wordsOf = (text: string): string[] => readable(text).match(word) ?? [];

/** Abbreviations of a text without their points: `zb` for `z. B.`. */
export const abbreviationsIn = (text: string): string[] =>
  (readable(text).match(abbreviation) ?? [])
    .filter((abbreviatedForm) => abbreviatedForm.includes('.'))
    .map((abbreviatedForm) => abbreviatedForm.replaceAll(/[. ]/g, ''));

const letterWithPoints = /^\p{L}(?:\.\p{L})*\.?\*?$/u;

/** Typed words with the parts of abbreviations, such as `e.` and `K.`, as one. */
export function joinAbbreviations(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const one of words) {
    const last = joined.at(-1);
    const isNext =
      last?.includes('.') && !last.endsWith('*') && letterWithPoints.test(last) && letterWithPoints.test(one);
    if (isNext) joined[joined.length - 1] = `${last?.replace(/\.$/, '')}.${one}`;
    else joined.push(one);
  }
  return joined;
}

/** The abbreviation that a typed word is, without its points; undefined for every other word. */
export const abbreviationOf = (one: string): string | undefined =>
  letterWithPoints.test(one) ? abbreviationsIn(one)[0] : undefined;

/** Umlauts become plain letters in the German stemmer already. */
const withoutUmlauts = (form: string): string => form.replaceAll(/[äöü]/g, (letter) => plainLetters(letter));

/**
 * A word as it is, with umlauts where it has two-letter forms, and in plain letters. The German stemmer turns umlauts into plain
 * letters, so that `Müller`, `Mueller` and `Muller`, `Café` and `Cafe` meet when both the indexed and the searched text go
 * through this.
 */
export function formsOf(one: string): string[] {
  const withUmlauts = twoLetterForms.reduce((form, [letters, umlaut]) => form.replaceAll(letters, umlaut), one);
  const forms = new Set([one, withUmlauts]);
  const stemmed = [...forms].map(withoutUmlauts);
  for (const form of [plainLetters(one), searchKey(one)]) if (form && !stemmed.includes(form)) forms.add(form);
  return [...forms];
}

const twoWays = /^(.*?)(?:([aou])[eéèêë]|([äöü]))/isu;

/**
 * What a text that begins with the typed one begins with in plain letters, however umlauts are written in either: `Muell`
 * stands before `Müller` and `Mueller`, which have `Mu` in common. Nothing for a number, which is kept in another form.
 */
export function certainStart(typed: string): string {
  if (/^\d*$/.test(typed)) return '';
  const [, before = '', vowel, umlaut] = twoWays.exec(typed.normalize('NFC')) ?? [undefined, typed];
  return before + (vowel ?? umlaut ?? '');
}
