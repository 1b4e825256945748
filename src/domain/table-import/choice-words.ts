import { type ChoiceWords, codeOf, meantText } from '../form/read-cell.ts';
import { plainHeading } from '../text/plain-heading.ts';
import type { ImportColumn } from './import-target.ts';

/** A word of the source for a column of choices that is none of ours. */
interface ForeignWord {
  /** As it is written first. */
  readonly text: string;
  readonly plain: string;
  readonly count: number;
  /** The code that it stands for; undefined until one is chosen. */
  readonly code: string | undefined;
}

const minWord = 3;
const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\d]+/u)
    .map(plainHeading)
    .filter((word) => word.length >= minWord);

/** The only choice of which a word holds these, or which they begin. */
function guessCode({ choices = [] }: ImportColumn, text: string): string | undefined {
  const typed = wordsOf(text);
  if (typed.length === 0) return undefined;
  const candidates = choices.filter(({ code, words }) =>
    [code, ...words].some((name) => {
      const parts = wordsOf(name);
      return typed.every((word) => parts.some((part) => part.startsWith(word) || word.startsWith(part)));
    }),
  );
  return candidates.length === 1 ? candidates[0]?.code : undefined;
}

/** The words of a column of the source that are none of the choices, with what they were assigned or most likely mean. */
export function foreignWords(
  column: ImportColumn,
  texts: readonly string[],
  assigned: ChoiceWords = {},
): readonly ForeignWord[] {
  if (!column.choices) return [];
  const counts = new Map<string, { text: string; count: number }>();
  for (const raw of texts) {
    const text = meantText(raw);
    if (text === '' || codeOf(column, text) !== undefined) continue;
    const plain = plainHeading(text);
    counts.set(plain, { text: counts.get(plain)?.text ?? text, count: (counts.get(plain)?.count ?? 0) + 1 });
  }
  return [...counts].map(([plain, { text, count }]) => ({
    text,
    plain,
    count,
    code: plain in assigned ? assigned[plain] || undefined : guessCode(column, text),
  }));
}

/** What was assigned of foreign words, as cells are read with it. */
export const wordsFrom = (words: readonly ForeignWord[]): ChoiceWords =>
  Object.fromEntries(words.flatMap(({ plain, code }) => (code === undefined ? [] : [[plain, code]])));
