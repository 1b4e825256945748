import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root, runIn } from '../command.ts';

/** Where a code host answers calls, and where its pictures of people lie. */
export interface CmsHosts {
  readonly api: readonly string[];
  readonly images: readonly string[];
}

/** Nothing from elsewhere but the code host; styles are written by the page's own scripts as they run. */
const cmsPolicy = ({ api, images }: CmsHosts): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    ['connect-src', "'self'", 'data:', 'blob:', ...api].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const cmsHeaders = (hosts: CmsHosts): Record<string, string> => ({
  'Content-Security-Policy': cmsPolicy(hosts),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // The sign-in window of the code host reports back to the window that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});

const page = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Inhalte pflegen</title>
    <script type="module" src="./editing-page.js"></script>
  </head>
  <body></body>
</html>
`;

const work = join(root, 'node_modules/.cache/portal/editing-page');
const packageFolder = join(root, 'scripts/cms/package');

/** Installs Sveltia CMS, in the version and with the check sums that its lock file names, where it is not yet there. */
async function installCms(): Promise<void> {
  const lock = readFileSync(join(packageFolder, 'package-lock.json'), 'utf8');
  const present = join(work, 'package-lock.json');
  if (existsSync(join(work, 'node_modules')) && existsSync(present) && readFileSync(present, 'utf8') === lock) return;
  cpSync(packageFolder, work, { recursive: true });
  const code = await runIn(work, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error('Sveltia CMS could not be installed; the lines above say why.');
}

const fontAddress = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)[^/]*\/[^)"'`\s]+\.woff2/g;

/** Sveltia CMS brings its fonts but asks a CDN for them; here they come from beside the page. */
function bringFonts(folder: string): void {
  const assetsFolder = join(work, 'node_modules/@sveltia/cms/npm/assets');
  const fonts = readdirSync(assetsFolder).filter((name) => name.endsWith('.woff2'));
  const script = join(folder, 'editing-page.js');
  const text = readFileSync(script, 'utf8').replace(fontAddress, (_address, family: string) => {
    const font = fonts.find((name) => name.startsWith(`${family}-`));
    if (!font) throw new Error(`Sveltia CMS does not bring the font ${family}.`);
    cpSync(join(assetsFolder, font), join(folder, 'fonts', font));
    return `./fonts/${font}`;
  });
  writeFileSync(script, text);
}

/** Writes the editing page into a folder: its page, its scripts with all they need, and the headers that a host must send. */
export async function buildCms(folder: string, config: object, hosts: CmsHosts): Promise<void> {
  await installCms();
  mkdirSync(folder, { recursive: true });
  const entry = join(work, 'editing-page.js');
  writeFileSync(
    entry,
    `import cms from '@sveltia/cms';\ncms.init({ config: ${JSON.stringify({ load_config_file: false, ...config })} });\n`,
  );
  await build({
    configFile: false,
    root: work,
    base: './',
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: entry, output: { entryFileNames: 'editing-page.js' } },
    },
  });
  bringFonts(folder);
  writeFileSync(join(folder, 'index.html'), page);
  const lines = Object.entries(cmsHeaders(hosts)).map(([name, value]) => `  ${name}: ${value}`);
  writeFileSync(join(folder, '_headers'), `/*\n${lines.join('\n')}\n`);
}
