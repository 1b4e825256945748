import { plainLetters } from '#domain/text/plain-words.ts';
import type { Db } from '#server/db/open.ts';
import { expandWords } from '#server/queries/library/library-search.ts';
import { rootOf, splitsOf, type TypedPart, wordsIn } from './query-tokens.ts';

const isPlain = (word: string): boolean => /^\p{L}+$/u.test(word);
const shortestSplit = 8;
/** A word in one of its cases is known by its root. */
const inCases = (folded: string): string[] => [folded, folded.replace(/(?:en|e|n|s)$/, '')];

/** The same parts without words that mean nothing, each word with the compounds that hold it and the parts it is made of. */
export async function expandParts(db: Db, parts: readonly TypedPart[]): Promise<TypedPart[]> {
  const words = wordsIn(parts);
  const plainForms = words.map(({ word, forms }) => (isPlain(word) ? [...new Set(forms.map(plainLetters))] : []));
  const wordRoots = words.flatMap(({ word }, index) =>
    (plainForms[index]?.length ? plainForms[index] : ['']).map((form) => ({ word, root: rootOf(form) })),
  );
  const splits = plainForms.map((forms) => forms.filter(({ length }) => length >= shortestSplit).flatMap(splitsOf));
  const pieces = new Set(splits.flat(2).flatMap(inCases));
  const { expansions, known: knownWords } = await expandWords(db, wordRoots, [...pieces]);
  const isKnown = (piece: string) => inCases(piece).some((one) => knownWords.has(one));
  const splitsFor = new Map(words.map(({ word }, index) => [word, splits[index] ?? []]));
  return parts
    .map((part) => ({
      ...part,
      words: part.words
        .filter(({ word }) => !expansions.get(word)?.stop)
        .map((typed) => ({
          ...typed,
          compounds: expansions.get(typed.word)?.compounds ?? [],
          splits: [...typed.splits, ...(splitsFor.get(typed.word) ?? []).filter((halves) => halves.every(isKnown))],
        })),
    }))
    .filter(({ words: left }) => left.length > 0);
}
