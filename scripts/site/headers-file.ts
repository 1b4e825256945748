import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import {
  assetHeaders,
  cacheHeaders,
  pageSearchHeaders,
  securityHeaders,
} from '../../src/domain/site/security-headers.ts';

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Lines of the file. Hosts join the values of all rules that fit, so that what is kept for good must fit no second rule
 * on caching; everything else they ask for anew by themselves.
 */
export const headersOfSite = (): string => {
  const kept = Object.entries(cacheHeaders).filter(([path]) => path !== '/*');
  const blocks = [
    block('/*', securityHeaders),
    block('/pagefind/*', pageSearchHeaders),
    block('/_astro/*', assetHeaders),
    ...kept.map(([path, value]) => block(path, { 'Cache-Control': value })),
  ];
  return `${blocks.join('\n\n')}\n`;
};

/** Writes `dist/_headers`, from which static hosts send what the embedded server sends itself. */
export const headersFile = (): AstroIntegration => ({
  name: 'headers-file',
  hooks: {
    'astro:build:done': ({ dir }) => writeFile(new URL('_headers', dir), headersOfSite()),
  },
});
