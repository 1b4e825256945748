import { maxFound, type SearchAnswer, type SearchGroup } from '#contract/search/search.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { matchNames } from '#domain/search/match-names.ts';
import { openActionsFor } from '#domain/search/open-actions.ts';
import { actionsFor, type Caller, type PortalActionId, pageLabels, pagesFor } from '#domain/search/portal-actions.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import dePalette from '#i18n/de/palette.json';
import deRoutes from '#i18n/de/routes.json';
import enPalette from '#i18n/en/palette.json';
import enRoutes from '#i18n/en/routes.json';
import { filterProposals } from './filter-proposals.ts';
import { hitItem, type ResultItem } from './result-item.ts';

export interface ResultGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ResultItem[];
}

/** With a text typed, what the server finds must not stand below a page of pages. */
const maxMatching = 3;

const searchHref = (search: string, kind?: string) =>
  href('Search', pageLocale(), { search, ...(kind !== undefined && kind !== 'document' && { kind }) });

function groupOf({ kind, total, items }: SearchGroup, text: string, trid: string | undefined): ResultGroup {
  const t = texts('palette');
  const totalText = total > maxFound ? `${maxFound}+` : String(total);
  const more: ResultItem[] =
    total > items.length
      ? [
          {
            id: `more-${kind}`,
            kind: 'all',
            label: t('moreOf', { kind: t(`kind.${kind}`), total: totalText }),
            href: searchHref(text, kind),
          },
        ]
      : [];
  return { id: kind, title: t(`kind.${kind}`), items: [...items.map((hit) => hitItem(hit, trid)), ...more] };
}

/** Names in both languages, whichever the page speaks. */
const otherTitles = (route: RouteName) => `${deRoutes[route]} ${enRoutes[route]}`;
const otherNames = (id: PortalActionId) => `${dePalette.action[id]} ${enPalette.action[id]}`;

function namedActions(caller: Caller) {
  const t = texts('palette');
  return actionsFor(caller).map((action) => ({
    name: t(`action.${action.id}`),
    words: `${otherNames(action.id)} ${action.words}`,
    item: {
      id: `action-${action.id}`,
      kind: 'action' as const,
      label: t(`action.${action.id}`),
      ...('does' in action ? { does: action.does } : { href: href(action.route, pageLocale()) }),
    },
  }));
}

function namedPages(caller: Caller) {
  const [shell, routes, locale] = [texts('shell'), texts('routes'), pageLocale()];
  return pagesFor(locale, caller).map((link) => {
    const label = link.label ? shell(`entries.${link.label}`) : routes(link.route);
    return {
      name: label,
      words: `${otherTitles(link.route)} ${pageLabels[link.route] ?? ''}`,
      item: {
        id: `page-${link.route}-${link.label ?? ''}`,
        kind: 'page' as const,
        label,
        href: href(link.route, locale, link.query),
      },
    };
  });
}

/** The group that stands there where nothing was found. */
export const helpGroup = 'help';

/** What can be done to the record that the page shows. */
function namedOpenActions(caller: Caller, open: ResultState['open']) {
  const t = texts('palette');
  return (open ? openActionsFor(open.route, caller) : [])
    .filter(({ route }) => route !== undefined || open?.hasField)
    .map(({ id, route, words }) => ({
      name: t(`action.${id}`),
      words: `${dePalette.action[id]} ${enPalette.action[id]} ${words}`,
      item: {
        id: `action-${id}`,
        kind: 'action' as const,
        label: t(`action.${id}`),
        ...(route ? { href: href(route, pageLocale(), { customer: open?.id }) } : { does: 'writeMessage' as const }),
      },
    }));
}

interface ResultState {
  readonly text: string;
  /** The answer to this text, or to an earlier one while it is on its way. */
  readonly answer: SearchAnswer | undefined;
  /** The server has nothing more to say: then names with typing errors count too. */
  readonly settled: boolean;
  /** Nothing was found, which the server has said. */
  readonly isNone: boolean;
  readonly caller: Caller;
  readonly trid: string | undefined;
  /** The record that the page shows, and whether something can be written to it there. */
  readonly open: { readonly route: RouteName; readonly id: string; readonly hasField: boolean } | undefined;
}

const withItems = (groups: readonly ResultGroup[]) => groups.filter(({ items }) => items.length > 0);
const itemsOf = (matchEntries: readonly { readonly item: ResultItem }[]) => matchEntries.map(({ item }) => item);

/** All choices: recent records, actions and pages before the user types, then the matches. */
export function resultGroups({ text, answer, settled, isNone, caller, trid, open }: ResultState): ResultGroup[] {
  const t = texts('palette');
  const [here, pages] = [namedOpenActions(caller, open), namedPages(caller)];
  const actions = namedActions(caller);
  if (text === '') {
    const recent = (answer?.recent ?? []).map((hit) => hitItem(hit, trid));
    return withItems([
      { id: 'open', title: t('here'), items: itemsOf(here) },
      { id: 'recent', title: t('recent'), items: recent },
      { id: 'actions', title: t('actions'), items: itemsOf(actions) },
      { id: 'pages', title: t('pages'), items: itemsOf(pages) },
    ]);
  }
  const answerGroups = (answer?.groups ?? []).map((group) => groupOf(group, text, trid));
  const forgiving = settled && answerGroups.length === 0;
  const all: ResultItem = { id: 'all', kind: 'all', label: t('all', { text }), href: searchHref(text) };
  const proposals = filterProposals(text, answer?.filters);
  const groups = withItems([
    { id: 'filters', title: t('filters'), items: proposals.values },
    { id: 'open', title: t('here'), items: itemsOf(matchNames(here, text, forgiving)).slice(0, maxMatching) },
    { id: 'actions', title: t('actions'), items: itemsOf(matchNames(actions, text, forgiving)).slice(0, maxMatching) },
    { id: 'pages', title: t('pages'), items: itemsOf(matchNames(pages, text, forgiving)).slice(0, maxMatching) },
    ...answerGroups,
    { id: 'filterNames', title: t('filters'), items: proposals.names },
    { id: 'rest', title: t('more'), items: answerGroups.length > 0 ? [all] : [] },
  ]);
  if (groups.length > 0 || !isNone) return groups;
  // Without a hit, the user can contact support.
  const ask = itemsOf(actions).filter(({ id }) => id === 'action-newTicket');
  return withItems([{ id: helpGroup, title: t('help'), items: ask }]);
}
