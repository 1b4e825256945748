import type { SnippetPart } from '#contract/file.ts';
import { plainLetters } from '#domain/text/plain-words.ts';
import { rootOf, type TypedPart, wordsIn } from './query-tokens.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** What words of a hit begin with or hold where they are meant: roots of the words typed, and of all they may stand for. */
export function needlesOf(parts: readonly TypedPart[]): string[] {
  const needles = wordsIn(parts).flatMap(({ forms, splits }) => [...forms, ...splits.flat()]);
  return [...new Set(needles.map((needle) => rootOf(plainLetters(needle))))].filter(Boolean);
}

const matches = (folded: string, needles: readonly string[]): boolean =>
  needles.some(
    (needle) =>
      folded === needle ||
      (needle.length > 2 && folded.startsWith(needle)) ||
      (needle.length > 3 && folded.includes(needle)),
  );

/** The text with the words that match marked; undefined where none does. */
export function marked(text: string, needles: readonly string[]): SnippetPart[] | undefined {
  const parts: SnippetPart[] = [];
  let at = 0;
  for (const wordMatch of text.matchAll(word)) {
    if (!matches(plainLetters(wordMatch[0]), needles)) continue;
    if (wordMatch.index > at) parts.push({ text: text.slice(at, wordMatch.index), mark: false });
    parts.push({ text: wordMatch[0], mark: true });
    at = wordMatch.index + wordMatch[0].length;
  }
  if (parts.length === 0) return undefined;
  if (at < text.length) parts.push({ text: text.slice(at), mark: false });
  return parts;
}
