import type * as z from 'zod/mini';
import { type ContentHits, contentHits, type contentSearch } from '../contract/content/content-search.ts';
import type { SnippetPart } from '../contract/file.ts';
import { get } from './http.ts';

/** A part of a page that matches, with the address that leads to it. */
interface PagePart {
  title: string;
  url: string;
  excerpt: SnippetPart[];
}

/** A page of the site that matches. */
export interface PageHit extends PagePart {
  /** Its chapters that match, best first; none where the page has no chapters. */
  chapters: PagePart[];
}

export interface PageHits {
  items: PageHit[];
  total: number;
}

interface Excerpt {
  excerpt: string;
  url: string;
}
interface Fragment extends Excerpt {
  meta: { title?: string };
  sub_results: (Excerpt & { title: string; anchor?: object })[];
}
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  search(text: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
}

const address = '/pagefind/pagefind.js';
let loading: Promise<Pagefind> | undefined;
let failures = 0;

async function load(): Promise<Pagefind> {
  // The build makes the index after the code, so that no module of this name is known to it. Browsers keep a failed
  // module under its address.
  const pagefind: Pagefind = await import(/* @vite-ignore */ failures > 0 ? `${address}?again=${failures}` : address);
  await pagefind.options({ excerptLength: 24 });
  return pagefind;
}

/** Reads an excerpt, in which matches are marked and the text is escaped. */
export function readExcerpt(markup: string): SnippetPart[] {
  return markup
    .split(/(<mark>.*?<\/mark>)/s)
    .map((part) => ({ text: part.replace(/<\/?mark>/g, '').replaceAll('&lt;', '<'), mark: part.startsWith('<mark>') }))
    .filter(({ text }) => text !== '');
}

/** Reads an excerpt without the heading with which it begins where that stands above it anyway. */
export function excerptBelow(title: string, markup: string): SnippetPart[] {
  const parts = readExcerpt(markup);
  const whole = parts.map(({ text }) => text).join('');
  let over = whole.startsWith(title) ? whole.length - whole.slice(title.length).replace(/^[\s.:]+/, '').length : 0;
  return parts.flatMap(({ text, mark }) => {
    const left = text.slice(over);
    over = Math.max(0, over - text.length);
    return left === '' ? [] : [{ text: left, mark }];
  });
}

const chaptersShown = 3;

const hitOf = ({ url, meta, excerpt, sub_results: parts }: Fragment): PageHit => ({
  title: meta.title ?? url,
  url,
  excerpt: excerptBelow(meta.title ?? '', excerpt),
  chapters: parts
    .filter(({ anchor }) => anchor)
    .slice(0, chaptersShown)
    .map((part) => ({ title: part.title, url: part.url, excerpt: excerptBelow(part.title, part.excerpt) })),
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether an excerpt marks something of what was searched. Where nothing begins as typed, the index answers with ever shorter beginnings. */
export function isMeant(searched: string, excerpts: readonly string[]): boolean {
  const marked = excerpts.flatMap((excerpt) =>
    readExcerpt(excerpt).flatMap(({ text, mark }) => (mark ? wordsOf(text) : [])),
  );
  return wordsOf(searched).some((word) => marked.some((markedWord) => markedWord.length * 2 > word.length));
}

/** In which language, and on behalf of which organisation. */
type Reader = Pick<z.input<typeof contentSearch>, '_lang' | '_foundation'>;

const nothing: ContentHits = { items: [], replaced: [] };

/** The hits of the index without what the server says instead, after the server's. */
export function mergeHits({ items, total }: PageHits, { items: served, replaced }: ContentHits): PageHits {
  const isReplaced = (url: string) =>
    replaced.some((one) => url === one || (!one.includes('#') && url.startsWith(`${one}/`)));
  const pathOf = (url: string) => url.replace(/(?:\.html)?(?=#|$)/, '');
  const left = items.flatMap((hit) => {
    if (isReplaced(pathOf(hit.url))) return [];
    const chapters = hit.chapters.filter(({ url }) => !isReplaced(pathOf(url)));
    return chapters.length === 0 && hit.chapters.length > 0 ? [] : [{ ...hit, chapters }];
  });
  return {
    items: [...served.map((hit) => ({ ...hit, chapters: [] })), ...left],
    total: total - (items.length - left.length) + served.length,
  };
}

/**
 * Pages of the site in the language of this page, best first; `limit` of them with their texts. The index is loaded with
 * the first search.
 */
export async function searchPages(text: string, limit: number, reader: Reader): Promise<PageHits> {
  loading ??= load();
  const query = { search: text, ...reader };
  // Without the server the pages of the build are still found.
  const served = get('/content-search', query, contentHits).catch(() => nothing);
  try {
    const { results } = await (await loading).search(text);
    const pageResults = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    const matchingPages = pageResults.filter((one) =>
      isMeant(
        text,
        [one, ...one.sub_results].map(({ excerpt }) => excerpt),
      ),
    );
    const total = results.length - pageResults.length + matchingPages.length;
    return mergeHits({ items: matchingPages.map(hitOf), total }, await served);
  } catch (cause) {
    failures += 1;
    loading = undefined;
    throw cause;
  }
}
