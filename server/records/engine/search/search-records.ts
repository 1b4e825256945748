import {
  isSearchKind,
  maxFound,
  type SearchFilter,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  searchKinds,
  shortestSearch,
} from '#contract/search/search.ts';
import type { FilterWord } from '#domain/search/filter-words.ts';
import { type SynonymGroup, withSynonyms } from '#domain/search/synonyms.ts';
import { spanOfTyped } from '#domain/wholesale/numbers/typed-number.ts';
import type { Db } from '#server/db/open.ts';
import type { EntryScope, FoundEntry } from '#server/queries/search/entry-scopes.ts';
import {
  entriesAt,
  findEntries,
  newestEntries,
  placesOfNumbers,
  type RankedEntry,
} from '#server/queries/search/find-entries.ts';
import { numberRecords } from '#server/queries/search/number-records.ts';
import { lastRecordVisits } from '#server/queries/search/record-visits.ts';
import { titlesOfFoundations } from '#server/queries/session/foundations.ts';
import type { Actor } from '#server/session/actor.ts';
import { fullTextQuery, queryOfParts } from '#server/text-folding/full-text-query.ts';
import type { RecordTypes } from '../record-types.ts';
import { filterScopes } from './filter-scopes.ts';
import { numbersMeant } from './numbers-meant.ts';
import { rankEntries } from './rank-entries.ts';
import { searchScopes } from './search-scopes.ts';
import { hitLabels, searchedTypes } from './searched-types.ts';
import { tolerantSearch } from './tolerant-search.ts';

interface Services {
  readonly db: Db;
  readonly records: RecordTypes;
}

const isOfKind = (type: string, kinds: ReadonlySet<SearchKind>): boolean => {
  const kind = searchedTypes[type]?.kind;
  return kind !== undefined && kinds.has(kind);
};

/** Kinds that were asked for; all where none was. */
export const kindsOf = (kinds: string | undefined): ReadonlySet<SearchKind> =>
  new Set(kinds === undefined ? searchKinds : kinds.split(',').filter(isSearchKind));

const recentHits = 8;
/** Visits of records that are gone or not for the caller any more are looked over. */
const visitsAsked = 40;
const maxWords = 12;
/** One more than is counted, which tells that there are more. */
const maxOfType = maxFound + 1;

async function hitsOf({ db, records }: Services, entries: readonly FoundEntry[]): Promise<SearchHit[]> {
  const names = await titlesOfFoundations(db, [...new Set(entries.map(({ trid }) => trid))]);
  return entries.flatMap(({ trid, id, type, foreignid, title, detail, modified }): SearchHit[] => {
    const kind = searchedTypes[type]?.kind;
    const link = records.get(type)?.link(id);
    if (!kind || link === undefined) return [];
    const number = foreignid && foreignid !== title ? { number: foreignid } : {};
    const foundation = names.get(trid) ?? trid;
    return [{ kind, id, trid, foundation, title, modified, link, ...number, ...(detail && { detail }) }];
  });
}

/** Records that name a number typed in any notation, or a block that it is in. */
async function byNumber({ db }: Services, scopes: readonly EntryScope[], search: string): Promise<RankedEntry[]> {
  const span = /\d{4}/.test(search.replaceAll(/\D/g, '')) && !/\p{L}/u.test(search) ? spanOfTyped(search) : undefined;
  if (!span) return [];
  const all = scopes.some(({ trids }) => trids === 'all');
  const trids = all ? 'all' : [...new Set(scopes.flatMap((scope) => (scope.trids === 'all' ? [] : scope.trids)))];
  const places = await placesOfNumbers(db, trids, span, maxOfType);
  const [entries, numbers] = await Promise.all([entriesAt(db, scopes, places), numberRecords(db, scopes, places)]);
  const named = numbers.map((row) => ({ ...row, ...hitLabels(row.type, row) }));
  return [...entries, ...named].map((entry) => ({ ...entry, by: 'number' }));
}

const asBeginnings = (words: readonly string[]) => words.map((word) => `${word}*`);
const queryOf = (words: readonly string[]) => fullTextQuery(asBeginnings(words));

