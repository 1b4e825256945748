import type { ContentHits } from '#contract/content/content-search.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf, href, type Locale, localePath, type RouteName, routes } from '#domain/access/routes.ts';
import { matchText } from '#domain/content/text-match.ts';
import type { BuiltContent, BuiltEntry } from './built-content.ts';
import { isVisible } from './visible-entries.ts';

interface Shown {
  readonly route: RouteName;
  /** Where an entry stands that the server answers. */
  readonly urlOf: (id: string, locale: Locale) => string;
  /** Where the site has it. */
  readonly pageOf: (id: string, locale: Locale) => string;
}

const nameOf = (id: string) => id.split('/')[0] ?? id;
const chapterOf = (route: RouteName) => (id: string, locale: Locale) => `${href(route, locale)}#${nameOf(id)}`;
const below = (route: RouteName) => (id: string, locale: Locale) =>
  localePath(`${routes[route].path}/${nameOf(id)}`, locale);

/** Where entries are read. */
const pages = {
  help: { route: 'Help', urlOf: chapterOf('Help'), pageOf: chapterOf('Help') },
  tutorials: {
    route: 'TutorialEntry',
    urlOf: (id, locale) => href('TutorialEntry', locale, { id }),
    pageOf: below('Tutorials'),
  },
  academy: {
    route: 'EtcAcademyCourse',
    urlOf: (id, locale) => href('EtcAcademyCourse', locale, { id: nameOf(id) }),
    pageOf: below('EtcAcademyOverview'),
  },
  newsletters: { route: 'Newsletters', urlOf: chapterOf('Newsletters'), pageOf: chapterOf('Newsletters') },
  'network-operators': {
    route: 'EtcNetworkOperators',
    urlOf: chapterOf('EtcNetworkOperators'),
    pageOf: chapterOf('EtcNetworkOperators'),
  },
} as const satisfies Record<string, Shown>;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What readers see of an entry; solutions of questions are none of it. */
function textOf(entry: Record<string, unknown>): string {
  const { description, html, text, chapters } = entry;
  const own = [description, text].filter((one) => typeof one === 'string');
  const inside = Array.isArray(chapters)
    ? (chapters as { title: string; lessons: Record<string, unknown>[] }[]).flatMap(({ title, lessons }) => [
        title,
        ...lessons.flatMap((lesson) => [String(lesson['title'] ?? ''), textOf(lesson)]),
      ])
    : [];
  return [...own, typeof html === 'string' ? plain(html) : '', ...inside].filter(Boolean).join(' ');
}

interface Search {
  readonly search: string;
  readonly locale: Locale;
  readonly roles: readonly string[];
  readonly now: number;
}

/** Texts that the site does not have as they are now: edited, new, or not for everybody; as far as the caller may see them. */
export async function searchContent(
  content: BuiltContent,
  { search, locale, roles, now }: Search,
): Promise<ContentHits> {
  const hits: (ContentHits['items'][number] & { readonly inTitle: number })[] = [];
  const replaced: string[] = [];
  for (const [collection, { route, urlOf, pageOf }] of Object.entries(pages) as [keyof typeof pages, Shown][]) {
    const served = await content.serve(collection);
    replaced.push(...served.replaced.map((id) => pageOf(id, locale)));
    if (!mayAccess(accessOf(route), roles, '')) continue;
    const isServed = ({ restricted }: BuiltEntry) => collection === 'help' || restricted;
    for (const entry of served.entries.filter((one) => isServed(one) && isVisible(one, roles, now))) {
      const title = String(entry[locale]['title'] ?? '');
      const match = matchText(search, title, textOf(entry[locale]));
      if (match) hits.push({ title, url: urlOf(entry.id, locale), ...match });
    }
  }
  const items = hits.sort((a, b) => b.inTitle - a.inTitle).map(({ inTitle: _rank, ...hit }) => hit);
  return { items, replaced };
}
