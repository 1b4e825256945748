import type { AstroIntegration } from 'astro';

/** Shows the parts of `islands/ui` in their states at `/parts` during development; the site has no such page. */
export const partsPage = (): AstroIntegration => ({
  name: 'parts-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/[...locale]/parts', entrypoint: './src/parts/pages/[...locale]/parts.astro' });
    },
  },
});