interface TypedSearch {
  readonly search: string;
  readonly words: readonly string[];
  readonly synonyms: readonly SynonymGroup[];
}

const byWords = (
  { db, records }: Services,
  scopes: readonly EntryScope[],
  { search, words, synonyms }: TypedSearch,
): Promise<RankedEntry[]> =>
  findEntries(db, scopes, {
    words: queryOfParts(
      withSynonyms(words, synonyms).map((part) => [
        asBeginnings(part.words),
        ...part.synonyms.map((one) => one.split(' ')),
      ]),
    ),
    start: search,
    numbers: numbersMeant(search, records),
    limit: maxOfType,
  });

async function findSimilar(db: Db, scopes: readonly EntryScope[], typed: readonly string[]): Promise<RankedEntry[]> {
  const forgiven = await tolerantSearch(db, scopes, typed);
  if (!forgiven) return [];
  const { words, like } = forgiven;
  return findEntries(db, scopes, { words: queryOf(words), like, start: '', numbers: [], limit: maxOfType });
}

interface RecordSearch {
  readonly search: string;
  readonly filters: readonly FilterWord[];
  readonly synonyms: readonly SynonymGroup[];
  readonly kinds: ReadonlySet<SearchKind>;
  readonly limit: number;
  /** With words like those that no record has in their place: asked for where nothing else is found, for it costs more. */
  readonly forgiving?: boolean;
}

interface FoundRecords {
  readonly groups: SearchGroup[];
  /** What the filters of the search may mean. */
  readonly filters: SearchFilter[];
}

async function findIn(services: Services, scopes: readonly EntryScope[], asked: RecordSearch): Promise<RankedEntry[]> {
  const { db } = services;
  const { search, filters, synonyms, forgiving } = asked;
  if (search === '') return newestEntries(db, scopes, maxOfType);
  const words = search.replaceAll(/[*":]/g, ' ').split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (words.join('').length < shortestSearch) return [];
  if (forgiving) return findSimilar(db, scopes, words);
  const entries = await Promise.all([
    // Numbers of telephones have no states, and no entries.
    filters.length > 0 ? [] : byNumber(services, scopes, search),
    byWords(services, scopes, { search, words, synonyms }),
  ]);
  return entries.flat();
}

/** Records of all kinds that a caller may see and that match, the best first. */
export async function searchRecords(services: Services, actor: Actor, asked: RecordSearch): Promise<FoundRecords> {
  const all = await searchScopes(services, actor, asked.filters.length > 0 ? new Set(searchKinds) : asked.kinds);
  const { scopes, filters } = await filterScopes({ db: services.db, actor, scopes: all }, asked.filters);
  const wanted = scopes
    .map((scope) => ({ ...scope, types: scope.types.filter((type) => isOfKind(type, asked.kinds)) }))
    .filter(({ types }) => types.length > 0);
  const entries = wanted.length > 0 ? await findIn(services, wanted, asked) : [];
  const ranked = rankEntries(entries, asked.search);
  const hits = await hitsOf(
    services,
    ranked.flatMap(({ entries: own }) => own.slice(0, asked.limit)),
  );
  const groups = ranked.map(({ kind, entries: own }) => ({
    kind,
    total: Math.min(own.length, maxOfType),
    items: hits.filter((hit) => hit.kind === kind),
  }));
  return { groups, filters };
}

/** What a caller opened last and may still see, newest first. */
export async function recentRecords(services: Services, actor: Actor): Promise<SearchHit[]> {
  const { db } = services;
  const visits = await lastRecordVisits(db, actor.user.id, visitsAsked);
  if (visits.length === 0) return [];
  const scopes = await searchScopes(services, actor, new Set(searchKinds));
  const entries = await entriesAt(db, scopes, visits);
  const byPlace = new Map(entries.map((entry) => [`${entry.trid} ${entry.id}`, entry]));
  const inOrder = visits.flatMap(({ trid, recordId, last }) => {
    const entry = byPlace.get(`${trid} ${recordId}`);
    return entry ? [{ ...entry, modified: last }] : [];
  });
  return hitsOf(services, inOrder.slice(0, recentHits));
}
