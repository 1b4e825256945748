import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
import { isRepository, repositories, tridOfPath } from '#domain/documents/library.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { searchLibrary } from '#server/library/search/search-library.ts';
import { viewOf } from '#server/queries/library/library-view.ts';
import { latestVisits } from '#server/queries/library/library-visits.ts';
import { titlesOfFoundations } from '#server/queries/session/foundations.ts';
import { kindsOf, recentRecords, searchRecords } from '#server/records/engine/search/search-records.ts';
import { type Actor, actFor } from '#server/session/actor.ts';
import { refusals } from '../common-schemas.ts';

/** The default number of hits per kind. */
const usual = 5;
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
  { search = '', kinds: requestedKinds, _limit: limit = usual }: SearchQuery,
  isGone: () => boolean,
): Promise<SearchAnswer> {
  const text = search.trim();
  const kinds = kindsOf(requestedKinds);
  if (text === '') return { groups: [], recent: await recent(services, actor) };
  if (text.length < shortestSearch) return { groups: [] };
  const find = async (forgiving: boolean): Promise<SearchGroup[]> => {
    const [records, documents] = await Promise.all([
      searchRecords(services, actor, { search: text, kinds, limit, forgiving }),
      kinds.has('document') ? findDocuments(services, actor, { search: text, limit, forgiving, isGone }) : [],
    ]);
    return [...records, ...documents];
  };
  const groups = await find(false);
  if (groups.length > 0 || isGone()) return { groups };
  // What only looks alike is no hit beside what is one.
  const similar = await find(true);
  return { groups: similar, ...(similar.length > 0 && { similar: true }) };
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
    answer(app.services, actor, query, () => raw.socket.destroyed),
  );
};
