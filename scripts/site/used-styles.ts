import { PurgeCSS } from 'purgecss';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#38;': '&',
  '&#34;': '"',
};

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, matchedText = '']) => matchedText)),
];

/** Elements and classes that a page has; `purgecss` alone would look for words and know no entities. */
const namesIn = (html: string) => ({
  tags: ['html', 'body', ...all(html, /<([a-z][\w-]*)/g)],
  classes: all(html, /\sclass="([^"]*)"/g).flatMap((list) =>
    list.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  ),
  ids: all(html, /\sid="([^"]*)"/g),
  attributes: { names: [], values: [] },
  undetermined: [],
});

/** Layers rank by where they are named first, those too from which nothing is left. */
function layersOf(css: string): string {
  const names = new Set(all(css, /@layer ([\w\s,-]+)[{;]/g).flatMap((list) => list.split(',')));
  return names.size > 0 ? `@layer ${[...names].join()};` : '';
}

const registered = /@property (--[\w-]+)\{[^}]*\}/g;

/** Registered properties that nothing names; a browser works each of them out before it paints. */
function withoutUnnamed(css: string): string {
  const usedProperties = new Set(all(css.replace(registered, ''), /(--[\w-]+)/g));
  return css.replace(registered, (rule, name: string) => (usedProperties.has(name) ? rule : ''));
}

/** The part of a style sheet that can match the elements in a page's markup, in any state. */
export async function usedStyles(css: string, html: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css.replace(/\/\*[\s\S]*?\*\//g, '') }],
    defaultExtractor: namesIn,
    // Attributes come and go while one looks.
    dynamicAttributes: all(css, /\[([\w-]+)/g),
    keyframes: true,
    variables: true,
  });
  return layersOf(css) + withoutUnnamed(used?.css ?? '');
}
