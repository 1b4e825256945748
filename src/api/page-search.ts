import type { SnippetPart } from '../contract/file.ts';

/** A part of a page that matches, with the address that leads to it. */
export interface PagePart {
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

const chaptersShown = 3;

const hitOf = ({ url, meta, excerpt, sub_results: parts }: Fragment): PageHit => ({
  title: meta.title ?? url,
  url,
  excerpt: readExcerpt(excerpt),
  chapters: parts
    .filter(({ anchor }) => anchor)
    .slice(0, chaptersShown)
    .map((part) => ({ title: part.title, url: part.url, excerpt: readExcerpt(part.excerpt) })),
});

/**
 * Pages of the site in the language of this page, best first; `limit` of them with their texts. The index is loaded with
 * the first search.
 */
export async function searchPages(text: string, limit: number): Promise<PageHits> {
  loading ??= load();
  try {
    const { results } = await (await loading).search(text);
    const shown = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return { items: shown.map(hitOf), total: results.length };
  } catch (cause) {
    failures += 1;
    loading = undefined;
    throw cause;
  }
}
