import { type SynonymGroup, withSynonyms } from '#domain/search/synonyms.ts';
import { wordsOf } from '#server/text-folding/word-forms.ts';
import type { TypedPart } from './query-tokens.ts';

/** Words of a search that have synonyms, with these. */
export const synonymsIn = (text: string, groups: readonly SynonymGroup[]): Map<string, readonly string[]> =>
  new Map(
    wordsOf(text).flatMap((word) => {
      const [part] = withSynonyms([word], groups);
      return part && part.synonyms.length > 0 ? [[word, part.synonyms] as const] : [];
    }),
  );

/** Typed words are found by their synonyms too; of a phrase all words must stand in the text. */
export const addSynonyms = (
  parts: readonly TypedPart[],
  synonyms: ReadonlyMap<string, readonly string[]>,
): TypedPart[] =>
  parts.map((part) => ({
    ...part,
    words: part.words.map((typed) => ({
      ...typed,
      splits: [...typed.splits, ...(synonyms.get(typed.word) ?? []).map(wordsOf)],
    })),
  }));
