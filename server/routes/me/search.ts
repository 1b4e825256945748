import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { missBody } from '#contract/search/misses.ts';
import {
  maxFound,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  type SearchQuery,
  searchAnswer,
  searchQuery,
  shortestSearch,
} from '#contract/search/search.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { isRepository, repositories, tridOfPath } from '#domain/documents/library.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { readFilterWords } from '#domain/search/filter-words.ts';
import { missTerm } from '#domain/search/miss-term.ts';
import { withSynonyms } from '#domain/search/synonyms.ts';
import { searchLibrary } from '#server/library/search/search-library.ts';
import { viewOf } from '#server/queries/library/library-view.ts';
import { latestVisits } from '#server/queries/library/library-visits.ts';
import { countMiss } from '#server/queries/search/search-misses.ts';
import { synonymGroups } from '#server/queries/search/synonyms.ts';
import { titlesOfFoundations } from '#server/queries/session/foundations.ts';
import { kindsOf, recentRecords, searchRecords } from '#server/records/engine/search/search-records.ts';
import { type Actor, actFor } from '#server/session/actor.ts';
import { readFromReplica } from '#server/session/read-replica.ts';
import { noContent, refusals } from '../common-schemas.ts';

/** The default number of hits per kind; of documents all that the quick search has (§7-19). */
const usual = 5;
const usualDocuments = 10;
const recentSectionsShown = 3;

type Services = FastifyInstance['services'];

interface DocumentSearch {
  readonly search: string;
  readonly limit: number;
  readonly forgiving: boolean;
  readonly isGone: () => boolean;
}

/** Documents that match, as the quick search finds them: on behalf of whichever of the caller's organisations. */
async function findDocuments(services: Services, actor: Actor, documentSearch: DocumentSearch): Promise<SearchGroup[]> {
  const { db } = services;
  const acting = actor.viewed === undefined ? undefined : await actFor(services, actor, actor.viewed);
  const view = await viewOf(db, actor.user, acting?.foundation);
  const { search, limit, forgiving, isGone } = documentSearch;
  const by = { userId: actor.user.id, view, isGone, exactly: !forgiving };
  const { items, total } = await searchLibrary(services, by, { _action: 'quick', search });
  const names = await titlesOfFoundations(db, [...new Set(items.flatMap(({ path }) => tridOfPath(path) ?? []))]);
  const hits = items.map((file): SearchHit => {
    const trid = tridOfPath(file.path);
    return {
      kind: 'document',
      id: file.path,
      title: shownName(file),
      modified: file.modified,
      file,
      ...(trid !== undefined && { trid, foundation: names.get(trid) ?? trid }),
    };
  });
  if (hits.length === 0) return [];
  return [{ kind: 'document', total: Math.min(total, maxFound + 1), items: hits.slice(0, limit) }];
}

/** Sections of the library that the caller looked at last, each by its page. */
async function recentSections({ db }: Services, actor: Actor): Promise<SearchHit[]> {
  const [visits, { repositories: seenRepositories }] = await Promise.all([
    latestVisits(db, actor.user.id, recentSectionsShown),
    viewOf(db, actor.user),
  ]);
  return visits.flatMap(({ path, last }): SearchHit[] =>
    isRepository(path) && seenRepositories.includes(path)
      ? [{ kind: 'document', id: path, title: path, modified: last, link: href(repositories[path].route, 'de') }]
      : [],
  );
}

/** Records and sections, the latest first; a look as a partner leaves none and shows none. */
async function recent(services: Services, actor: Actor): Promise<SearchHit[]> {
  if (actor.viewed !== undefined) return [];
  const [records, sections] = await Promise.all([recentRecords(services, actor), recentSections(services, actor)]);
  return [...records, ...sections].sort((a, b) => b.modified - a.modified);
}

async function answer(
  services: Services,
  actor: Actor,
  { search = '', kinds: requestedKinds, _limit }: SearchQuery,
  isGone: () => boolean,
): Promise<SearchAnswer> {
  const { text, filters } = readFilterWords(search);
  const kinds = kindsOf(requestedKinds);
  const limit = _limit ?? usual;
  if (text === '' && filters.length === 0) return { groups: [], recent: await recent(services, actor) };
  if (filters.length > 0 && filters.every(({ value }) => value === '') && text.length < shortestSearch)
    return { groups: [] };
  const synonyms = await synonymGroups(services.db, services.config.distributor);
  const synonymsUsed = withSynonyms(text.split(' '), synonyms).flatMap((part) => part.synonyms);
  const find = async (forgiving: boolean) => {
    const [records, documents] = await Promise.all([
      searchRecords(services, actor, { search: text, filters, synonyms, kinds, limit, forgiving }),
      // Documents have no status and no customer.
      kinds.has('document') && filters.length === 0
        ? findDocuments(services, actor, { search: text, limit: _limit ?? usualDocuments, forgiving, isGone })
        : [],
    ]);
    return { groups: [...records.groups, ...documents], filters: records.filters };
  };
  const exact = await find(false);
  const explanation = {
    ...(exact.filters.length > 0 && { filters: exact.filters }),
    ...(synonymsUsed.length > 0 && { synonyms: synonymsUsed }),
  };
  const isMeaningless = exact.filters.some(({ matches }) => matches.length === 0);
  if (exact.groups.length > 0 || isGone() || isMeaningless || text === '')
    return { groups: exact.groups, ...explanation };
  // What only looks alike is no hit beside what is one.
  const similar = await find(true);
  return { groups: similar.groups, ...(similar.groups.length > 0 && { similar: true }), ...explanation };
}

export const searchRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Own account'],
    summary:
      'What the caller may see of all kinds and all of his organisations, grouped; without a text what he opened last',
    querystring: searchQuery,
    response: { 200: searchAnswer, ...refusals },
  };
  app.get('/search', { schema }, ({ actor, query, raw }) =>
    readFromReplica(app.services, actor, (services) => answer(services, actor, query, () => raw.socket.destroyed)),
  );

  const miss = {
    tags: ['Own account'],
    summary: 'Counts a search without hits, without the caller',
    body: missBody,
    response: { 204: noContent, ...refusals },
  };
  app.post('/search/misses', { schema: miss }, async ({ body }, reply) => {
    const { db, clock } = app.services;
    const term = missTerm(body.search);
    if (term !== undefined) await countMiss(db, berlinDay(clock()), term);
    return reply.code(204).send(null);
  });
};
