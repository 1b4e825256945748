import type { Hit } from '#server/queries/library/library-hits.ts';
import type { View } from '#server/queries/library/view.ts';
import type { TypedPart } from '../search/query-tokens.ts';
import { wordQueries } from '../search/search-query.ts';
import { BestHits } from './best-hits.ts';
import { dayNumber, type FileColumns, nobody } from './file-columns.ts';
import { inName, inText, inTitle, type Levels } from './match-bitmap.ts';
import { matchLevels, type QueryLevels } from './match-levels.ts';
import type { KnownWords } from './word-match-cache.ts';

export interface HitsAsked {
  extensions: readonly string[];
  /** In ms; undefined without. */
  since: number | undefined;
  titleOnly: boolean;
  /** Audiences of the listed files; the counts cover the whole view. */
  listed: ReadonlySet<number>;
  /** `YYYY-MM-DD`: files that were valid until an earlier day are out of date. */
  today: string;
  /** Replaced or expired files come after all others. */
  outdatedLast: boolean;
  /** So many of the best are wanted. */
  most: number;
}

interface FoundHits {
  /** Best first, and newer first among equals. */
  hits: Hit[];
  /** How many hits there are, by audience. */
  counts: Uint32Array;
}

interface MatchedColumns extends QueryLevels {
  columns: FileColumns;
}

/** Audiences of the counted files, and of those that are also listed. */
const counted = 1;
const listed = 2;

/** Levels of all files for these words, all by the places of the same columns. */
async function levelsFor(wordCache: KnownWords, parts: readonly TypedPart[]): Promise<MatchedColumns> {
  for (;;) {
    await wordCache.fresh();
    const { columns } = wordCache;
    const wordMatches = await Promise.all(
      wordQueries(parts).map(async ({ words, phone }) => ({
        words: await Promise.all(
          words.map(async ({ exact, wide }) => ({
            exact: await wordCache.levelsOf(exact),
            ...(wide && { wide: await wordCache.levelsOf(wide) }),
          })),
        ),
        ...(phone && { phone: await wordCache.levelsOf(phone) }),
      })),
    );
    if (wordCache.columns === columns) return { columns, ...matchLevels(wordMatches, columns.size) };
  }
}

/** All the words in the title count, those typed more than what they may stand for, and most in the name. */
function scoreOf(place: number, { exact, wide }: QueryLevels): number {
  if (!wide.has(place, inTitle)) return 0;
  if (exact === wide) return wide.has(place, inName) ? 15 : 5;
  const typed = (exact.has(place, inTitle) ? 4 : 0) + (exact.has(place, inName) ? 8 : 0);
  return 1 + typed + (wide.has(place, inName) ? 2 : 0);
}

/** Places that match at a level; `told` may end the round by answering true. */
function eachPlace({ bits, width }: Levels, level: number, visitPlace: (place: number) => boolean | undefined): void {
  for (let at = 0; at < width; at += 1) {
    let left = bits[level * width + at] ?? 0;
    while (left !== 0) {
      const lowest = left & -left;
      if (visitPlace(at * 32 + 31 - Math.clz32(lowest))) return;
      left ^= lowest;
    }
  }
}

/** The best of the files that the viewer may see, and the number of all that match. */
export async function findHits(wordCache: KnownWords, view: View, parts: readonly TypedPart[], hitsQuery: HitsAsked) {
  const { columns, ...levels } = await levelsFor(wordCache, parts);
  const today = dayNumber(hitsQuery.today);
  const extensions = new Set(hitsQuery.extensions.map((extension) => columns.extensionNumber(extension)));
  const since = hitsQuery.since ?? Number.NEGATIVE_INFINITY;
  const counts = new Uint32Array(Math.max(0, ...view.audiences.keys()) + 1);
  const isSeen = new Uint8Array(counts.length);
  for (const audience of view.audiences.keys()) isSeen[audience] = hitsQuery.listed.has(audience) ? listed : counted;
  const best = new BestHits(columns, hitsQuery.most, today);
  eachPlace(levels.wide, hitsQuery.titleOnly ? inTitle : inText, (place) => {
    const audience = columns.audiences[place] ?? nobody;
    const isVisiblePlace = isSeen[audience];
    if (!isVisiblePlace || (columns.modified[place] ?? 0) < since) return;
    if (extensions.size > 0 && !extensions.has(columns.extensions[place])) return;
    counts[audience] = (counts[audience] ?? 0) + 1;
    if (isVisiblePlace !== listed) return;
    const last = hitsQuery.outdatedLast && columns.isOutdated(place, today);
    best.offer(place, last ? -1 : scoreOf(place, levels));
  });
  return { hits: best.inOrder(), counts } satisfies FoundHits;
}

/** Whether the viewer sees any file with all the words. */
export async function hasHit(wordCache: KnownWords, view: View, parts: readonly TypedPart[]): Promise<boolean> {
  const { columns, wide } = await levelsFor(wordCache, parts);
  let hasMatch = false;
  eachPlace(wide, inText, (place) => {
    hasMatch = view.audiences.has(columns.audiences[place] ?? nobody);
    return hasMatch;
  });
  return hasMatch;
}
