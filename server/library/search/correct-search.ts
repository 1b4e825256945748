import { allowedErrors, editDistance } from '#domain/text/edit-distance.ts';
import { plainLetters } from '#domain/text/plain-words.ts';
import { similarWords } from '#server/queries/library/library-search.ts';
import type { View } from '#server/queries/library/view.ts';
import { hasHit } from '../hits/find-hits.ts';
import type { LibraryServices } from '../library-services.ts';
import { expandParts } from './expand-parts.ts';
import { typedParts } from './query-tokens.ts';

const most = 3;
const maxWords = 6;

/** Whether the viewer sees any file with all the words. */
async function finds({ db, library }: LibraryServices, view: View, text: string): Promise<boolean> {
  const parts = await expandParts(db, typedParts(text, false));
  return parts.length > 0 && hasHit(library.caches.knownWords, view, parts);
}

/** Words like one that has no hit, best first; only such as stand in files that the viewer sees. */
async function alternatives(services: LibraryServices, view: View, typed: string): Promise<string[]> {
  const folded = plainLetters(typed);
  if (!/^\p{L}+$/u.test(typed)) return [];
  const near = (await similarWords(services.db, folded))
    .map((word) => ({ word, distance: editDistance(folded, plainLetters(word)) }))
    .filter(({ distance }) => distance <= allowedErrors(folded.length))
    .sort((a, b) => a.distance - b.distance);
  const correctedWords: string[] = [];
  for (const { word } of near)
    if (correctedWords.length < most && (await finds(services, view, word))) correctedWords.push(word);
  return correctedWords;
}

/** Searches that have hits and differ from this one by typing errors, best first. */
export async function correctSearch(services: LibraryServices, view: View, search: string): Promise<string[]> {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length > maxWords) return [];
  const choices: string[][] = [];
  for (const word of words) {
    const isFound = await finds(services, view, word);
    const others = isFound ? [] : await alternatives(services, view, word);
    choices.push(others.length > 0 ? others : [word]);
  }
  const candidates = Array.from({ length: most }, (_, n) =>
    choices.map((words) => words[Math.min(n, words.length - 1)]).join(' '),
  );
  const correctedTexts: string[] = [];
  for (const text of new Set(candidates))
    if (text !== search && (await finds(services, view, text))) correctedTexts.push(text);
  return correctedTexts;
}
