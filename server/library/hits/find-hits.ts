import type { Hit } from '../../queries/library-hits.ts';
import { wordQueries } from '../search-query.ts';
import type { TypedPart } from '../typed-words.ts';
import type { View } from '../view.ts';
import { BestHits } from './best-hits.ts';
import { dayNumber, type FileColumns } from './file-columns.ts';
import type { KnownWords } from './known-words.ts';
import { matchLevels, type QueryLevels } from './match-levels.ts';
import { inName, inText, inTitle } from './word-levels.ts';

export interface HitsAsked {
  extensions: readonly string[];
  /** In ms; undefined without. */
  since: number | undefined;
  titleOnly: boolean;
  /** Audiences whose files are listed; counted are those of the whole view. */
  listed: ReadonlySet<number>;
  /** `YYYY-MM-DD`: what was valid until before is out of date. */
  today: string;
  /** So many of the best are wanted. */
  most: number;
}

export interface FoundHits {
  /** Best first, and newer first among equals. */
  hits: Hit[];
  /** How many hits there are, per audience. */
  counts: Map<number, number>;
}

interface Levels extends QueryLevels {
  columns: FileColumns;
}

/** Levels of all files for these words, all by the places of the same columns. */
async function levelsFor(known: KnownWords, parts: readonly TypedPart[]): Promise<Levels> {
  for (;;) {
    await known.fresh();
    const { columns } = known;
    const found = await Promise.all(
      wordQueries(parts).map(async ({ words, phone }) => ({
        words: await Promise.all(
          words.map(async ({ exact, wide }) => ({
            exact: await known.levelsOf(exact),
            ...(wide && { wide: await known.levelsOf(wide) }),
          })),
        ),
        ...(phone && { phone: await known.levelsOf(phone) }),
      })),
    );
    if (known.columns === columns) return { columns, ...matchLevels(found, columns.size) };
  }
}

/** All the words in the title count, those typed more than what they may stand for, and most in the name. */
function scoreOf(exact: number, wide: number, isPlain: boolean): number {
  if (wide < inTitle) return 0;
  if (isPlain) return wide === inName ? 15 : 5;
  return 1 + (exact >= inTitle ? 4 : 0) + (exact === inName ? 8 : 0) + (wide === inName ? 2 : 0);
}

/** The best of the files that the viewer may see, and the number of all that match. */
export async function findHits(known: KnownWords, view: View, parts: readonly TypedPart[], asked: HitsAsked) {
  const { columns, exact, wide } = await levelsFor(known, parts);
  const isPlain = exact === wide;
  const today = dayNumber(asked.today);
  const extensions = new Set(asked.extensions.map((extension) => columns.extensionNumber(extension)));
  const since = asked.since ?? Number.NEGATIVE_INFINITY;
  const least = asked.titleOnly ? inTitle : inText;
  const counts = new Map([...view.audiences.keys()].map((audience) => [audience, 0]));
  const best = new BestHits(columns, asked.most, today);
  for (let place = 0; place < wide.length; place += 1) {
    const level = wide[place] ?? 0;
    if (level < least) continue;
    const audience = columns.audiences[place] ?? 0;
    const count = counts.get(audience);
    if (count === undefined || (columns.modified[place] ?? 0) < since) continue;
    if (extensions.size > 0 && !extensions.has(columns.extensions[place])) continue;
    counts.set(audience, count + 1);
    if (asked.listed.has(audience)) best.offer(place, scoreOf(exact[place] ?? 0, level, isPlain));
  }
  return { hits: best.inOrder(), counts } satisfies FoundHits;
}

/** Whether the viewer sees any file with all the words. */
export async function hasHit(known: KnownWords, view: View, parts: readonly TypedPart[]): Promise<boolean> {
  const { columns, wide } = await levelsFor(known, parts);
  return wide.some((level, place) => level >= inText && view.audiences.has(columns.audiences[place] ?? 0));
}
