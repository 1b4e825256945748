import { allowedErrors, isTypo } from '#domain/text/edit-distance.ts';
import type { Db } from '#server/db/open.ts';
import { stemOf } from '#server/queries/records/record-words.ts';
import type { EntryScope } from '#server/queries/search/entry-scopes.ts';
import { knownQueries, similarEntryWords } from '#server/queries/search/entry-words.ts';
import { fullTextQuery } from '#server/text-folding/full-text-query.ts';

const maxWords = 6;
const maxLike = 3;

interface CorrectedWords {
  readonly words: readonly string[];
  readonly like: readonly (readonly string[])[];
}

/** The same words with those that no record has put right, or undefined where nothing is to be put right. */
export async function tolerantSearch(
  db: Db,
  scopes: readonly EntryScope[],
  typed: readonly string[],
): Promise<CorrectedWords | undefined> {
  if (typed.length === 0 || typed.length > maxWords) return undefined;
  const isWord = (word: string) => /^\p{L}+$/u.test(word) && allowedErrors(word.length) > 0;
  const knownWords = await knownQueries(
    db,
    scopes,
    typed.map((word) => fullTextQuery([`${word}*`]) ?? ''),
  );
  const words = typed.filter((word, n) => knownWords[n] || !isWord(word));
  const wrong = typed.filter((word, n) => !knownWords[n] && isWord(word));
  const like: string[][] = [];
  for (const word of wrong) {
    const stem = await stemOf(db, word);
    const alike = (await similarEntryWords(db, scopes, stem)).filter((one) => isTypo(stem, one));
    if (alike.length === 0) return undefined;
    like.push(alike.slice(0, maxLike));
  }
  return like.length > 0 ? { words, like } : undefined;
}
