import { groupNumbers } from '#server/text-folding/full-text-query.ts';
import { phoneDigits } from '#server/text-folding/phone-digits.ts';
import { abbreviationOf, formsOf, joinAbbreviations, wordsOf } from '#server/text-folding/word-forms.ts';

/** A word as it was typed, with what else it may stand for. */
export interface TypedWord {
  word: string;
  /** The word itself with and without two-letter forms. */
  forms: string[];
  /** Words that hold it, or its parts. */
  compounds: string[];
  splits: string[][];
  /** The user may not have finished it yet. */
  open: boolean;
}

export type TypedPart = { words: TypedWord[]; phone?: string };

const maxWords = 12;

const typedWord = (word: string, splits: string[][] = []): TypedWord => ({
  word,
  forms: formsOf(word),
  compounds: [],
  splits,
  open: false,
});

function typedWords(typed: string): TypedWord[] {
  const abbreviation = abbreviationOf(typed);
  return abbreviation === undefined
    ? wordsOf(typed).map((word) => typedWord(word))
    : [typedWord(abbreviation, [wordsOf(typed)])];
}

/** A word without the endings of its cases, so that parts of compounds are found in all of them. */
export const rootOf = (folded: string): string =>
  folded.length > 6 ? folded.replace(/(?:ern|en|er|es|e|n|s)$/, '') : folded;

/** Takes a search apart; neighbours that together are a phone number stay together. */
export function typedParts(search: string, isOpen: boolean): TypedPart[] {
  const typed = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const parts = groupNumbers(joinAbbreviations(typed)).map((group): TypedPart => {
    const words = group.flatMap(typedWords);
    const [phone] = phoneDigits(group.join(' '));
    return { words, ...(phone !== undefined && { phone }) };
  });
  const last = parts.at(-1)?.words.at(-1);
  if (isOpen && last && last.word.length >= 3 && !/\s$/.test(search)) last.open = true;
  return parts.filter(({ words }) => words.length > 0);
}

export const wordsIn = (parts: readonly TypedPart[]): TypedWord[] => parts.flatMap(({ words }) => words);

/** Ways to part a word in two, with the letters that join compounds left out. */
export function splitsOf(folded: string): [string, string][] {
  const tokenPairs: [string, string][] = [];
  // Letters outside the basic plane are no words of German, and half of one is no letter.
  if (/[\u{10000}-\u{10FFFF}]/u.test(folded)) return tokenPairs;
  for (let at = 4; at <= folded.length - 4; at += 1) {
    const tail = folded.slice(at);
    for (const joint of ['', 's', 'es', 'n', 'en']) {
      const head = folded.slice(0, at);
      if (joint !== '' && !head.endsWith(joint)) continue;
      const first = head.slice(0, head.length - joint.length);
      if (first.length >= 4) tokenPairs.push([first, tail]);
    }
  }
  return tokenPairs;
}
