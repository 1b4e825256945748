import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isPublicPage, rewritePages } from './rewrite-pages.ts';
import { usedStyles } from './used-styles.ts';

const link = /<link rel="stylesheet" href="([^"]+)">/g;
const forLater = (tag: string) => tag.replace('rel="stylesheet"', 'rel="prefetch" as="style"');
const styleSource = "style-src 'self'";

/**
 * Puts the styles that a page's own markup needs into the page, so that it is painted without another question to the
 * server, and the whole sheet behind the content, for what islands draw and for the pages after it; without an island it is
 * only fetched. The policy names the styles by their hash.
 */
export async function withFirstStyles(html: string, sheet: (href: string) => string): Promise<string> {
  const links = [...html.matchAll(link)];
  const [first] = links;
  if (!first) return html;
  const styles = (await Promise.all(links.map(([, href = '']) => usedStyles(sheet(href), html)))).join('');
  const hash = createHash('sha256').update(styles).digest('base64');
  if (!html.includes(styleSource)) throw new Error('The page has no policy that could name its styles');
  return html
    .replace(link, (tag) => (tag === first[0] ? `<style>${styles}</style>` : ''))
    .replace(styleSource, `${styleSource} 'sha256-${hash}'`)
    .replace(
      '</body>',
      `${links.map(([tag]) => (html.includes('<astro-island') ? tag : forLater(tag))).join('')}</body>`,
    );
}

/** For public pages, which visitors see first; the other pages then have the style sheet cached. */
async function putFirstStyles(site: string): Promise<number> {
  const sheets = new Map<string, string>();
  for (const name of await readdir(join(site, '_astro')))
    if (name.endsWith('.css')) sheets.set(`/_astro/${name}`, await readFile(join(site, '_astro', name), 'utf8'));
  return rewritePages(site, (html) =>
    isPublicPage(html) ? withFirstStyles(html, (href) => sheets.get(href) ?? '') : html,
  );
}

export const firstStyles = (): AstroIntegration => ({
  name: 'first-styles',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      logger.info(`${await putFirstStyles(fileURLToPath(dir))} pages have their first styles in them`);
    },
  },
});
