import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writePageIndex } from './index-pages.ts';

/** Makes the marked pages of the site searchable without a server. */
export const pageSearch = (): AstroIntegration => ({
  name: 'page-search',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const pages = await writePageIndex(fileURLToPath(dir));
      logger.info(`${pages.length} pages can be searched`);
    },
  },
});
