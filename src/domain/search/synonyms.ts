import { plainWords } from '../text/plain-words.ts';

/** Words and phrases that mean the same. */
export type SynonymGroup = readonly string[];

/** A word or phrase of a search, and what else it may be called. */
interface SearchPart {
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
}

const keyOf = (text: string) => plainWords(text).join(' ');

/** Takes a search apart into words and phrases, the longest phrases first, each with its synonyms. */
export function withSynonyms(words: readonly string[], groups: readonly SynonymGroup[]): SearchPart[] {
  const keyed = groups.map((group) => group.map((text) => ({ text, key: keyOf(text) })));
  const longest = Math.max(1, ...keyed.flat().map(({ key }) => key.split(' ').length));
  const synonymsOf = (key: string) =>
    keyed
      .filter((group) => key !== '' && group.some((one) => one.key === key))
      .flat()
      .filter((one) => one.key !== key);
  const parts: SearchPart[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    let synonyms = synonymsOf(keyOf(words.slice(at, at + length).join(' ')));
    while (synonyms.length === 0 && length > 1) {
      length -= 1;
      synonyms = synonymsOf(keyOf(words.slice(at, at + length).join(' ')));
    }
    const byKey = new Map(synonyms.map(({ key, text }) => [key, text]));
    parts.push({ words: words.slice(at, at + length), synonyms: [...byKey.values()] });
    at += length;
  }
  return parts;
}
