import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isPublicPage, rewritePages } from './rewrite-pages.ts';

const inlineScript = /<script(?![^>]* (?:src|data-in-place)\b)[^>]*>[\s\S]*?<\/script>/g;

/**
 * Puts the inline scripts of a public page's body behind all of its content, in their order: each that stands before it makes
 * the parser stop and the browser paint what is there, so that the text comes in a later frame than the bar. Scripts with
 * `data-in-place` stay.
 */
export function withScriptsLast(html: string): string {
  if (!isPublicPage(html)) return html;
  const start = html.indexOf('<body');
  const scripts: string[] = [];
  const body = html.slice(start).replace(inlineScript, (script) => {
    scripts.push(script);
    return '';
  });
  return html.slice(0, start) + body.replace('</body>', () => `${scripts.join('')}</body>`);
}

export const scriptsLast = (): AstroIntegration => ({
  name: 'scripts-last',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      logger.info(
        `${await rewritePages(fileURLToPath(dir), withScriptsLast)} pages have their scripts behind their content`,
      );
    },
  },
});
