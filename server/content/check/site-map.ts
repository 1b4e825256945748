import Slugger from 'github-slugger';
import { barePath, type Locale, localePath, routes } from '#domain/access/routes.ts';
import { headingsOf } from './plain-markdown.ts';

/** A content file: its path below `src/content`, and all of its text. */
export interface ContentFile {
  readonly path: string;
  readonly source: string;
}

/**
 * What is there beside the content: pages such as `/etc/tickets`, with `[course]`, `[lesson]` and `[tutorial]` for the names
 * of entries, and public files such as `/operators/vf.svg`.
 */
export interface Surroundings {
  readonly pages: ReadonlySet<string>;
  readonly publicFiles: ReadonlySet<string>;
}

export interface SiteMap extends Surroundings {
  /** Anchors of a page with texts from content, by language; undefined for other pages. */
  anchorsOf(page: string, language: Locale): ReadonlySet<string> | undefined;
}

/** Addresses that headings get, in their order. */
export function slugsOf(markdown: string): string[] {
  const slugger = new Slugger();
  return headingsOf(markdown).map(({ text }) => slugger.slug(text));
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
const below = (source: string) => source.replace(/^---[\s\S]*?\n---[ \t]*\r?\n/, '');

/** Pages that show the text of one file. */
const textPages: Record<string, string> = {
  imprint: routes.Imprint.path,
  privacy: routes.Privacy.path,
  accessibility: routes.Accessibility.path,
  terms: routes.TermsOfUse.path,
};

/** The page and the anchors that a file brings. */
function anchorsIn({ path, source }: ContentFile): { page: string; anchors: string[] } | undefined {
  const name = nameOf(path);
  if (path.startsWith('help/'))
    return { page: routes.Help.path, anchors: [name, 'contact', ...slugsOf(below(source))] };
  if (path.startsWith('network-operators/')) return { page: routes.EtcNetworkOperators.path, anchors: [name] };
  const page = path.startsWith('legal/') ? textPages[name] : undefined;
  return page ? { page, anchors: slugsOf(below(source)) } : undefined;
}

/** Content files behind pages of which each has one, with the names in their addresses. */
const pagesWithEntries = [
  { param: '[tutorial]', file: /^tutorials\/de\/(?<tutorial>[^/]+)\.md$/ },
  { param: '[course]', file: /^academy\/de\/(?<course>[^/]+)\/(?<lesson>[^/]+)\.md$/ },
];

/** `/etc/academy/[course]` for each course; a page of its own is itself. */
function addressesOf(page: string, files: readonly ContentFile[]): string[] {
  const kind = pagesWithEntries.find(({ param }) => page.includes(param));
  if (!kind) return [page];
  return files.flatMap(({ path }) => {
    const names = kind.file.exec(path)?.groups;
    return names ? [page.replace(/\[(\w+)\]/g, (param, name) => names[name] ?? param)] : [];
  });
}

export function siteMap(files: readonly ContentFile[], surroundings: Surroundings): SiteMap {
  const anchors = new Map<string, Set<string>>();
  for (const file of files) {
    const fileAnchors = anchorsIn(file);
    if (!fileAnchors) continue;
    // Where an English file is missing the German one is shown.
    for (const language of file.path.includes('/en/') ? (['en'] as const) : (['de', 'en'] as const)) {
      const key = localePath(fileAnchors.page, language);
      anchors.set(key, new Set([...(anchors.get(key) ?? []), ...fileAnchors.anchors]));
    }
  }
  const pages = [...surroundings.pages].flatMap((page) => addressesOf(page, files));
  return {
    ...surroundings,
    pages: new Set(pages),
    anchorsOf: (page, language) => anchors.get(localePath(barePath(page), language)),
  };
}

/** Anchors of the page on which the text of a file stands among others; undefined where its own headings are all. */
export function ownAnchors(path: string, language: Locale, map: SiteMap): ReadonlySet<string> | undefined {
  if (path.startsWith('help/')) return map.anchorsOf(routes.Help.path, language);
  const page = path.startsWith('legal/') ? textPages[nameOf(path)] : undefined;
  return page === undefined ? undefined : map.anchorsOf(page, language);
}
