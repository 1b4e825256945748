import { allowedErrors, editDistance } from '#domain/text/edit-distance.ts';
import type { Db } from '#server/db/open.ts';
import type { RecordFilter } from '#server/queries/records/record-filter.ts';
import { hasWord, knownWords, stemOf } from '#server/queries/records/record-words.ts';

const maxWords = 6;
const maxLike = 3;

/** The same search with words like those that no record of the foundation has, or undefined where nothing is to be put right. */
export async function tolerateTypos(db: Db, filter: RecordFilter): Promise<RecordFilter | undefined> {
  const { words } = filter.terms;
  if (words.length === 0 || words.length > maxWords) return undefined;
  const right: string[] = [];
  const like: string[][] = [];
  for (const word of words) {
    if (!/^\p{L}+\*?$/u.test(word) || (await hasWord(db, filter, word))) right.push(word);
    else like.push(await similar(db, filter, word.replace('*', '')));
  }
  if (like.length === 0 || like.some((choices) => choices.length === 0)) return undefined;
  return { ...filter, terms: { ...filter.terms, words: right, like } };
}

/** Words of the foundation's records that only typing errors keep apart from one. */
async function similar(db: Db, filter: RecordFilter, word: string): Promise<string[]> {
  const stem = await stemOf(db, word);
  return (await knownWords(db, filter, stem))
    .map((knownWord) => ({ known: knownWord, distance: editDistance(stem, knownWord) }))
    .filter(({ distance }) => distance <= allowedErrors(stem.length))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxLike)
    .map(({ known: knownWord }) => knownWord);
}
