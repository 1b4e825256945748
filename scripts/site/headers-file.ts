import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import {
  assetHeaders,
  cacheHeaders,
  pageCache,
  pageSearchHeaders,
  securityHeaders,
} from '#domain/site/security-headers.ts';

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** `/` depends on the language of the request, and the response for unknown addresses is no page. */
const notKept = new Set(['', '404']);

/** Addresses of pages by their first part, because hosts read a hundred rules at most: the page there, and all below it. */
const placesOf = (pages: readonly string[]) =>
  new Set(
    pages.map((page) => page.replace(/\/$/, '').replace(/^([^/]+)\/.+/, '$1/*')).filter((place) => !notKept.has(place)),
  );

/**
 * Lines of the file, `pages` as the build names them (`etc/tickets`). Hosts join the values of all matching rules, so a
 * cached path must match no second rule on caching; hosts revalidate everything else by default.
 */
export const headersOfSite = (pages: readonly string[]): string => {
  const cachedPaths = Object.entries(cacheHeaders).filter(([path]) => path !== '/*');
  const blocks = [
    block('/*', securityHeaders),
    block('/pagefind/*', pageSearchHeaders),
    block('/_astro/*', assetHeaders),
    ...cachedPaths.map(([path, value]) => block(path, { 'Cache-Control': value })),
    ...[...placesOf(pages)].map((place) => block(`/${place}`, { 'Cache-Control': pageCache })),
  ];
  return `${blocks.join('\n\n')}\n`;
};

/** Writes `dist/_headers`, from which static hosts send what the embedded server sends itself. */
export const headersFile = (): AstroIntegration => ({
  name: 'headers-file',
  hooks: {
    'astro:build:done': ({ dir, pages }) =>
      writeFile(new URL('_headers', dir), headersOfSite(pages.map(({ pathname }) => pathname))),
  },
});
