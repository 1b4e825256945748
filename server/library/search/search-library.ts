import type { FileList, FileQuery } from '#contract/file.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { hitFiles } from '#server/queries/library/library-hits.ts';
import type { View } from '#server/queries/library/view.ts';
import { synonymGroups } from '#server/queries/search/synonyms.ts';
import { findHits } from '../hits/find-hits.ts';
import type { LibraryServices } from '../library-services.ts';
import { serializeFiles } from '../serialize-files.ts';
import { correctSearch } from './correct-search.ts';
import { expandParts } from './expand-parts.ts';
import { explainHits } from './explain-hits.ts';
import { typedParts } from './query-tokens.ts';
import { libraryQuery } from './search-query.ts';
import { addSynonyms, synonymsIn } from './typed-synonyms.ts';

interface LibrarySearch {
  userId: string;
  view: View;
  /** True if the user no longer waits for the answer, for example after typing more: then the search stops. */
  isGone?: () => boolean;
  /** Typing errors stay as they are. */
  exactly?: boolean;
}

type Query = Pick<FileQuery, '_action' | 'search' | 'repositories' | 'ext' | 'titleOnly'> & {
  since?: number | undefined;
  _limit?: number | undefined;
  _offset?: number | undefined;
};

const usualSearch = 20;
const quickHits = 10;
/** Of so many hits the order is looked at closely. */
const finest = 200;

const list = (text = ''): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const nothing: FileList = { items: [], total: 0 };

/** The search of §7-14, and the quick search of the header; typing errors are put right where nothing else has a hit. */
export async function searchLibrary(
  services: LibraryServices,
  librarySearch: LibrarySearch,
  query: Query,
): Promise<FileList> {
  const text = (query.search ?? '').trim();
  const searchResult = await run(services, librarySearch, query, text);
  if (searchResult.total > 0 || Object.keys(searchResult.counts ?? {}).length > 0) return searchResult;
  if (librarySearch.isGone?.()) return nothing;
  if (librarySearch.exactly) return searchResult;
  const [corrected, ...corrections] = await correctSearch(services, librarySearch.view, text);
  if (corrected === undefined) return searchResult;
  const again = await run(services, librarySearch, query, corrected);
  return { ...again, corrected, ...(corrections.length > 0 && { corrections }) };
}

async function run(
  services: LibraryServices,
  { userId, view, isGone = () => false }: LibrarySearch,
  query: Query,
  text: string,
): Promise<FileList> {
  const { db, clock, library } = services;
  const isQuick = query._action === 'quick';
  const synonyms = synonymsIn(text, await synonymGroups(db, services.config.distributor));
  const parts = await library.caches.answers.ask(`${isQuick} ${text} ${JSON.stringify([...synonyms])}`, () =>
    expandParts(db, addSynonyms(typedParts(text, isQuick), synonyms)),
  );
  if (parts.length === 0 || isGone()) return nothing;
  const requestedRepositories = list(query.repositories);
  const listed = [...view.audiences].filter(
    ([, repository]) => requestedRepositories.length === 0 || requestedRepositories.includes(repository),
  );
  const limit = isQuick ? quickHits : (query._limit ?? usualSearch);
  const offset = isQuick ? 0 : (query._offset ?? 0);
  const { hits, counts } = await findHits(library.caches.knownWords, view, parts, {
    extensions: list(query.ext),
    since: query.since,
    titleOnly: query.titleOnly === 'true',
    listed: new Set(listed.map(([audience]) => audience)),
    today: berlinDay(clock()),
    // Few are shown, and one of them is taken at a glance.
    outdatedLast: isQuick,
    most: Math.max(finest, offset + limit),
  });
  if (isGone()) return nothing;
  const files = await hitFiles(db, view, { hits, words: libraryQuery(parts), limit, offset });
  const entries = await serializeFiles(services, userId, view, files);
  return {
    items: isQuick ? entries : await explainHits(db, parts, files, entries),
    total: listed.reduce((sum, [audience]) => sum + (counts[audience] ?? 0), 0),
    counts: perRepository(view, counts),
  };
}

function perRepository(view: View, counts: Uint32Array): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [audience, repository] of view.audiences) {
    const n = counts[audience] ?? 0;
    if (n > 0) sums[repository] = (sums[repository] ?? 0) + n;
  }
  return sums;
}
