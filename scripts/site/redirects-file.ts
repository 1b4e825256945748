import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Netlify's rules; other hosts skip lines that they do not know. A stored choice comes as the cookie `nf_lang`, which
 * Netlify reads before `Accept-Language`. `!`: although there is a file.
 */
const rules = [
  '/        /index.html    200!  Language=de',
  '/        /en            302!  Language=en',
  '/404     /404.html      404!',
  '/en/404  /en/404.html   404!',
  '/en/*    /en/404.html   404',
  '/*       /404.html      404',
];

/** Writes `_redirects`: the language of a first visit and the page for unknown addresses (decision 1). */
export const redirectsFile = (): AstroIntegration => ({
  name: 'redirects-file',
  hooks: {
    'astro:build:done': ({ dir }) => writeFile(new URL('_redirects', dir), `${rules.join('\n')}\n`),
  },
});
