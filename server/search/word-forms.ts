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
