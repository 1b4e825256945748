/** Letters that Unicode takes for letters of their own, by what keyboards without them type instead. */
const otherLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ѓ: 'г',
  ґ: 'г',
  ς: 'σ',
};

/** A text in small letters without accents, in compatible form: full-width and mathematical letters become plain ones. */
export const plainLetters = (text: string): string =>
  /^[\n\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[ßæœøđðłħŧŋþıəѓґς]/g, (letter) => otherLetters[letter] ?? letter);

/** Umlauts and their two letters alike, in plain letters: what begins alike stays alike as far as it goes. */
export const searchKey = (word: string): string => plainLetters(word).replaceAll(/([aou])e/g, '$1');

/** Words of a text in small plain letters, umlauts and their two letters alike. */
export const plainWords = (text: string): string[] =>
  (plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(searchKey);
