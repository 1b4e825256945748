import { type SearchKind, searchKinds } from '#contract/search/search.ts';
import { plainWords } from '#domain/text/plain-words.ts';
import type { FoundBy, RankedEntry } from '#server/queries/search/find-entries.ts';
import { searchedTypes } from './searched-types.ts';

const ranks: Record<FoundBy, number> = { number: 0, title: 1, words: 3 };

/** A title that begins as was typed, or holds words that do, however umlauts are written in either. */
function rankOf({ by, title }: RankedEntry, typed: readonly string[]): number {
  if (by !== 'words') return ranks[by];
  const own = plainWords(title);
  if (own.join(' ').startsWith(typed.join(' '))) return ranks.title;
  return typed.every((word) => own.some((one) => one.startsWith(word))) ? 2 : ranks.words;
}

interface RankedGroup {
  readonly kind: SearchKind;
  readonly entries: readonly RankedEntry[];
  /** The rank of its best: 0 is what was named by its number. */
  readonly best: number;
}

/**
 * Each record once: first records named by their number, then titles that begin with the typed text, then those with
 * all the words, then the rest; the newest first among equals. Kinds keep their order, but a kind with a named number
 * comes first.
 */
export function rankEntries(rankedEntries: readonly RankedEntry[], search: string): RankedGroup[] {
  const typed = plainWords(search);
  const byPlace = new Map<string, { entry: RankedEntry; rank: number }>();
  for (const entry of rankedEntries) {
    const rank = rankOf(entry, typed);
    const key = `${entry.trid} ${entry.id}`;
    const rankedEntry = byPlace.get(key);
    if (!rankedEntry || rank < rankedEntry.rank) byPlace.set(key, { entry, rank });
  }
  const sorted = [...byPlace.values()].sort(
    (a, b) => a.rank - b.rank || b.entry.modified - a.entry.modified || (a.entry.id < b.entry.id ? 1 : -1),
  );
  const groups = searchKinds.flatMap((kind): RankedGroup[] => {
    const own = sorted.filter(({ entry }) => searchedTypes[entry.type]?.kind === kind);
    const [first] = own;
    return first ? [{ kind, entries: own.map(({ entry }) => entry), best: first.rank }] : [];
  });
  return groups.sort((a, b) => Number(a.best > 0) - Number(b.best > 0));
}
