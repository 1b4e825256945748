/** `ae` after a consonant stands for ä and so on; not in `neue`, `Steuer`, `Quelle`. */
const twoLetterForms: readonly (readonly [RegExp, string])[] = [
  [/(?<![aeiouyq])ae/g, 'ä'],
  [/(?<![aeiouyq])oe/g, 'ö'],
  [/(?<![aeiouyq])ue/g, 'ü'],
];

/** Words of a text in small letters, without anything else. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * A word as it is, and with umlauts where it has two-letter forms. The German stemmer turns umlauts into plain letters,
 * so that `Müller`, `Mueller` and `Muller` meet when both the indexed and the searched text go through this.
 */
export function formsOf(word: string): string[] {
  const withUmlauts = twoLetterForms.reduce((form, [letters, umlaut]) => form.replaceAll(letters, umlaut), word);
  return withUmlauts === word ? [word] : [word, withUmlauts];
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
