import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import site from './astro.config.mjs';

/** Builds nothing but the page of the parts, for its tests. */
export default defineConfig({
  ...site,
  srcDir: './src/parts',
  cacheDir: './node_modules/.cache/portal/parts/cache',
  integrations: [react(), astroI18next()],
});
