import { readFilterWords } from './filter-words.ts';

const [minLength, maxLength] = [3, 60];

/**
 * What is counted of a search without hits: its words in small letters, without filters. Undefined for what no synonym
 * helps with and what may name a person: mail addresses, numbers and long texts.
 */
export function missTerm(search: string): string | undefined {
  const { text } = readFilterWords(search);
  const term = text.normalize('NFC').toLowerCase();
  if (term.length < minLength || term.length > maxLength) return undefined;
  if (term.includes('@') || /\d{4}/.test(term.replaceAll(/[\s/.()-]/g, '')) || !/\p{L}/u.test(term)) return undefined;
  return term;
}
