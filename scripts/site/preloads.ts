import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, matchedText = '']) => matchedText);

/** Scripts that these need to run, themselves among them. */
async function withImports(site: string, starts: readonly string[]): Promise<Set<string>> {
  const scriptPaths = new Set<string>();
  const add = async (path: string): Promise<void> => {
    if (scriptPaths.has(path)) return;
    scriptPaths.add(path);
    const text = await readFile(join(site, path), 'utf8');
    for (const next of all(text, /(?:\bfrom|\bimport)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g))
      await add(posix.join(posix.dirname(path), next));
  };
  for (const start of starts) await add(start);
  return scriptPaths;
}

/** The texts of the islands: what stands before them is there before any island starts. */
const texts = '<script id="texts"';

/**
 * Lists the first scripts of a page's islands, so that all of them load at once instead of one after the other: before
 * the islands and after the header bar, because ten links in the head delayed its paint. Only if every island starts at
 * once; otherwise the scripts load after the page.
 */
export async function withPreloads(html: string, site: string): Promise<string> {
  if (!html.includes('client="only"')) return html;
  const paths = await withImports(site, all(html, /(?:component-url|renderer-url)="([^"]+\.js)"/g));
  const links = [...paths].map((path) => `<link rel="modulepreload" href="${path}">`).join('');
  if (!html.includes(texts)) throw new Error('The page has islands without texts');
  return html.replace(texts, links + texts);
}

export const putPreloads = (site: string): Promise<number> => rewritePages(site, (html) => withPreloads(html, site));

export const preloads = (): AstroIntegration => ({
  name: 'preloads',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      logger.info(`${await putPreloads(fileURLToPath(dir))} pages name their scripts`);
    },
  },
});
