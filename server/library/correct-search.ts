import type { Db } from '../db/open.ts';
import { hasHit, similarWords } from '../queries/library-search.ts';
import { allowedErrors, editDistance } from './edit-distance.ts';
import { expandParts } from './expand-parts.ts';
import { libraryQuery } from './search-query.ts';
import { foldWord, typedParts } from './typed-words.ts';
import type { View } from './view.ts';

const most = 3;
const mostWords = 6;

/** Whether the viewer sees any file with all the words. */
async function finds(db: Db, view: View, text: string): Promise<boolean> {
  const parts = await expandParts(db, typedParts(text, false));
  return parts.length > 0 && hasHit(db, view, libraryQuery(parts, 'wide', 'anywhere'));
}

/** Words like one that has no hit, best first; only such as stand in files that the viewer sees. */
async function alternatives(db: Db, view: View, typed: string): Promise<string[]> {
  const folded = foldWord(typed);
  if (!/^\p{L}+$/u.test(typed)) return [];
  const near = (await similarWords(db, folded))
    .map((word) => ({ word, distance: editDistance(folded, foldWord(word)) }))
    .filter(({ distance }) => distance <= allowedErrors(folded.length))
    .sort((a, b) => a.distance - b.distance);
  const found: string[] = [];
  for (const { word } of near) if (found.length < most && (await finds(db, view, word))) found.push(word);
  return found;
}

/** Searches that have hits and differ from this one by typing errors, best first. */
export async function correctSearch(db: Db, view: View, search: string): Promise<string[]> {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length > mostWords) return [];
  const choices: string[][] = [];
  for (const word of words) {
    const isFound = await finds(db, view, word);
    const others = isFound ? [] : await alternatives(db, view, word);
    choices.push(others.length > 0 ? others : [word]);
  }
  const candidates = Array.from({ length: most }, (_, n) =>
    choices.map((words) => words[Math.min(n, words.length - 1)]).join(' '),
  );
  const found: string[] = [];
  for (const text of new Set(candidates)) if (text !== search && (await finds(db, view, text))) found.push(text);
  return found;
}
