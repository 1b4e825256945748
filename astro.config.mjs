import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { buildSettings } from './scripts/site/build-settings.ts';
import { contentCheck } from './scripts/site/content-check.ts';
import { firstStyles } from './scripts/site/first-styles.ts';
import { headersFile } from './scripts/site/headers-file.ts';
import { inlineScripts } from './scripts/site/inline-scripts.ts';
import { keptAssets } from './scripts/site/kept-assets.ts';
import { pageSearch } from './scripts/site/page-search.ts';
import { partsPage } from './scripts/site/parts-page.ts';
import { precompress } from './scripts/site/precompress.ts';
import { preloads } from './scripts/site/preloads.ts';
import { reactIslands } from './scripts/site/react-islands.ts';
import { redirectsFile } from './scripts/site/redirects-file.ts';
import { scriptsLast } from './scripts/site/scripts-last.ts';
import { securityTextFile } from './scripts/site/security-text-file.ts';
import { sharedChunks } from './scripts/site/shared-chunks.ts';
import { buildOfClone, buildText } from './server/core/build.ts';
import { variantNamed } from './src/contract/brand/variant.ts';
import { formatPhone } from './src/contract/numbering/phone-number.ts';

process.env.PUBLIC_APP_LABEL = variantNamed(process.env.PUBLIC_APP_LABEL, process.env.PUBLIC_VARIANTS);
// Public pages show the hotline without loading a numbering plan, so the build formats it here from any notation.
if (process.env.PUBLIC_HOTLINE) process.env.PUBLIC_HOTLINE = formatPhone(process.env.PUBLIC_HOTLINE);

const origin = (url) => (url && URL.canParse(url) ? [new URL(url).origin] : []);
const { PUBLIC_API_BASE, PUBLIC_CONSENT_SCRIPT_URL } = process.env;
const api = origin(PUBLIC_API_BASE);
// Decision 10: nothing from third parties unless the configuration names it.
const consent = origin(PUBLIC_CONSENT_SCRIPT_URL);
const sources = (...extra) => ["'self'", ...extra].join(' ');

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // The last three run in this order: written files are compressed first, then compressed files are kept.
  integrations: [
    contentCheck(),
    partsPage(),
    buildSettings(),
    reactIslands(),
    astroI18next(),
    // Before the sheets that come behind the content, which a script would wait for.
    scriptsLast(),
    firstStyles(),
    preloads(),
    headersFile(),
    redirectsFile(),
    securityTextFile(),
    pageSearch(),
    precompress(),
    keptAssets(),
  ],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `connect-src ${sources(...api, ...consent)}`,
        // The logo of the brand comes from the API.
        `img-src ${sources('data:', 'blob:', ...api, ...consent)}`,
        "font-src 'self'",
        "manifest-src 'self'",
        // Pages with films name their host themselves.
        ...(consent.length > 0 ? [`frame-src ${consent.join(' ')}`] : []),
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'", ...consent] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    define: { 'import.meta.env.BUILD': JSON.stringify(buildText(buildOfClone())) },
    plugins: [tailwind(), inlineScripts(), sharedChunks()],
  },
});
