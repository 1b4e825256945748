import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), astroI18next()],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  security: { csp: true },
  vite: { plugins: [tailwind()] },
});
